import { expect, test } from 'vitest'
import { bareIban, groupedIban, looksLikeIban, readTaxNumber } from './company-numbers.ts'
import { buyerFields, sellerFields } from './profile.ts'

test.for([
  ['100123456700003', '100123456700003'],
  [' 100 1234 5670 0003 ', '100123456700003'],
  ['100-1234-5670-0003', '100123456700003'],
  ['100\u20111234\u00a0567\u200e00003', '100123456700003'],
  ['١٠٠١٢٣٤٥٦٧٠٠٠٠٣', '100123456700003'],
  ['۱۰۰۱۲۳۴۵۶۷۰۰۰۰۳', '100123456700003'],
  ['10012345670003', undefined],
  ['1001234567000031', undefined],
  ['200123456700003', undefined],
  ['10012345670000O', undefined],
  ['TRN 100123456700003', undefined],
  ['100123456700003\n100123456700003', undefined],
  ['', undefined],
])('the tax number %j is read as %s', ([written, read]) => {
  expect(readTaxNumber(written!)).toBe(read)
})

test('a tax number may be left out or empty, and is refused by name', () => {
  for (const { shape } of [buyerFields, sellerFields]) {
    const schema = shape.vat_registration_no
    expect([undefined, null, ' '].map((value) => schema.parse(value))).toEqual([
      ...[undefined, null, ''],
    ])
    expect(schema.parse('100-1234-5670-0003')).toBe('100123456700003')
    expect(schema.safeParse('VAT 12').error?.issues).toMatchObject([{ message: 'tax_number' }])
    expect(schema.safeParse('1'.repeat(31)).success).toBe(false)
  }
})

test.for([
  ['ae07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ['AE07-0331-2345-6789-0123-456', 'AE070331234567890123456'],
  ['AE٠٧ ٠٣٣١ ٢٣٤٥ ٦٧٨٩ ٠١٢٣ ٤٥٦', 'AE070331234567890123456'],
  ['', ''],
])('the IBAN %j is stored as %s', ([written, stored]) => {
  expect(bareIban(written!)).toBe(stored)
  expect(bareIban(groupedIban(stored!))).toBe(stored)
  expect(sellerFields.shape.iban.parse(written)).toBe(stored)
})

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('AE070331234567890123456')).toBe('AE07 0331 2345 6789 0123 456')
  expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947')
  expect(groupedIban('GB29NWBK60161331926819ABCD')).toBe('GB29 NWBK 6016 1331 9268 19AB CD')
})

test('an IBAN longer than any is refused by name', () => {
  const { error } = sellerFields.shape.iban.safeParse(`AE${'1'.repeat(33)}`)
  expect(error?.issues).toMatchObject([{ message: 'iban' }])
})

test.for([
  ['AE070331234567890123456', true],
  ['DE89370400440532013000', true],
  ['NO9386011117947', true],
  ['AE07033123456789012345', false],
  ['AE0703312345678901234567', false],
  ['070331234567890123456', false],
  ['DE89', false],
  ['ae070331234567890123456', false],
])('%s has the form of an IBAN: %s', ([iban, form]) => {
  expect(looksLikeIban(iban as string)).toBe(form)
})
