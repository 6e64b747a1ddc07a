import { describe, expect, test } from 'vitest'
import type { User } from '#contract/profile.ts'
import {
  changesIban,
  companyValues,
  garageValues,
  isTaxNumber,
  mayBeIban,
  toUpdate,
} from './profile-values.ts'

const person = {
  _id: '6f1c2f8a-52a5-4bd0-9a62-0b5a3f0b8b11',
  avatar: null,
  email: 'garage@ghiyar.example',
  phone: '+971501234567',
  name: 'Salem',
  location: null,
  listing_count: 0,
  closing: null,
}
const garage: User = {
  ...person,
  role: 'BUYER',
  details: {
    emirate: 'Dubai',
    garage_type: 'Authorized Garages',
    garage_name: 'Al Quoz Auto',
    garage_address: 'Street 8',
    opening_hours: '08:00',
    closing_hours: '20:00',
    trade_license_no: 'CN-1',
    trade_license_upload: '/api/files/1',
    vat_registration_no: '',
    vat_certification_upload: '/api/files/2',
    owner_manager_name: 'Salem',
    owner_manager_emirates_id: null,
    emirates_id: null,
    goods_receiver_name: 'Ravi',
  },
  documents: { trade_license_upload: 'licence.pdf' },
}

const detailsOf = (update: ReturnType<typeof toUpdate>) =>
  JSON.parse(update.input.details) as Record<string, unknown>

describe('initial values', () => {
  test('have documents by address and name', () => {
    const values = garageValues(garage)
    expect(values.trade_license_upload).toEqual({ address: '/api/files/1', name: 'licence.pdf' })
    expect(values.vat_certification_upload).toEqual({ address: '/api/files/2', name: '' })
    expect(values.emirates_id).toBeNull()
    expect(values.location).toBe('')
  })

  test('are empty without details', () => {
    const values = companyValues({ ...person, role: 'OPERATOR', details: null, documents: {} })
    expect(values).toMatchObject({ company_name: '', emirate: '', trade_license_upload: null })
  })
})

test('have what a company wrote on its page, unchanged', () => {
  const hours = [[{ from: '08:00', to: '13:00' }], [], [], [], [], [], []]
  const details = {
    ...{ emirate: 'Dubai' as const, company_name: 'Zulal', company_address: 'Shop 7' },
    ...{ trade_license_no: '1', trade_license_expiry: null, trade_license_upload: '/api/files/1' },
    ...{ legal_name: null, vat_registration_no: null, iban: null },
    ...{ about: '<p>Since 1998</p>', about_ar: '<p>منذ 1998</p>', company_name_ar: 'زلال', hours },
    cover: null,
  }
  const filled = companyValues({ ...person, role: 'SELLER', details, documents: {} })
  expect(detailsOf(toUpdate(filled))).toMatchObject({
    ...{ about: details.about, about_ar: details.about_ar, company_name_ar: 'زلال', hours },
  })
  expect(detailsOf(toUpdate({ ...filled, about: '', hours: '' }))).toMatchObject({
    about: '',
    hours: null,
  })
})

describe('the bank account of a company', () => {
  const iban = 'AE070331234567890123456'
  const details = {
    ...{ emirate: 'Dubai' as const, company_name: 'Zulal', company_address: 'Shop 7' },
    ...{
      trade_license_no: '1',
      trade_license_expiry: null,
      trade_license_upload: null,
      cover: null,
      hours: null,
    },
    ...{ about: null, about_ar: null, company_name_ar: null },
    ...{ legal_name: 'Zulal L.L.C', vat_registration_no: '100123456700003', iban },
  }
  const seller: User = { ...person, role: 'SELLER', details, documents: {} }

  test('is shown in groups, and differs only by its letters and digits', () => {
    expect(companyValues(seller)).toMatchObject({
      ...{ legal_name: 'Zulal L.L.C', vat_registration_no: '100123456700003', password: '' },
      iban: 'AE07 0331 2345 6789 0123 456',
    })
    expect(changesIban(seller, ' ae07-0331 2345 6789 0123 456')).toBe(false)
    expect(changesIban(seller, 'AE07 0331 2345 6789 0123 457')).toBe(true)
    expect(changesIban(seller, '')).toBe(true)
    expect(changesIban({ ...seller, details: null }, ' ')).toBe(false)
  })

  test('is sent with the password beside the details, where one was entered', () => {
    const values = companyValues(seller)
    expect(toUpdate(values).input).not.toHaveProperty('password')
    const update = toUpdate({ ...values, password: ' seven grey camels' })
    expect(update.input).toHaveProperty('password', ' seven grey camels')
    expect(detailsOf(update)).not.toHaveProperty('password')
  })

  test.for([
    ['', true],
    ['  ', true],
    ['AE07 0331 2345 6789 0123 456', true],
    ['DE89 3704 0044 0532 0130 00', true],
    ['AE07 0331 2345 6789 0123', false],
    ['0331 2345 6789', false],
  ] as const)('%j may be an IBAN: %s', ([text, expected]) => {
    expect(mayBeIban(text)).toBe(expected)
  })

  test.for([
    ['', true],
    ['100-1234-5670-0003', true],
    ['VAT 12-B', false],
  ] as const)('%j is a tax number or none: %s', ([text, expected]) => {
    expect(isTaxNumber(text)).toBe(expected)
  })
})

describe('submitted values', () => {
  test('have unchanged documents by their address, and no files', () => {
    const update = toUpdate(garageValues(garage))
    expect(update.files).toEqual({})
    expect(detailsOf(update)).toEqual(garage.details)
  })

  test('have a new document as a file only, a removed one as null, text trimmed', () => {
    const licence = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' })
    const avatar = new File(['x'], 'me.png', { type: 'image/png' })
    const update = toUpdate({
      ...garageValues(garage),
      name: ' Salem Ahmed ',
      avatar,
      trade_license_upload: licence,
      vat_certification_upload: null,
    })
    expect(update.files).toEqual({ avatar, trade_license_upload: licence })
    expect(detailsOf(update)).not.toHaveProperty('trade_license_upload')
    expect(detailsOf(update)).toHaveProperty('vat_certification_upload', null)
    expect(update.input.name).toBe('Salem Ahmed')
  })

  test('have only the fields of the own role', () => {
    const update = toUpdate(
      companyValues({ ...person, role: 'SELLER', details: null, documents: {} }),
    )
    expect(Object.keys(detailsOf(update)).toSorted()).toEqual([
      'about',
      'about_ar',
      'company_address',
      'company_name',
      'company_name_ar',
      'cover',
      'emirate',
      'hours',
      'iban',
      'legal_name',
      'trade_license_expiry',
      'trade_license_no',
      'trade_license_upload',
      'vat_registration_no',
    ])
  })
})
