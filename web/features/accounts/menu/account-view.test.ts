import { expect, test } from 'vitest'
import type { LoginRecord } from '#web/shell/login-record.ts'
import { toAccountView } from './account-view.ts'

const garage: LoginRecord = {
  _id: '6a0e1ab8-1d0c-4f4e-8f1b-0c5a4c1d2e3f',
  role: 'BUYER',
  avatar: null,
  email: 'garage@ghiyar.example',
  phone: '+971501234567',
  name: 'Salem',
  location: 'Al Quoz',
  listing_count: 0,
  closing: null,
  details: { emirate: 'Dubai', garage_name: 'Al Quoz Garage' },
  token: 't',
  success: true,
}
const seller: LoginRecord = {
  ...garage,
  role: 'SELLER',
  listing_count: 12,
  details: { emirate: 'Sharjah', company_name: 'Gulf Parts' },
}

test('a garage has a name, an emirate and no parts', () => {
  expect(toAccountView(garage, true)).toEqual({
    name: 'Al Quoz Garage',
    identity: 'garage@ghiyar.example',
    avatar: null,
    emirate: 'Dubai',
    kind: 'garage',
  })
})

test('a seller has parts and a public page, and a rating only as an example', () => {
  const view = toAccountView(seller, false)
  expect(view).toMatchObject({
    name: 'Gulf Parts',
    kind: 'seller',
    parts: 12,
    publicPage: `/seller-details/${seller._id}`,
  })
  expect(view).not.toHaveProperty('rating')
  expect(toAccountView(seller, true).rating).toBe(4.5)
})

test('the name falls back to the person, then to the e-mail address or number', () => {
  const bare = { ...garage, details: {} }
  expect(toAccountView(bare, false)).toMatchObject({ name: 'Salem', emirate: undefined })
  expect(toAccountView({ ...bare, name: '' }, false).name).toBe('garage@ghiyar.example')
  expect(toAccountView({ ...bare, name: '', email: '' }, false)).toMatchObject({
    name: '+971501234567',
    identity: '+971501234567',
  })
})
