import { expect, test } from 'vitest'
import type { Suggestions } from '#contract/suggest.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { groupsOf, highlightedWords, recentGroups } from './suggestion-groups.ts'

const nothing: Suggestions = { skus: [], parts: [], categories: [], makes: [] }
const toyota = { _id: '1', name: 'Toyota', label: 'تويوتا' }
const cruiser = { _id: '2', name: 'Land Cruiser', label: 'لاندكروزر' }
const vehicle: DecodedVehicle = {
  vin: 'JTEBX3FJ5F5012345',
  region: 'JP',
  checkDigit: 'unused',
  confidence: 'high',
}

test('an empty reply has no groups', () => {
  expect(groupsOf(nothing)).toEqual([])
  expect(recentGroups([])).toEqual([])
})

test('groups are in order, the vehicle first, with their links', () => {
  const groups = groupsOf({
    skus: [
      { sku: '04465-60320', name: 'Brake pads', brand: 'Toyota', slug: 'brake-pads-0446560320' },
    ],
    parts: [{ text: 'brake pads & discs', label: 'Brake pads', count: 12 }],
    categories: [
      { _id: '3', name: 'Brake Parts', label: 'Brake Parts', slug: 'brake-parts', count: 5 },
      { _id: '4', name: 'Empty', label: 'Empty', slug: 'empty', count: 0 },
    ],
    makes: [
      { make: toyota, count: 7 },
      { make: toyota, model: cruiser, count: 3 },
      { make: { ...toyota, name: 'None' }, count: 0 },
    ],
    vehicle,
  })
  expect(groups.map(({ name }) => name)).toEqual([
    'vehicle',
    'numbers',
    'parts',
    'categories',
    'vehicles',
  ])
  expect(groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href))).toEqual([
    '/all-listings?search=JTEBX3FJ5F5012345',
    '/buy-spare-parts/brake-pads-0446560320',
    '/all-listings?search=brake+pads+%26+discs',
    '/spare-parts/brake-parts',
    '/car-parts/toyota',
    '/car-parts/toyota?model=land-cruiser',
  ])
  expect(groups.at(-1)!.suggestions[1]).toMatchObject({ label: 'تويوتا لاندكروزر' })
})

test('the part type is shown where the typed words differ', () => {
  const part = (text: string, label: string) =>
    groupsOf({ ...nothing, parts: [{ text, label, count: 1 }] })[0]!.suggestions[0]
  expect(part('فحمات', 'Brake pads')).toMatchObject({ label: 'Brake pads' })
  expect(part('brake PADS', 'Brake pads')).toMatchObject({ label: undefined })
})

test('a vehicle beside a part searches for both', () => {
  const entry = { make: toyota, model: cruiser, text: 'فحمات لاندكروزر', count: 3 }
  expect(groupsOf({ ...nothing, makes: [entry] })[0]!.suggestions[0]).toEqual({
    kind: 'make',
    href: `/all-listings?${new URLSearchParams({ search: entry.text })}`,
    search: entry.text,
    label: 'تويوتا لاندكروزر',
    count: 3,
  })
})

test('recent searches search again', () =>
  expect(recentGroups(['فحمات'])[0]!.suggestions).toEqual([
    {
      kind: 'recent',
      search: 'فحمات',
      href: `/all-listings?search=${encodeURIComponent('فحمات')}`,
    },
  ]))

test.each([
  ['front brake pads', 'bra', ['brake']],
  ['front brake pads', 'FRONT b', ['front', 'brake']],
  ['front brake pads', 'rake', []],
  ['Échappement', 'echap', ['Échappement']],
  ['مساعدات أمامية', 'امام', ['أمامية']],
  ['فحمات الفرامل', 'فرا', ['الفرامل']],
  ['刹车片', '刹车', ['刹车片']],
  ['brake pads', '', []],
])('in %s, %s marks whole words', (text, typed, hits) => {
  const words = highlightedWords(text, typed)
  expect(words.map((word) => word.text).join('')).toBe(text)
  expect(words.filter(({ hit }) => hit).map((word) => word.text)).toEqual(hits)
})
