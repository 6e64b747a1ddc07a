import { expect, test } from 'vitest'
import { partTrade } from '#demo/part-trade.ts'
import { categories } from './categories.ts'
import { partTypes } from './part-types.ts'
import type { Names } from './reference.types.ts'

const languages = ['en', 'ar', 'fr', 'zh'] as const
const abbreviations = /\b(ABS|AC|CV|CVT|DPF|ECU|EGR|EPS|LED|NOX|PCV|USB|VVT)\b/g

const everyName: Names[] = [
  ...categories,
  ...categories.flatMap((c) => c.subCategories),
  ...partTypes,
].map((named) => named.names)

const duplicates = (words: string[]) => words.filter((word, i) => words.indexOf(word) !== i)

test('the fifteen categories, each keyed by its link form', () => {
  expect(categories.map((c) => c.name)).toEqual([
    'Service Parts',
    'Engine Parts',
    'Engine Cooling',
    'Fuel Parts',
    'Transmission Parts',
    'Clutch Parts',
    'Lamp Items',
    'Electricals',
    'Suspension Parts',
    'Steering Parts',
    'Body Parts',
    'Brake Parts',
    'Rubber Parts',
    'Batteries Lubricants Tires',
    'Interior / Exterior Accessories',
  ])
  for (const { key, name, names } of categories) {
    expect(key).toBe(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'))
    expect(names.en).toBe(name)
  }
})

test('eleven categories have four to twelve subcategories, the other four none', () => {
  const counts = categories.map((c) => c.subCategories.length)
  expect(counts.slice(0, 11).every((count) => count >= 4 && count <= 12)).toBe(true)
  expect(counts.slice(11)).toEqual([0, 0, 0, 0])
  expect(counts.filter((count) => count > 10).length).toBeGreaterThanOrEqual(2)
  for (const { subCategories } of categories) {
    expect(duplicates(subCategories.map((s) => s.key))).toEqual([])
  }
})

test('at least 245 part types with keys of their own, in every category', () => {
  expect(partTypes.length).toBeGreaterThanOrEqual(245)
  expect(duplicates(partTypes.map((type) => type.key))).toEqual([])
  expect(partTypes.filter((type) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(type.key))).toEqual([])
  expect(new Set(partTypes.map((type) => type.category))).toEqual(
    new Set(categories.map((c) => c.key)),
  )
})

test('part types have subcategories exactly when their category has some, and none is empty', () => {
  for (const { key, subCategories } of categories) {
    const used = new Set(partTypes.filter((t) => t.category === key).map((t) => t.subCategory))
    const offered = subCategories.length > 0 ? subCategories.map((s) => s.key) : [undefined]
    expect(used).toEqual(new Set(offered))
  }
})

test.each(languages)(
  'names in %s are trimmed, not empty and not repeated within a category',
  (language) => {
    expect(
      everyName.filter((names) => names[language] !== names[language].trim() || !names[language]),
    ).toEqual([])
    for (const { key, subCategories } of categories) {
      const inCategory = partTypes.filter((type) => type.category === key)
      expect(duplicates(inCategory.map((type) => type.names[language]))).toEqual([])
      expect(duplicates(subCategories.map((s) => s.names[language]))).toEqual([])
    }
  },
)

test('Arabic names are in Arabic letters, except abbreviations of the trade', () => {
  expect(everyName.filter(({ ar }) => !/\p{Script=Arabic}/u.test(ar))).toEqual([])
  expect(everyName.filter(({ ar }) => /[a-z]/i.test(ar.replace(abbreviations, '')))).toEqual([])
})

test('Chinese names are in Han characters', () => {
  expect(everyName.filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([])
})

test('every part type has a trade entry and every trade entry a part type', () => {
  expect(Object.keys(partTrade).sort()).toEqual(partTypes.map((type) => type.key).sort())
})

test('trade entries hold five-character codes, ascending prices and weights of 1 to 10', () => {
  for (const { key, toyota, nissan, price, weight } of Object.values(partTrade)) {
    expect([key, toyota]).toEqual([key, expect.stringMatching(/^[0-9A-Z]{5}$/)])
    expect([key, nissan]).toEqual([key, expect.stringMatching(/^[0-9A-Z]{5}$/)])
    expect(price[0], key).toBeLessThan(price[1])
    expect(weight, key).toBeGreaterThanOrEqual(1)
    expect(weight, key).toBeLessThanOrEqual(10)
  }
})
