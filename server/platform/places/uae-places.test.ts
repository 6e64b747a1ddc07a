import { expect, test } from 'vitest'
import { emirates } from '#contract/emirates.ts'
import { emirateNames } from './emirate-names.ts'
import { uaePlaces } from './uae-places.ts'

test('there are many places in every emirate', () => {
  const counts = emirates.map((name) => uaePlaces.filter(({ emirate }) => emirate === name).length)
  expect(uaePlaces.length).toBeGreaterThan(400)
  expect(Math.min(...counts)).toBeGreaterThan(10)
  // Those that don't differ from another by a number alone.
  expect(uaePlaces.filter(({ english }) => !/\d$/.test(english)).length).toBeGreaterThan(300)
})

test('every emirate has a city of its name', () => {
  for (const emirate of emirates) {
    const arabic = emirateNames[emirate].ar[0]
    expect(uaePlaces).toContainEqual(
      expect.objectContaining({ kind: 'city', emirate, english: emirate, arabic }),
    )
  }
})

test('names are unique within an emirate', () => {
  for (const name of ['english', 'arabic'] as const) {
    const labels = uaePlaces.map((place) => `${place[name]}, ${place.emirate}`)
    expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([])
  }
})

test('English names are in Latin script, Arabic ones in Arabic', () => {
  for (const { english, arabic } of uaePlaces) {
    expect(english).toMatch(/^[A-Z][A-Za-z]*(?: (?:[A-Z][A-Za-z]*|of|and|\d+)|\d+)*$/)
    expect(arabic).toMatch(/^[\u0621-\u064a]+(?: [\u0621-\u064a]+\d*| \d+)*$/)
  }
})

test.for([
  'Al Quoz Industrial 1',
  'Al Quoz Industrial 4',
  'Ras Al Khor',
  'Naif',
  'Dubai Investment Park',
  'Mussafah M1',
  'Mussafah M46',
  'ICAD 1',
  'Sharjah Industrial Area 18',
  'Al Sajaa',
  'Ajman Industrial 2',
  'Al Jurf',
  'Al Hamra',
  'Khor Fakkan',
  'Kalba',
  'Hatta',
])('where parts are sold: %s', (name) => {
  expect(uaePlaces.map(({ english }) => english)).toContain(name)
})
