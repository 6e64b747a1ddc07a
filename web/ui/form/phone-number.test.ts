import { expect, test } from 'vitest'
import { isPhoneEmpty, looksLikePhone, phoneStart, toInternational } from './phone-number.ts'

test.each([
  ['050 123 4567', '+971501234567'],
  ['0501234567', '+971501234567'],
  ['971501234567', '+971501234567'],
  ['+971 50-123-4567', '+971501234567'],
  ['+971 050 123 4567', '+971501234567'],
  ['+971 (0)50 123 4567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  ['501234567', '+971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['\u202A+971 50 123 4567\u202C', '+971501234567'],
  ['04 234 5678', '+97142345678'],
  ['+966 50 123 4567', '+966501234567'],
])('%s is %s', (written, number) => {
  expect(toInternational(written)).toBe(number)
  expect(looksLikePhone(written)).toBe(true)
})

test.each(['12345', '+971 5', '+971 50 123 456', '+97150123456789', 'hello', ''])(
  '%s is rejected',
  (written) => {
    expect(looksLikePhone(written)).toBe(false)
  },
)

test('a country code alone counts as empty', () => {
  expect(isPhoneEmpty(phoneStart)).toBe(true)
  expect(isPhoneEmpty('')).toBe(true)
  expect(isPhoneEmpty('+9715')).toBe(false)
})
