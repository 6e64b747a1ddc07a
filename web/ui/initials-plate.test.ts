import { expect, test } from 'vitest'
import { initialsOf } from './initials-plate.tsx'

test.each([
  ['Al Khaleej Auto Parts', 'KA'],
  ['Deira', 'D'],
  ['The Al', 'TA'],
  ['مركز النجوم', 'من'],
  ['786 Spare & Sons', 'SS'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the Arabic article is not an initial', () => {
  expect(initialsOf('غيار التجريبي لقطع السيارات')).toBe('غت')
  expect(initialsOf('الهضبة')).toBe('ه')
  expect(initialsOf('ال')).toBe('ا')
})
