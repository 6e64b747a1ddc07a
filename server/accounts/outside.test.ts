import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BuyerDetails } from '#contract/profile.ts'
import { readEnv } from '../platform/env.ts'
import { account, BUCKET, s3Server } from '../platform/files/s3-server.fixture.ts'
import { startMailServer } from '../platform/messages/mail-server.fixture.ts'
import {
  closedAddress,
  replyJson,
  startWebServer,
} from '../platform/messages/web-server.fixture.ts'
import { redisScope } from '../platform/redis-scope.ts'
import { appOn, testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { newBrowser } from '../testing/browser.ts'
import { ownDatabase } from '../testing/database.ts'
import { garageDetails, join, newIdentity, password, pictureFile } from '../testing/people.ts'
import { bearer, provenDraft } from '../testing/principals.ts'
import { outcome } from '../testing/refusal.ts'

const { REDIS_URL } = process.env
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? ''

/** A gateway for SMS that takes all of them. */
async function smsGateway() {
  const taken: { to: string; from: string; text: string; authorization: string | undefined }[] = []
  const address = await startWebServer((request, body, reply) => {
    taken.push({ ...JSON.parse(body), authorization: request.headers.authorization })
    replyJson(reply, 202, { queued: true })
  })
  return {
    taken,
    env: {
      SMS_GATEWAY_URL: `${address}/send`,
      SMS_GATEWAY_AUTHORIZATION: 'Bearer key-of-the-gateway',
      SMS_FROM: 'Ghiyar',
    },
  }
}

/** A mail server; while `later` is set it wants to be asked again. */
async function mailServer() {
  const state = { later: false }
  const { port, received } = await startMailServer({
    objection: (_step, address) => (state.later ? [451, `Try ${address} later`] : undefined),
  })
  const env = mailTo(`smtp://127.0.0.1:${port}`)
  const to = (address: string) =>
    received.filter((each) => each.to.includes(address)).map(({ mail }) => mail)
  return { state, env, to }
}

const mailTo = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'Ghiyar <no-reply@ghiyar.example>' })
const bucketAt = (endpoint: string) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
})
const realUse = {
  DEMO: 'off',
  PUBLIC_URL: 'https://ghiyar.example',
  CONTACT_TO: 'office@ghiyar.example',
}

/** Has the jobs that failed run again now instead of later. */
const retryNow = (database: TestDatabase) =>
  database.pool.query('update graphile_worker._private_jobs set run_at = now()')

/** The errors of jobs that are waiting for a retry. */
async function failures(database: TestDatabase): Promise<string[]> {
  const { rows } = await database.pool.query<{ last_error: string }>(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  )
  return rows.map(({ last_error }) => last_error)
}

test('a garage registers over SMTP and S3, and its licence is in the bucket', async () => {
  const [mail, sms, s3] = [await mailServer(), await smsGateway(), await s3Server()]
  const env = { ...realUse, ...mail.env, ...sms.env, ...bucketAt(s3.endpoint) }
  const app = await testApp('empty', { env })
  const browser = newBrowser(app)
  const setCookies: string[] = []
  const onReply = ({ headers }: { headers: Record<string, unknown> }) =>
    void setCookies.push(...[headers['set-cookie'] ?? []].flat().map(String))
  const { email, phone } = newIdentity()

  await browser.call('getOtpByEmail', { email })
  await expect.poll(() => mail.to(email)).toHaveLength(1)
  const [letter] = mail.to(email)
  expect(letter).toMatchObject({
    subject: 'Your Ghiyar code | رمز التحقق من غيار',
    from: { name: 'Ghiyar', address: 'no-reply@ghiyar.example' },
  })
  const code = codeIn(letter!.text)
  await browser.call('verifyOtp', { identify: email, code }, { onReply })

  await browser.call('getOtpByPhone', { phone }, { language: 'ar' })
  await expect.poll(() => sms.taken).toHaveLength(1)
  const [message] = sms.taken
  expect(message).toMatchObject({ to: phone, from: 'Ghiyar' })
  expect(message!.authorization).toBe('Bearer key-of-the-gateway')
  expect(message!.text).toMatch(/[\u0621-\u064a]/)
  const proof = { identify: phone, code: codeIn(message!.text) }
  await browser.call('verifyOtp', proof, { onReply })

  const details = JSON.stringify(garageDetails)
  const input = { role: 'BUYER' as const, email, phone, password, details }
  const files = { trade_license_upload: await pictureFile() }
  const { token, user } = await browser.call('signUp', input, { files, onReply })

  expect(new Set(setCookies.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set(['__Host-ghiyar-draft', '__Host-ghiyar-companion', '__Host-ghiyar-device']),
  )
  for (const cookie of setCookies)
    expect(cookie).toMatch(
      /^__Host-ghiyar-(draft|companion|device)=[\w.-]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )

  const address = (user.details as BuyerDetails).trade_license_upload!
  const id = address.slice('/files/'.length)
  expect((await readdir(s3.directory, { recursive: true })).join()).toContain(id)
  expect(s3.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const opened = await app.http.inject({ url: address, headers: { ...bearer(token), cookie } })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(opened.headers['content-length']).toBe(String(opened.rawPayload.length))
  expect((await app.http.inject({ url: address, headers: bearer(token) })).statusCode).toBe(404)
  expect((await app.http.inject(address)).statusCode).toBe(404)

  expect(await outcome(app.call('getOutbox', { to: email }))).toBe('404 route.not_found')
  await app.call('login', { method: 'email', email, password })
  await expect.poll(() => mail.to(email)).toHaveLength(2)
  const { rows } = await app.database.pool.query('select from outbox_message')
  expect(rows).toEqual([])
})

test('Twilio delivers the code as well, also after a temporary refusal', async () => {
  const [mail, sid, secret] = [await mailServer(), `AC${'0'.repeat(32)}`, 'secret of the account']
  const texts: string[] = []
  let busy = true
  const twilio = await startWebServer((request, body, reply) => {
    const login = Buffer.from(`${sid}:${secret}`).toString('base64')
    const fields = new URLSearchParams(body)
    if (
      request.url !== `/2010-04-01/Accounts/${sid}/Messages.json` ||
      request.headers.authorization !== `Basic ${login}` ||
      fields.get('From') !== '+15005550006'
    )
      return replyJson(reply, 401, { code: 20003, message: 'Authenticate', status: 401 })
    if (busy)
      return replyJson(reply, 429, { code: 20429, message: `${fields.get('To')}: too many` })
    texts.push(fields.get('Body')!)
    replyJson(reply, 201, { sid: `SM${'a'.repeat(32)}`, status: 'queued' })
  })
  const { fetch } = globalThis
  const leadHere = vi.spyOn(globalThis, 'fetch')
  leadHere.mockImplementation((url, init) =>
    fetch(String(url).replace('https://api.twilio.com', twilio), init),
  )
  onTestFinished(() => leadHere.mockRestore())
  const sms = { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: secret, SMS_FROM: '+15005550006' }
  const app = await testApp('empty', { env: { ...realUse, ...mail.env, ...sms } })
  const { phone } = newIdentity()
  await app.call('getOtpByPhone', { phone })
  await expect.poll(() => failures(app.database)).toEqual([expect.stringContaining('20429')])
  expect((await failures(app.database)).join()).not.toContain(phone.slice(1))
  busy = false
  await retryNow(app.database)
  await expect.poll(() => texts).toHaveLength(1)
  const proof = app.call('verifyOtp', { identify: phone, code: codeIn(texts[0]) })
  expect((await proof).registered).toBe(false)
})

test('a mail that the server defers is sent again, and its code is valid', async () => {
  const [mail, sms] = [await mailServer(), await smsGateway()]
  const app = await testApp('empty', { env: { ...realUse, ...mail.env, ...sms.env } })
  const { email } = newIdentity()
  mail.state.later = true
  expect(await outcome(app.call('getOtpByEmail', { email }))).toBe('accepted')
  await expect.poll(() => failures(app.database)).toEqual([expect.stringContaining('451')])
  expect((await failures(app.database)).join()).not.toContain(email)
  expect(mail.to(email)).toEqual([])
  mail.state.later = false
  await retryNow(app.database)
  await expect.poll(() => mail.to(email)).toHaveLength(1)
  const code = codeIn(mail.to(email)[0]!.text)
  await app.call('verifyOtp', { identify: email, code })
  await expect.poll(() => failures(app.database)).toEqual([])
})

test('a code that could not be sent is sent after a restart', async () => {
  const [mail, sms] = [await mailServer(), await smsGateway()]
  const database = await ownDatabase('empty')
  const nowhere = mailTo((await closedAddress()).replace('http:', 'smtp:'))
  const undoings: (() => Promise<void>)[] = []
  const atEnd = (undo: () => Promise<void>) => void undoings.push(undo)
  const before = await appOn(database.url, { env: { ...realUse, ...nowhere, ...sms.env }, atEnd })
  const { email } = newIdentity()
  await before.call('getOtpByEmail', { email })
  await expect.poll(() => failures(database)).toEqual([expect.stringContaining('ECONNREFUSED')])
  expect((await before.http.inject('/ready')).statusCode).toBe(200)
  for (const undo of undoings.reverse()) await undo()

  const app = await appOn(database.url, { env: { ...realUse, ...mail.env, ...sms.env } })
  await retryNow(database)
  await expect.poll(() => mail.to(email)).toHaveLength(1)
  const code = codeIn(mail.to(email)[0]!.text)
  await app.call('verifyOtp', { identify: email, code })
})

test('while the bucket is unavailable registration fails, and proofs stay valid', async () => {
  const away = await testApp('empty', { env: bucketAt(await closedAddress()) })
  const details = JSON.stringify(garageDetails)
  const draft = await provenDraft(away.database.db)
  const input = { role: 'BUYER' as const, password, details, ...draft }
  const files = { trade_license_upload: await pictureFile() }
  expect(await outcome(away.call('signUp', input, { files }))).toBe('503 server.unavailable')
  const { rows } = await away.database.pool.query('select from "user"')
  expect(rows).toEqual([])
  const s3 = await s3Server()
  const app = await appOn(away.database.url, { env: bucketAt(s3.endpoint) })
  expect(await outcome(app.call('signUp', input, { files }))).toBe('accepted')
})

test('production without senders of e-mail and SMS refuses to start and names the reason', () => {
  expect(() => readEnv(realUse)).toThrow(
    "These settings can't be used:\n" +
      '  SMTP_URL: people can only join when e-mails are sent\n' +
      '  SMS_GATEWAY_URL, or TWILIO_ACCOUNT_SID: people can only join when SMS are sent',
  )
  const senders = { SMTP_URL: 'smtp://mail.example', SMS_GATEWAY_URL: 'https://sms.example' }
  expect(() => readEnv({ ...realUse, ...senders })).toThrow('MAIL_FROM: needed beside SMTP_URL')
  const all = { ...realUse, ...senders, MAIL_FROM: 'no-reply@ghiyar.example' }
  expect(readEnv(all).DEMO).toBe(false)
})

const login = (app: Pick<TestApp, 'call'>, email: string, given: string) =>
  outcome(app.call('login', { method: 'email', email, password: given }))

/** Waits until an application counts in Redis, by what it leaves there. */
async function countsIn(redis: Redis, app: TestApp, url: string): Promise<void> {
  await expect
    .poll(async () => {
      const { email } = newIdentity()
      await login(app, email, 'wrong wrong')
      const key = createHash('sha256').update(email).digest('hex')
      return redis.exists(`${redisScope(url)}:limit:login:${key}`)
    })
    .toBe(1)
}

test.skipIf(!REDIS_URL)('an account has ten attempts across all machines', async () => {
  const env = { REDIS_URL: REDIS_URL!, LIMIT_PER_ADDRESS: '1000' }
  const first = await testApp('empty', { env })
  const second = await appOn(first.database.url, { env })
  const redis = new Redis(REDIS_URL!)
  onTestFinished(() => redis.disconnect())
  for (const app of [first, second]) await countsIn(redis, app, first.database.url)
  const { email } = await join(first, 'BUYER')
  for (let attempt = 0; attempt < 10; attempt++) {
    const app = attempt % 2 ? second : first
    expect([attempt, await login(app, email, 'wrong wrong')]).toEqual([
      attempt,
      '401 auth.credentials',
    ])
  }
  for (const app of [first, second])
    expect(await login(app, email, password)).toBe('429 server.limited')
})

test('without Redis login works and is still limited', async () => {
  const env = { REDIS_URL: 'redis://127.0.0.1:1', LIMIT_PER_ADDRESS: '1000' }
  const app = await testApp('empty', { env })
  const [{ email }, other] = [await join(app, 'BUYER'), await join(app, 'SELLER')]
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await login(app, email, 'wrong wrong')).toBe('401 auth.credentials')
  expect(await login(app, email, password)).toBe('429 server.limited')
  expect(await login(app, other.email, password)).toBe('accepted')
})
