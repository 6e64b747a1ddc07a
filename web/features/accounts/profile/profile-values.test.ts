import { describe, expect, test } from 'vitest'
import type { User } from '#contract/profile.ts'
import { companyValues, garageValues, toUpdate } from './profile-values.ts'

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
    ...{ trade_license_no: '1', trade_license_upload: '/api/files/1' },
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
      'trade_license_no',
      'trade_license_upload',
    ])
  })
})
