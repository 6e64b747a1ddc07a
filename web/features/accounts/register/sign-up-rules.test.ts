import { expect, test } from 'vitest'
import {
  buyerRequired,
  isCommonPassword,
  isLongEnough,
  isTooLong,
  kindOf,
  looksLikeEmail,
  missingFields,
  sellerRequired,
} from './sign-up-rules.ts'

const seller = {
  emirate: 'Dubai',
  company_name: 'Al Noor',
  company_address: '  ',
  trade_license_no: '1',
  trade_license_expiry: '',
  trade_license_upload: undefined as File | undefined,
  terms: false,
}

test('lists missing fields; blanks count as missing', () => {
  expect(missingFields(seller, sellerRequired)).toEqual([
    'company_address',
    'trade_license_expiry',
    'trade_license_upload',
    'terms',
  ])
})

test('a buyer needs no terms, VAT or identity cards', () => {
  expect(buyerRequired).not.toContain('terms')
  expect(buyerRequired.filter((name) => /vat|emirates_id/.test(name))).toEqual([])
})

test('each field has a kind', () => {
  expect(
    ['terms', 'garage_type', 'opening_hours', 'trade_license_upload', 'garage_name'].map(kindOf),
  ).toEqual(['terms', 'choice', 'time', 'file', 'text'])
})

test.each([
  ['a@b.ae', true],
  [' name@example.ae ', true],
  ['name@example', false],
  ['name @example.ae', false],
  ['@example.ae', false],
])('"%s" is recognised as an address: %s', (text, looks) => {
  expect(looksLikeEmail(text)).toBe(looks)
})

test('passwords are measured in characters', () => {
  expect(isLongEnough('1234567')).toBe(false)
  expect(isLongEnough('كلمةسرية')).toBe(true)
  expect(isLongEnough('🔑🔑🔑🔑')).toBe(false)
  expect(isTooLong('x'.repeat(129))).toBe(true)
})

test.each(['aaaaaaaa', '12345678', 'Password1', 'garage@example.ae', 'garage'])(
  '"%s" is easy to guess',
  (password) => {
    expect(isCommonPassword(password, 'garage@example.ae')).toBe(true)
  },
)

test('other passwords are left to the server', () => {
  expect(isCommonPassword('blue carburettor 7', 'garage@example.ae')).toBe(false)
})
