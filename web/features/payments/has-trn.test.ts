import { expect, test } from 'vitest'
import { hasTrn } from './has-trn.ts'

test('a tax registration number counts where there is one', () => {
  expect(hasTrn({ company_name: 'Gulf Parts', vat_registration_no: '100123456700003' })).toBe(true)
  expect(hasTrn({ company_name: 'Gulf Parts', vat_registration_no: '' })).toBe(false)
  expect(hasTrn({ company_name: 'Gulf Parts' })).toBe(false)
  expect(hasTrn(null)).toBe(false)
})
