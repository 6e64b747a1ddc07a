import { expect, test } from 'vitest'
import { VisitedGroups } from './visited-groups.ts'

const END = 100_000

test.for([
  ['a few groups', [3, 70, 3]],
  ['more than are remembered', Array.from({ length: 2 ** 16 + 1 }, (_, i) => i)],
] as const)('what was written of %s is cleared', ([, groups]) => {
  const visited = new VisitedGroups()
  const values = new Uint16Array(END)
  for (const group of groups) {
    visited.add(group)
    values[group] = 1
  }
  visited.clear(values, END)
  expect(values.indexOf(1)).toBe(-1)
})

test('what is forgotten stays', () => {
  const visited = new VisitedGroups()
  visited.add(5)
  visited.forget()
  const values = Uint16Array.of(0, 0, 0, 0, 0, 1)
  visited.clear(values, values.length)
  expect(values[5]).toBe(1)
})
