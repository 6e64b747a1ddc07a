import { expect } from 'vitest'
import { test } from '../testing/app.ts'
import { codeFor, companyDetails, join, newIdentity, password } from '../testing/people.ts'

// A change that a reply confirmed shows on the next page of the same process.

test('a new seller is in the directory at once', async ({ app }) => {
  const count = async () => (await app.call('getSellerList', { limit: 1 })).total
  const before = await count()
  await join(app, 'SELLER')
  expect(await count()).toBe(before + 1)
})

test('a changed profile is on the seller’s page at once', async ({ app }) => {
  const { token, user } = await join(app, 'SELLER')
  const shown = async () => (await app.call('getSeller', { id: user._id })).seller
  for (let i = 0; i < 5; i++) {
    const company_name = `Falcon ${i}`
    expect((await shown()).details.company_name).not.toBe(company_name)
    const details = JSON.stringify({ ...companyDetails, company_name })
    await app.call('updateUser', { details }, { token })
    expect((await shown()).details.company_name).toBe(company_name)
  }
})

test('a new e-mail address is on the seller’s page at once', async ({ app }) => {
  const { token, user } = await join(app, 'SELLER')
  const shown = async () => (await app.call('getSeller', { id: user._id })).seller.email
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  expect(await shown()).toBe(user.email)
  const code = await codeFor(app, email)
  await app.call('changeContact', { identify: email, code, password }, { token })
  expect(await shown()).toBe(email)
})

test('a company that closes its account has no page until it cancels', async ({ app }) => {
  const { token, user } = await join(app, 'SELLER')
  const shown = () =>
    app.call('getSeller', { id: user._id }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  expect(await shown()).toBe(200)
  await app.call('closeAccount', { password }, { token })
  expect(await shown()).toBe(404)
  await app.call('cancelClosing', {}, { token })
  expect(await shown()).toBe(200)
})
