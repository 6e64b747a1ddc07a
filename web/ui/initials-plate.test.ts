import { expect, test } from 'vitest'
import { initialsOf } from './initials-plate.tsx'

test.each([
  ['Al Khaleej Auto Parts', 'KA'],
  ['Deira', 'D'],
  ['The Al', 'TA'],
  ['مركز النجوم', 'ما'],
  ['786 Spare & Sons', 'SS'],
  ['', ''],
])('%s is stamped %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
