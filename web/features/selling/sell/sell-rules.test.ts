import { choiceNames } from '#contract/listing-choices.ts'
import { expect, test } from 'vitest'
import { areYears, validateListing } from './sell-rules.ts'
import { fitOf, fullValues } from './sell-values.fixture.ts'
import { emptyValues, type SellValues } from './sell-values.ts'

test('a complete part is valid', () => expect(validateListing(fullValues)).toEqual({}))

test('all fields except Arabic name, subcategory, other numbers and choices are required', () => {
  const others = ['partNameAr', 'subCategory', 'universal', 'replaces', 'replacedBy', 'sameAs']
  const optional = [...others, ...choiceNames]
  const needed = Object.keys(emptyValues).filter((name) => !optional.includes(name))
  expect(Object.keys(validateListing(emptyValues)).sort()).toEqual(needed.sort())
})

test.for<[Partial<SellValues>, keyof SellValues, string]>([
  [{ partSKU: ' - ' }, 'partSKU', 'wrong.partSKU'],
  [{ partName: '  ' }, 'partName', 'needed.partName'],
  [{ price: '0.00' }, 'price', 'wrong.priceZero'],
  [{ price: '10,000,000.01' }, 'price', 'wrong.priceHigh'],
  [{ quantity: '1,000,001' }, 'quantity', 'wrong.quantity'],
  [{ description: `<p>${'a'.repeat(20_000)}</p>` }, 'description', 'wrong.long'],
  [{ fits: [fitOf('Toyota', 'Prado'), fitOf('Nissan')] }, 'fits', 'needed.models'],
  [{ replaces: '04465-60280, brake pads' }, 'replaces', 'wrong.crossNumber'],
  [
    { sameAs: Array.from({ length: 21 }, (_, i) => `AB-${1_000 + i}`).join(', ') },
    'sameAs',
    'wrong.manyNumbers',
  ],
  [{ fits: [fitOf('Toyota', 'Prado 2018-2010')] }, 'fits', 'wrong.years'],
  [{ fits: [fitOf('Toyota', ...Array(101).fill('Prado'))] }, 'fits', 'wrong.manyModels'],
])('%j is invalid: %s, %s', ([change, name, key]) => {
  const errors = validateListing({ ...fullValues, ...change })
  expect(errors[name]?.key).toBe(key)
  expect(Object.keys(errors)).toEqual([name])
})

test('a universal part needs no vehicles, whatever was chosen before', () => {
  const fits = [fitOf('Nissan')]
  expect(validateListing({ ...fullValues, fits, universal: true })).toEqual({})
})

test.for([
  [undefined, undefined, true],
  [2010, undefined, true],
  [undefined, 2010, true],
  [2010, 2010, true],
  [2011, 2010, false],
  [201, undefined, false],
  [2010, 20_100, false],
] as const)('years %s to %s: %s', ([from, to, right]) => expect(areYears(from, to)).toBe(right))
