import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BuyerDetails, User } from '#contract/profile.ts'
import { forgetLogin, loginNow, parseLogin, rememberLogin, updateLogin } from './login-record.ts'

const details: BuyerDetails = {
  emirate: 'Sharjah',
  garage_type: 'Authorized Garages',
  garage_name: 'Al Noor',
  garage_address: 'Industrial Area 5',
  opening_hours: '08:00',
  closing_hours: '20:00',
  trade_license_no: '512044',
  trade_license_upload: '/files/1',
  vat_registration_no: '100',
  vat_certification_upload: null,
  owner_manager_name: 'Salem',
  owner_manager_emirates_id: '/files/2',
  emirates_id: null,
  goods_receiver_name: 'Imran',
}
const user: User = {
  _id: 'a',
  role: 'BUYER',
  avatar: null,
  email: 'garage@example.com',
  phone: '+971501234567',
  name: 'Al Noor',
  location: null,
  listing_count: 0,
  details,
  documents: { trade_license_upload: 'licence.pdf' },
  closing: null,
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } })
})
afterEach(() => vi.unstubAllGlobals())

test('the record has the user and the token, and no licences or documents', () => {
  rememberLogin({ user, token: 'secret' })
  expect(loginNow()).toMatchObject({
    _id: 'a',
    role: 'BUYER',
    email: 'garage@example.com',
    token: 'secret',
    success: true,
    details: { emirate: 'Sharjah', garage_name: 'Al Noor' },
  })
  const text = localStorage.getItem('login')!
  for (const secret of ['512044', '/files/', 'licence.pdf', 'Salem', '100'])
    expect(text).not.toContain(secret)
})

test('a change of the user keeps the token; those of another change nothing', () => {
  rememberLogin({ user, token: 'secret' })
  updateLogin({ ...user, email: 'new@example.com' })
  expect(loginNow()).toMatchObject({ email: 'new@example.com', token: 'secret' })
  updateLogin({ ...user, _id: 'b', email: 'other@example.com' })
  expect(loginNow()!.email).toBe('new@example.com')
})

test('an ended session removes its own login only', () => {
  rememberLogin({ user, token: 'second' })
  forgetLogin('first')
  expect(loginNow()!.token).toBe('second')
  forgetLogin('second')
  expect(loginNow()).toBeNull()
})

test.for([null, '', 'x', '5', '{}', '{"token":"t"}', '{"token":5,"_id":"a","success":true}'])(
  'an invalid record is ignored: %s',
  (text) => expect(parseLogin(text)).toBeNull(),
)
