import { expect, test } from 'vitest'
import { codeIn } from './code-field.tsx'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code: 123-456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['12345678', '123456'],
  ['12', '12'],
])('"%s" contains the code %s', (pasted, code) => {
  expect(codeIn(pasted)).toBe(code)
})

test('a shorter code ends after its digits', () => {
  expect(codeIn('Code 1234567', 4)).toBe('1234')
})
