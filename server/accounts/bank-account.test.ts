import { expect, test } from 'vitest'
import type { SellerDetailsOfOwner } from '#contract/profile.ts'
import { testApp } from '../testing/app.ts'
import {
  companyDetails,
  join,
  newIdentity,
  password,
  pictureFile,
  prove,
} from '../testing/people.ts'
import { objections, outcome } from '../testing/refusal.ts'

const iban = 'AE070331234567890123456'
const otherIban = 'DE89370400440532013000'

async function company() {
  const app = await testApp('empty')
  const { token, email, user } = await join(app, 'SELLER')
  const { pool } = app.database
  return {
    ...{ app, pool, token, user },
    update: (change: object, more: { password?: string } = {}) =>
      app.call(
        'updateUser',
        { details: JSON.stringify({ ...companyDetails, ...change }), ...more },
        { token },
      ),
    stored: async () => (await app.call('getMe', {}, { token })).details as SellerDetailsOfOwner,
    mails: async () =>
      (await app.call('getOutbox', { to: email })).items.filter(({ subject }) =>
        subject.includes('bank account'),
      ),
    audited: async () =>
      (
        await pool.query(
          `select actor, facts from audit_log where event = 'iban.changed' order by no`,
        )
      ).rows,
  }
}

test('a new bank account takes the password, is recorded, and its owner gets a mail', async () => {
  const { update, stored, mails, audited, user } = await company()
  const written = 'ae07 0331 2345 6789 0123 456'
  expect(await objections(update({ iban: written }))).toEqual({
    password: 'This field is required',
  })
  expect(await objections(update({ iban: written }, { password: 'not it at all' }))).toEqual({
    password: 'This password is incorrect',
  })
  expect([(await stored()).iban, await mails(), await audited()]).toEqual([null, [], []])

  await update({ iban: written }, { password })
  expect((await stored()).iban).toBe(iban)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.text).toContain('3456')
  expect(mail!.text + mail!.html).not.toMatch(/AE07|123456/)
  expect(await audited()).toEqual([{ actor: user._id, facts: { removed: false } }])
})

test('everything else is saved without the password, and the bank account stays', async () => {
  const { update, stored, mails } = await company()
  await update({ iban }, { password })
  for (const change of [{}, { iban }, { iban: 'AE07 0331 2345 6789 0123 456' }])
    expect(await outcome(update({ ...change, legal_name: 'Falcon L.L.C' }))).toBe('accepted')
  expect(await stored()).toMatchObject({ iban, legal_name: 'Falcon L.L.C' })
  expect(await mails()).toHaveLength(1)
})

test('removing or replacing a bank account takes the password as well', async () => {
  const { update, stored, mails, audited } = await company()
  await update({ iban }, { password })
  for (const change of [{ iban: null }, { iban: '' }, { iban: otherIban }])
    expect(await objections(update(change))).toHaveProperty('password')
  expect((await stored()).iban).toBe(iban)
  await update({ iban: otherIban }, { password })
  expect((await stored()).iban).toBe(otherIban)
  await update({ iban: '' }, { password })
  expect((await stored()).iban).toBeNull()
  const [last] = await mails()
  expect(last!.text).toContain('The IBAN was removed')
  expect((await audited()).map(({ facts }) => facts)).toEqual([
    ...[{ removed: false }, { removed: false }, { removed: true }],
  ])
})

const refusal = 'This IBAN isn’t valid. Check its letters and digits; one of the UAE has 23'

test('IBANs of every country are accepted, others refused by name', async () => {
  const { update, stored } = await company()
  const wrong = {
    'a wrong check digit': 'AE080331234567890123456',
    'two digits exchanged': 'AE070331234567890123465',
    'a digit too few': 'AE07033123456789012345',
    'the length of another country': 'DE070331234567890123456',
    'an unknown country': 'XX070331234567890123456',
    'an account number alone': '1234567890123456',
    words: 'my account',
    'an IBAN longer than any': `AE${'1'.repeat(40)}`,
  }
  for (const [what, written] of Object.entries(wrong))
    expect([what, await objections(update({ iban: written }, { password }))]).toEqual([
      what,
      { iban: refusal },
    ])
  for (const written of [iban, 'SA0380000000608010167519', 'GB29NWBK60161331926819']) {
    await update({ iban: written }, { password })
    expect((await stored()).iban).toBe(written)
  }
})

test('a sign-up takes the legal name and the tax number, but no bank account', async () => {
  const app = await testApp('empty')
  const identity = newIdentity()
  const details = {
    ...companyDetails,
    ...{ legal_name: 'Falcon L.L.C', vat_registration_no: '100-1234-5670-0003', iban },
  }
  const { user } = await app.call(
    'signUp',
    {
      ...{ role: 'SELLER', ...identity, password, details: JSON.stringify(details) },
      emailTicket: await prove(app, identity.email),
      phoneTicket: await prove(app, identity.phone),
    },
    { files: { trade_license_upload: await pictureFile() } },
  )
  expect(user.details).toMatchObject({
    ...{ legal_name: 'Falcon L.L.C', vat_registration_no: '100123456700003', iban: null },
  })
})

test('an IBAN that was replaced meanwhile does not come back without the password', async () => {
  const { app, pool, token, user, update, stored } = await company()
  await update({ iban }, { password })
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select from "user" where id = $1 for update', [user._id])
    // It sends the IBAN that is still stored, and waits for the account.
    const stale = objections(
      app.call(
        'updateUser',
        { details: JSON.stringify({ ...companyDetails, iban }) },
        { token, files: { avatar: await pictureFile('logo.png') } },
      ),
    )
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await other.query('update seller set iban = $1', [otherIban])
    await other.query('commit')
    expect(await stale).toEqual({ password: 'This field is required' })
  } finally {
    other.release()
  }
  expect((await stored()).iban).toBe(otherIban)
})
