import { expect, test } from 'vitest'
import { salesFigures } from './sales-figures.ts'

const nothing = { open: 0, available: 0, in_payout: 0, owed: 0 }

test('what the seller owes is always there, the rest where there is something', () => {
  expect(salesFigures(nothing, 0)).toEqual([{ name: 'owed', text: 'owedNone', dirhams: 0 }])
  const figures = salesFigures({ ...nothing, owed: 60.48, in_payout: 20 }, 740)
  expect(figures.map(({ name, dirhams }) => [name, dirhams])).toEqual([
    ['owed', 60.48],
    ['inPayout', 20],
    ['collected', 740],
  ])
  expect(figures[0]!.text).toBe('owedText')
})
