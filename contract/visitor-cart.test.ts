import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineQuantityRange } from './limits.ts'
import {
  formatLines,
  mostUnscriptedLines,
  readLines,
  withAdded,
  withLine,
  type VisitorLine,
} from './visitor-cart.ts'

const pads = '0190b4a8-0000-7000-8000-000000000001'
const disc = '0190b4a8-0000-7000-8000-000000000002'

test('adding a part that is in already adds the quantities, within the limit', () => {
  const once = withAdded([], { listing_id: pads, quantity: 2 })
  expect(withAdded(once, { listing_id: pads, quantity: 3 })[0]!.quantity).toBe(5)
  const most = lineQuantityRange.max
  expect(withAdded(once, { listing_id: pads, quantity: most })[0]!.quantity).toBe(most)
  expect(withAdded(once, { listing_id: disc, quantity: 1 })).toHaveLength(2)
})

test('a line is put in, changed in its place, and taken out by a quantity of 0', () => {
  const lines = [pads, disc].map((listing_id) => ({ listing_id, quantity: 1 }))
  expect(withLine([], lines[0]!)).toEqual([lines[0]])
  expect(withLine(lines, { listing_id: pads, quantity: 4 })).toEqual([
    { listing_id: pads, quantity: 4 },
    lines[1],
  ])
  expect(withLine(lines, { listing_id: pads, quantity: 0 })).toEqual([lines[1]])
})

test('lines are read back from a cookie as they were written, as many as it holds', () => {
  const line = fc.record<VisitorLine>({
    listing_id: fc.uuid(),
    quantity: fc.integer(lineQuantityRange),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: mostUnscriptedLines + 5 }), (lines) => {
      expect(readLines(formatLines(lines))).toEqual(lines.slice(0, mostUnscriptedLines))
    }),
  )
})

test('a cookie that anybody wrote gives its valid lines only', () => {
  const bad = ['', '*', `${pads}*`, `${pads}*0`, `${pads}*1.5`, `${pads}*10001`, `x${pads}*1`]
  expect(readLines([...bad, `${disc}*3`].join('~'))).toEqual([{ listing_id: disc, quantity: 3 }])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readLines(text)).toEqual([])
    }),
  )
})
