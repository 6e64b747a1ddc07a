import { expect, test } from 'vitest'
import { readTerms } from './read-terms.ts'

test.for([
  ['R100234', { orderNo: 234 }],
  ['r 100234-2', { orderNo: 234, place: 2 }],
  ['١٠٠٢٣٤', { orderNo: 234 }],
  ['P100007', { payoutNo: 7 }],
  [' Imran@Example.COM ', { email: 'imran@example.com' }],
  ['050 123 4567', { phone: '+971501234567' }],
  ['00971-50-1234567', { phone: '+971501234567' }],
  ['+971 (50) 123 4567', { phone: '+971501234567' }],
  ['٠٥٠١٢٣٤٥٦٧', { phone: '+971501234567' }],
  ['100 4567 8901 2345', { taxNumber: '100456789012345' }],
  ['AE07 0331 2345 6789 0123 456', { iban: 'AE070331234567890123456' }],
  ['GH7D21F0A4', { idStart: '7d21f0a4' }],
  ['04465-60280', { key: '0446560280' }],
  ['3F1D9F4A-52C7-8F0E-9A7B-6A2F0C1D8E55', { id: '3f1d9f4a-52c7-8f0e-9a7b-6a2f0c1d8e55' }],
] as const)('%s is read', ([typed, expected]) => {
  expect(readTerms(typed)).toMatchObject(expected)
})

test('what has no form of a number is a name alone', () => {
  expect(readTerms('Al Noor Garage')).toEqual({
    ...{ text: 'Al Noor Garage', number: 'ALNOORGARAGE', key: 'ALNOORGARAGE' },
  })
  expect(readTerms('100000')).not.toHaveProperty('orderNo')
})
