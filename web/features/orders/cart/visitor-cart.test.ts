import { expect, test } from 'vitest'
import { lineQuantityRange, mostCartLines } from '#contract/limits.ts'
import { parseLines } from './visitor-cart.ts'

const pads = '0190b4a8-0000-7000-8000-000000000001'
const disc = '0190b4a8-0000-7000-8000-000000000002'

test('what is stored is read again', () => {
  const lines = [{ listing_id: pads, quantity: 2, vehicle: 'Toyota Prado 2015' }]
  expect(parseLines(JSON.stringify(lines))).toEqual(lines)
})

test('lines that are no lines are left out', () => {
  const good = { listing_id: disc, quantity: 1 }
  const bad = [
    ...[null, 7, 'text', [], {}, { listing_id: 'no id', quantity: 1 }],
    ...[0, -1, 1.5, '2', lineQuantityRange.max + 1].map((quantity) => ({
      ...{ listing_id: pads, quantity },
    })),
  ]
  expect(parseLines(JSON.stringify([...bad, good]))).toEqual([good])
  for (const text of [null, '', 'nonsense', '{}', '"text"']) expect(parseLines(text)).toEqual([])
  expect(parseLines(JSON.stringify([{ ...good, vehicle: 'x'.repeat(500) }]))).toEqual([good])
  expect(parseLines(JSON.stringify(Array(mostCartLines + 5).fill(good)))).toHaveLength(
    mostCartLines,
  )
})
