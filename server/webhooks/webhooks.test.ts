import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, test } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { mostWebhooks } from '#contract/limits.ts'
import { testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { realUse } from '../testing/real-use.ts'
import { noId } from '../testing/people-and-parts.ts'
import { codeFor, exportOf, join, password } from '../testing/people.ts'
import { objections, outcome } from '../testing/refusal.ts'
import { readEnv } from '../platform/env.ts'
import { startReceiver, type Received } from './receiver.fixture.ts'

type App = TestApp & { database: TestDatabase }

const start = (): Promise<App> => testApp('empty', { env: { WEBHOOKS_TO_LOOPBACK: 'true' } })

const make = (app: App, token: string, input: Partial<InputOf<'createWebhook'>> = {}) =>
  app.call('createWebhook', { url: 'https://stock.invalid/hook', password, ...input }, { token })

/** Whether an event was signed by this secret, by the library for receivers. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  try {
    new Verifier(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

const deliveries = async (app: App, token: string, id: string) =>
  (await app.call('getWebhookDeliveries', { id }, { token })).items

test('creating a webhook takes the password, shows its secret once and notifies its owner', async () => {
  const app = await start()
  const { token, email } = await join(app, 'SELLER')
  expect(await objections(make(app, token, { password: 'not it at all' }))).toHaveProperty(
    'password',
  )
  expect(await objections(make(app, token, { url: 'http://10.0.0.1/' }))).toEqual({
    url: expect.stringContaining('https'),
  })
  const { secret, webhook } = await make(app, token, { events: ['seller_order.placed'] })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(webhook).toMatchObject({
    ...{ url: 'https://stock.invalid/hook', events: ['seller_order.placed'] },
    ...{ paused: null, failing_since: null, old_secret_until: null },
  })
  expect(await app.call('getWebhooks', {}, { token })).toEqual({ items: [webhook], total: 1 })
  const { items } = await app.call('getOutbox', { to: email, limit: 1 })
  expect(items[0]!.subject).toMatch(/webhook/)
  expect(items[0]!.text).toContain('stock. invalid')
  const { rows } = await app.database.db.execute(
    sql`select to_json(webhook)::text stored from webhook
        union all select to_json(outbox_message)::text from outbox_message
        union all select to_json(audit_log)::text from audit_log`,
  )
  expect(JSON.stringify(rows)).toContain('webhook.created')
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length))
  expect(await exportOf(app, { token })).toMatchObject({
    webhooks: [
      { url: 'https://stock.invalid/hook', events: ['seller_order.placed'], paused: null },
    ],
  })
})

test('a test event is signed as the specification says', async () => {
  const app = await start()
  const { token } = await join(app, 'SELLER')
  const { url, received } = await startReceiver()
  const { secret, webhook } = await make(app, token, { url })
  const before = Math.floor(Date.now() / 1_000)
  await app.call('testWebhook', { id: webhook._id }, { token })
  await expect.poll(() => received.length).toBe(1)
  const { headers, body } = received[0]!
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  expect(signature).toBe(`v1,${expected}`)
  expect(isSigned(received[0]!, secret)).toBe(true)
  expect(isSigned({ ...received[0]!, body: body.replace('test', 'tset') }, secret)).toBe(false)
  expect(Number(seconds)).toBeGreaterThanOrEqual(before)
  expect(Number(seconds)).toBeLessThanOrEqual(Date.now() / 1_000)
  expect(headers['content-type']).toBe('application/json')
  expect(JSON.parse(body)).toEqual({
    ...{ id, type: 'webhook.test', data: {} },
    timestamp: expect.any(String),
  })
  await expect
    .poll(() => deliveries(app, token, webhook._id))
    .toMatchObject([
      { event: id, type: 'webhook.test', state: 'delivered', attempts: 1, status: 200 },
    ])
})

test('after a rotation the old secret is valid for 24 hours', async () => {
  const app = await start()
  const { token } = await join(app, 'SELLER')
  const { url, received } = await startReceiver()
  const { secret: old, webhook } = await make(app, token, { url })
  const id = webhook._id
  const rotate = (word: string) =>
    app.call('rotateWebhookSecret', { id, password: word }, { token })
  expect(await objections(rotate('not it at all'))).toHaveProperty('password')
  const { secret, webhook: rotated } = await rotate(password)
  expect(secret).not.toBe(old)
  const hours = (Date.parse(rotated.old_secret_until!) - Date.now()) / 3_600_000
  expect(hours).toBeCloseTo(24, 1)
  const signedBy = async () => {
    await app.call('testWebhook', { id }, { token })
    await expect.poll(() => received.length).toBe(1)
    const [one] = received.splice(0)
    return [secret, old].map((each) => isSigned(one!, each))
  }
  expect(await signedBy()).toEqual([true, true])
  await app.database.db.execute(sql`update webhook set rotated_at = now() - interval '25 hours'`)
  expect(await signedBy()).toEqual([true, false])
  expect((await app.call('getWebhooks', {}, { token })).items[0]!.old_secret_until).toBeNull()
})

test('what is sent while a webhook is paused waits, and arrives when it is resumed', async () => {
  const app = await start()
  const { token } = await join(app, 'SELLER')
  const { url, received } = await startReceiver()
  const { webhook } = await make(app, token, { url })
  const id = webhook._id
  const pause = (paused: boolean) => app.call('updateWebhook', { id, paused }, { token })
  expect(await pause(true)).toMatchObject({ paused: { by: 'seller' } })
  expect(await outcome(app.call('testWebhook', { id }, { token }))).toBe('409 webhook.paused')
  await app.database.db.execute(sql`insert into webhook_delivery (webhook_no, event_id, type, body)
    select no, gen_random_uuid(), 'webhook.test', '{}' from webhook`)
  await app.database.db.execute(sql`select graphile_worker.add_job('send-webhooks')`)
  await new Promise((wait) => setTimeout(wait, 500))
  expect(received).toEqual([])
  const [waiting] = await deliveries(app, token, id)
  const retry = app.call('retryWebhookDelivery', { id: waiting!._id }, { token })
  expect(await outcome(retry)).toBe('409 webhook.paused')
  expect(await pause(false)).toMatchObject({ paused: null })
  await expect.poll(() => received.length).toBe(1)
})

test('a removed webhook sends nothing more, and another seller’s is unknown', async () => {
  const app = await start()
  const { token } = await join(app, 'SELLER')
  const other = await join(app, 'SELLER')
  const { webhook } = await make(app, token, { url: (await startReceiver()).url })
  const id = webhook._id
  await app.call('testWebhook', { id }, { token })
  await expect.poll(() => deliveries(app, token, id)).toMatchObject([{ state: 'delivered' }])
  const [delivery] = await deliveries(app, token, id)
  const callsOn = (of: string, deliveryOf: string, as: string) => [
    app.call('updateWebhook', { id: of, paused: true }, { token: as }),
    app.call('removeWebhook', { id: of }, { token: as }),
    app.call('rotateWebhookSecret', { id: of, password }, { token: as }),
    app.call('testWebhook', { id: of }, { token: as }),
    app.call('getWebhookDeliveries', { id: of }, { token: as }),
    app.call('retryWebhookDelivery', { id: deliveryOf }, { token: as }),
  ]
  for (const [of, deliveryOf] of [[id, delivery!._id] as const, [noId, noId] as const]) {
    const ends = await Promise.all(callsOn(of, deliveryOf, other.token).map(outcome))
    expect(new Set(ends)).toEqual(new Set(['404 webhook.not_found']))
  }
  expect((await app.call('getWebhooks', {}, { token: other.token })).total).toBe(0)
  await app.call('removeWebhook', { id }, { token })
  expect(await outcome(app.call('testWebhook', { id }, { token }))).toBe('404 webhook.not_found')
  const { rows } = await app.database.pool.query('select from webhook_delivery')
  expect(rows).toEqual([])
})

test('a seller has at most three webhooks, also when two are created at once', async () => {
  const app = await start()
  const { token } = await join(app, 'SELLER')
  for (let made = 1; made < mostWebhooks; made++) await make(app, token)
  const last = await Promise.all([make(app, token), make(app, token)].map(outcome))
  expect(last.toSorted()).toEqual(['409 webhook.too_many', 'accepted'])
})

test('tests of webhooks are limited', async () => {
  const app = await start()
  const { token } = await join(app, 'SELLER')
  const { webhook } = await make(app, token)
  const ends = new Set<string>()
  for (let sent = 0; sent < 31; sent++)
    ends.add(await outcome(app.call('testWebhook', { id: webhook._id }, { token })))
  expect([...ends]).toEqual(['accepted', '429 server.limited'])
})

test('a new password by a code pauses webhooks: an intruder may have made one', async () => {
  const app = await start()
  const { token, email } = await join(app, 'SELLER')
  await make(app, token)
  await app.database.db.execute(
    sql`update one_time_code set created_at = created_at - interval '1 hour'`,
  )
  await app.call('getOtpByEmail', { email })
  const input = { identify: email, code: await codeFor(app, email), password: 'nine quiet falcons' }
  await app.call('resetPassword', input)
  const again = await app.call('login', { method: 'email', email, password: input.password })
  const { items } = await app.call('getWebhooks', {}, { token: again.token })
  expect(items).toMatchObject([{ paused: { by: 'password_reset' } }])
})

test('real use can’t let webhooks reach its own machine', () => {
  expect(() => readEnv({ ...realUse, WEBHOOKS_TO_LOOPBACK: 'true' })).toThrow(
    'WEBHOOKS_TO_LOOPBACK',
  )
  expect(readEnv(realUse).WEBHOOKS_TO_LOOPBACK).toBe(false)
})
