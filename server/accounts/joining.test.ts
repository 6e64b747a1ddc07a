import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { newBrowser } from '../testing/browser.ts'
import {
  codeFor,
  companyDetails,
  garageDetails,
  join,
  newIdentity,
  password,
  pictureFile,
  prove,
} from '../testing/people.ts'
import { objections, outcome } from '../testing/refusal.ts'

test('a garage registers and is logged in with all submitted fields', async () => {
  const app = await testApp('empty')
  const { user, token, success, email, phone } = await join(app, 'BUYER')
  expect(success).toBe(true)
  expect(user).toMatchObject({
    role: 'BUYER',
    email,
    phone,
    name: garageDetails.garage_name,
    listing_count: 0,
    details: { ...garageDetails, vat_registration_no: '', vat_certification_upload: null },
    documents: { trade_license_upload: 'licence.jpg' },
  })
  expect(await app.call('getMe', {}, { token })).toEqual(user)
})

test('a company registers, is listed at once, and its licence stays private', async () => {
  const app = await testApp('empty')
  const { user } = await join(app, 'SELLER')
  expect(user.details).toMatchObject(companyDetails)
  const { items } = await app.call('getSellerList', {})
  expect(items).toMatchObject([{ _id: user._id, details: { company_name: 'Falcon Auto Parts' } }])
  expect(items[0]!.details).not.toHaveProperty('trade_license_no')
})

test('in a browser the cookie of the draft replaces the tickets', async () => {
  const app = await testApp('empty')
  const [browser, other] = [newBrowser(app), newBrowser(app)]
  const identity = newIdentity()
  await prove(app, identity.email, browser)
  await prove(app, identity.phone, browser)
  const details = JSON.stringify(garageDetails)
  const input = { role: 'BUYER' as const, ...identity, password, details }
  const files = { trade_license_upload: await pictureFile() }
  expect(await outcome(other.call('signUp', input, { files }))).toBe('403 signup.email_first')
  await browser.call('signUp', input, { files })
  expect([...browser.cookies.keys()]).toEqual(['ghiyar-companion', 'ghiyar-device'])
  expect(await outcome(browser.call('signUp', input, { files }))).toBe('403 signup.email_first')
})

test('e-mail and phone must both be verified, each by its own code', async () => {
  const app = await testApp('empty')
  const identity = newIdentity()
  const input = {
    ...{ role: 'SELLER' as const, ...identity, password },
    details: JSON.stringify(companyDetails),
  }
  const files = { trade_license_upload: await pictureFile() }
  const signUp = (tickets: object) =>
    outcome(app.call('signUp', { ...input, ...tickets }, { files }))
  expect(await signUp({})).toBe('403 signup.email_first')
  const emailTicket = await prove(app, identity.email)
  expect(await signUp({ emailTicket })).toBe('403 signup.phone_first')
  expect(await signUp({ emailTicket, phoneTicket: emailTicket })).toBe('403 signup.phone_first')
  const phoneTicket = await prove(app, newIdentity().phone)
  expect(await signUp({ emailTicket, phoneTicket })).toBe('403 signup.phone_first')
})

test.for(['BUYER', 'SELLER'] as const)('a %s without a licence is rejected', async (role) => {
  const app = await testApp('empty')
  const identity = newIdentity()
  const emailTicket = await prove(app, identity.email)
  const phoneTicket = await prove(app, identity.phone)
  const details = JSON.stringify(role === 'BUYER' ? garageDetails : companyDetails)
  const signUp = app.call('signUp', {
    ...{ role, ...identity, password, details, emailTicket, phoneTicket },
  })
  expect(await objections(signUp)).toEqual({ trade_license_upload: 'This field is required' })
})

test('a code can be used once, and a ticket for one account', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  await app.call('verifyOtp', { identify: email.toUpperCase(), code })
  expect(await outcome(app.call('verifyOtp', { identify: email, code }))).toBe('400 code.wrong')
})

test('of a thousand concurrent guesses only five are checked', async () => {
  const app = await testApp('empty', { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  const wrong = code === '000000' ? '000001' : '000000'
  const guess = (code: string) => outcome(app.call('verifyOtp', { identify: email, code }))
  await Promise.all(Array.from({ length: 1_000 }, () => guess(wrong)))
  const { rows } = await app.database.pool.query('select tries_left, used_at from one_time_code')
  expect(rows).toEqual([{ tries_left: 0, used_at: null }])
  expect(await guess(code)).not.toBe('accepted')
})

test('logs in by either method; logging out invalidates the token', async () => {
  const app = await testApp('empty')
  const { email, phone, user } = await join(app, 'BUYER')
  const local = phone.replace('+971', '0')
  for (const input of [
    { method: 'email' as const, email: ` ${email.toUpperCase()} `, password },
    { method: 'phone' as const, phone: local, password },
  ]) {
    const signedIn = await app.call('login', input)
    expect(signedIn.user._id).toBe(user._id)
    await app.call('logout', {}, { token: signedIn.token })
    expect(await outcome(app.call('getMe', {}, { token: signedIn.token }))).toBe(
      '401 auth.required',
    )
  }
})

test('a token first used in a browser is valid only with the cookie of that browser', async () => {
  const app = await testApp('empty')
  const browser = newBrowser(app)
  const { token } = await join(app, 'BUYER', browser)
  expect(await outcome(app.call('getMe', {}, { token }))).toBe('401 auth.required')
  await browser.call('getMe', {}, { token })
  const { token: free } = await join(app, 'BUYER')
  await app.call('getMe', {}, { token: free })
  const first = newBrowser(app)
  await first.call('getMe', {}, { token: free })
  expect(first.cookies.has('ghiyar-companion')).toBe(true)
})
