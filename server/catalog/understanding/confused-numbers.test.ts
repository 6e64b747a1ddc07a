import { expect, test } from 'vitest'
import { confusedWith } from './confused-numbers.ts'

test.for([
  ['letters for all digits', 'O44656O28O', '0446560280'],
  ['one letter for its digit wherever it stands, another as it is', 'PEO1143O2B', 'PE0114302B'],
  ['a letter for a digit', '04465602B0', '0446560280'],
  ['a digit for a letter', 'GD81537', 'GDB1537'],
  ['two neighbours swapped', '0446506280', '0446560280'],
  ['a character doubled', '04465660280', '0446560280'],
])('a number with %s is a candidate', ([, typed, meant]) =>
  expect(confusedWith(typed!)).toContain(meant),
)

test('a short text, or one with few digits, has no candidates', () => {
  expect(confusedWith('H4B')).toEqual([])
  expect(confusedWith('BUSHING')).toEqual([])
})

test('any number has a limited number of candidates, never itself', () => {
  const key = '0O1I5S8B'.repeat(5)
  const others = confusedWith(key)
  expect(others.length).toBeLessThanOrEqual(6 * key.length + 16)
  expect(others).not.toContain(key)
})
