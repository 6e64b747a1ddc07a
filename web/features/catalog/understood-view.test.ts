import { describe, expect, test } from 'vitest'
import type { SearchUnderstood } from '#contract/search.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import {
  isNotUnderstood,
  looksLikeVin,
  namedVehicle,
  namesVehicle,
  readsAlike,
  toUnderstoodView,
} from './understood-view.ts'

const nothing: SearchUnderstood = {
  mentions: [],
  types: [],
  words: [],
  unknown: [],
  relaxed: false,
  contradicting: 0,
}
const mention = (
  kind: SearchUnderstood['mentions'][number]['kind'],
  typed: string,
  label: string,
  without = '',
) => ({ kind, typed, label, without })

const vin: DecodedVehicle = {
  vin: 'JTMHV05J704012345',
  make: { _id: '1', name: 'Toyota', label: 'تويوتا' },
  region: 'JP',
  checkDigit: 'unused',
  confidence: 'high',
}

describe('the understood text', () => {
  test.each([
    ['brake pad', 'Brake Pads', true],
    ['TOYOTA', 'Toyota', true],
    ['x trail', 'X-Trail', true],
    ['fahmat', 'Brake Pads', false],
    ['فحمات', 'فحمات فرامل', false],
  ])('"%s" for "%s"', (typed, label, alike) => expect(readsAlike(typed, label)).toBe(alike))

  test('is shown only when it differs', () => {
    const mentions = [
      mention('part', 'fahmat', 'Brake Pads', 'patrol'),
      mention('model', 'patrol', 'Patrol', 'fahmat'),
    ]
    const view = toUnderstoodView({ ...nothing, mentions }, 'en')
    expect(view.mentions).toEqual([
      { kind: 'part', label: 'Brake Pads', typed: 'fahmat', without: 'patrol' },
      { kind: 'model', label: 'Patrol', without: 'fahmat' },
    ])
    expect(view.vehicle).toBeUndefined()
  })
})

test('a single part type leaves no choice, and causes are distinguished from types', () => {
  const types = [
    { label: 'Brake Pads', search: 'brake pads' },
    { label: 'Brake Discs', search: 'brake discs' },
  ]
  const of = (some: typeof types, kind: 'part' | 'symptom') =>
    toUnderstoodView({ ...nothing, types: some, mentions: [mention(kind, 'x', 'y')] }, 'en')
  expect(of(types.slice(0, 1), 'part').types).toEqual([])
  expect(of(types, 'part')).toMatchObject({ types, causes: false })
  expect(of(types, 'symptom')).toMatchObject({ types, causes: true })
})

describe('a vehicle', () => {
  const inText = (vehicle: DecodedVehicle) => ({
    ...nothing,
    vehicle,
    mentions: [mention('vehicle', vehicle.vin, 'Toyota', 'brake pads')],
  })
  const models = [{ _id: '7', name: 'Hilux', label: 'هايلكس' }]

  test('has the text without its number', () => {
    expect(toUnderstoodView(inText(vin), 'en').vehicle?.rest).toBe('brake pads')
    expect(toUnderstoodView({ ...nothing, vehicle: vin }, 'en').vehicle?.rest).toBe('')
  })

  test('of an unknown model has the models of its make', () => {
    expect(toUnderstoodView(inText(vin), 'en', models).vehicle).toMatchObject({
      anyModel: true,
      models: [{ name: 'Hilux', label: 'هايلكس' }],
    })
  })

  test('of several models has those', () => {
    const several = { ...vin, models: [...models, { _id: '8', name: 'Prado', label: 'برادو' }] }
    expect(toUnderstoodView(inText(several), 'en', models).vehicle).toMatchObject({
      anyModel: false,
      models: [{ name: 'Hilux' }, { name: 'Prado' }],
    })
  })
})

test('a vehicle is named when no doubt is left about its model', () => {
  const make = { _id: '1', name: 'Toyota', label: 'تويوتا' }
  const of = (understood: Partial<SearchUnderstood>) =>
    namedVehicle(toUnderstoodView({ ...nothing, ...understood }, 'ar'), 'ar')
  const model = { _id: '2', name: 'Hilux', label: 'هايلكس' }
  const car = { make, model, year: 2015, without: '' }
  expect(of({ car })).toMatchObject({ make, model, year: 2015, language: 'ar' })
  expect(of({ car: { make, without: '' } })).toBeUndefined()
  expect(of({})).toBeUndefined()
})

test('unknown words are nonsense when nothing is found; a make names a vehicle', () => {
  const of = (...mentions: SearchUnderstood['mentions']) =>
    toUnderstoodView({ ...nothing, mentions }, 'en')
  expect(isNotUnderstood(of())).toBe(true)
  expect(isNotUnderstood(of(mention('word', 'zz', 'zz')))).toBe(true)
  expect(
    isNotUnderstood(of(mention('position', 'front', 'Front'), mention('word', 'zz', 'zz'))),
  ).toBe(true)
  expect(isNotUnderstood(of(mention('tier', 'original', 'Genuine')))).toBe(true)
  expect(isNotUnderstood(of(mention('part', 'zz', 'zz')))).toBe(false)
  expect(namesVehicle(of(mention('part', 'pads', 'Brake Pads')))).toBe(false)
  expect(namesVehicle(of(mention('make', 'toyota', 'Toyota')))).toBe(true)
})

test.each([
  ['1HGCM82633A00435', true], // one is missing
  ['1HGCM82633A0043522', true],
  ['1HGCM82633AO04352', true],
  ['pads for jtebx3fj5f50i2345 front', true],
  ['１HGCM82633A00435', true],
  ['1HGCM82633A004', false],
  ['1HGCM82633A00435222', false],
  ['123456789012345', false],
  ['carburettorgasket', false],
  ['frontbrakepads2016', false],
  ['04465-60320', false],
  ['', false],
])('"%s" looks like a VIN: %s', (text, looks) => expect(looksLikeVin(text)).toBe(looks))
