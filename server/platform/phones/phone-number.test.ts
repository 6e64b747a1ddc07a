import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOfPhone, parsePhone, takesSms } from './phone-number.ts'

test.for([
  '0501234567',
  '501234567',
  '971501234567',
  '00971501234567',
  '+971501234567',
  '+971 50 123 4567',
  '050-123-4567',
  '(050) 123 4567',
  '+971 (0)50 123 4567',
  '+971 (50) 1234567',
  '050.123.4567',
  '  050 123 4567 ',
  '٠٥٠١٢٣٤٥٦٧',
  '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  '\u200e+971 50 123 4567\u200e',
  '\u202a050\u202c 1234567',
  '\u2066+971501234567\u2069',
  '０５０１２３４５６７',
  '＋971501234567',
  '050\u00a0123\u00a04567',
  '050–123–4567',
])('a mobile number of the Emirates: %j', (text) => {
  expect(parsePhone(text)).toBe('+971501234567')
})

test.for([
  ['042345678', '+97142345678'],
  ['02-6123456', '+97126123456'],
  ['800 4567', '+9718004567'],
  ['+966 50 123 4567', '+966501234567'],
  ['00966501234567', '+966501234567'],
  ['+968 9212 3456', '+96892123456'],
  ['+44 7400 123456', '+447400123456'],
  ['+1 (201) 555-0123', '+12015550123'],
  ['+86 131 2345 6789', '+8613123456789'],
] as const)('another number: %s', ([text, phone]) => {
  expect(parsePhone(text)).toBe(phone)
})

test.for([
  '',
  '+',
  '05',
  '050123456',
  '05012345678',
  '+97150123456',
  '+971511234567',
  '0571234567',
  '+999501234567',
  '+00971501234567',
  '966501234567',
  'call 0501234567',
  '0501234567 ext. 5',
  '0501234567;ext=5',
  '+971501234567,+971521234567',
  '0501234567?x=1',
  '050123456a',
  '1-800-FLOWERS',
  'samir@example.com',
  'http://127.0.0.1/0501234567',
  '0501234567\r\nX: y',
  '٠٥٠',
  '0'.repeat(1_000),
])('not a number: %j', (text) => {
  expect(parsePhone(text)).toBeUndefined()
})

test('numbers without a country code belong to the given country', () => {
  expect(parsePhone('0501234567', 'SA')).toBe('+966501234567')
  expect(parsePhone('+971501234567', 'SA')).toBe('+971501234567')
})

test('any input results in stable E.164 or nothing', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'+0579124٠٥ -()\u200e.a;,'), maxLength: 20 })
  fc.assert(
    fc.property(fc.oneof(signs, fc.string({ unit: 'grapheme' })), (text) => {
      const phone = parsePhone(text)
      if (phone === undefined) return
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/)
      expect(parsePhone(phone)).toBe(phone)
    }),
  )
})

test.for([
  ['+971501234567', 'AE'],
  ['+966501234567', 'SA'],
  ['+12015550123', 'US'],
  ['+14165550123', 'CA'],
  ['+870773111632', undefined],
  ['0501234567', undefined],
  ['', undefined],
] as const)('the country of %s is %s', ([phone, country]) => {
  expect(countryOfPhone(phone)).toBe(country)
})

test.for([
  ['+971501234567', true],
  ['+97142345678', false],
  ['+971800444444', false],
  ['+966512345678', true],
  ['nothing', false],
] as const)('SMS can be sent to %s: %s', ([phone, can]) => {
  expect(takesSms(phone)).toBe(can)
})
