import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { WebhookPayload } from '#contract/webhooks.ts'
import { appOn, type TestApp } from '../testing/app.ts'
import { password } from '../testing/people.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { closedAddress } from '../platform/messages/web-server.fixture.ts'
import { startReceiver, type Received } from './receiver.fixture.ts'

const env = { WEBHOOKS_TO_LOOPBACK: 'true' }
const test = testIn((atEnd) => trading(atEnd, { env }))

type World = Awaited<ReturnType<typeof trading>>

const payloads = (received: Received[]) =>
  received.map(({ body }) => JSON.parse(body) as WebhookPayload)

/** A seller with a webhook to this address, a part of theirs, and somebody who buys it. */
async function shop(
  { app, person, part, put, place }: World,
  url: string,
  events: WebhookPayload['type'][] = [],
) {
  const seller = await person('SELLER')
  const buyer = await person()
  const { token } = seller
  const { webhook } = await app.call(
    'createWebhook',
    { url, events: events as never, password },
    { token },
  )
  const offered = await part({ sellerNo: seller.no, quantity: 100 })
  const order = async (on?: Pick<TestApp, 'call'>) => {
    await put(buyer, offered)
    return (await place(buyer, {}, on && { on })).sellerOrders[0]!
  }
  const deliveries = async () =>
    (await app.call('getWebhookDeliveries', { id: webhook._id }, { token })).items
  return { seller, buyer, webhook, offered, order, deliveries }
}

/** Makes the next attempt of what failed due now. */
async function skipWait({ app }: World, webhookId: string) {
  await app.database.db.execute(sql`update webhook_delivery set next_at = now()
    where state = 'pending' and webhook_no = (select no from webhook where id = ${webhookId})`)
  await app.database.db.execute(sql`select graphile_worker.add_job('send-webhooks')`)
}

test('each step of an order is sent, with ids and states and nothing personal', async ({
  world,
}) => {
  const { app, step } = world
  const { url, received } = await startReceiver()
  const { seller, buyer, order } = await shop(world, url)
  const { _id: id, number } = await order()
  await step(seller, id, 'accept')
  await step(seller, id, 'ship')
  await step(seller, id, 'fail', { reason: 'Closed' })
  await step(seller, id, 'redeliver')
  await step(buyer, id, 'confirm')
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(8)
  const steps = payloads(received).map(({ type, data }) =>
    [type, data.event, data.state, data.shipment?.state].join(' ').trim(),
  )
  expect(steps.toSorted()).toEqual(
    [
      'seller_order.placed place placed',
      'seller_order.changed accept accepted',
      'seller_order.changed ship shipped on_the_way',
      'shipment.changed ship shipped on_the_way',
      'shipment.changed fail shipped failed',
      'shipment.changed redeliver shipped on_the_way',
      'seller_order.changed confirm delivered delivered',
      'shipment.changed confirm delivered delivered',
    ].toSorted(),
  )
  const placed = payloads(received).find(({ type }) => type === 'seller_order.placed')!
  expect(placed.data).toEqual({
    ...{ seller_order: id, number, state: 'placed', cancel_requested: false },
    ...{ event: 'place', by: 'buyer', url: expect.stringMatching(`/api/seller-order\\?id=${id}$`) },
  })
  const { key } = await app.call(
    'createAccessKey',
    { name: 'Stock', password },
    { token: seller.token },
  )
  const read = new URL(placed.data.url!)
  const reply = await app.http.inject({
    url: read.pathname + read.search,
    headers: { authorization: `Bearer ${key}` },
  })
  expect(reply.json()).toMatchObject({ _id: id, state: 'delivered' })
  expect(received.map(({ body }) => body).join()).not.toMatch(/Imran|\+9715|Closed|@example/)
})

test('a return that is asked for and each of its steps are sent, and an access key reads it', async ({
  world,
}) => {
  const { app, step } = world
  const { url, received } = await startReceiver()
  const { seller, buyer, order } = await shop(world, url, ['return.changed'])
  const { _id: id, lines } = await order()
  for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
  await step(buyer, id, 'confirm')
  const asked = await app.call(
    'requestReturn',
    {
      ...{ seller_order: id, lines: JSON.stringify([{ _id: lines[0]!._id, quantity: 1 }]) },
      ...{ reason: 'damaged', note: 'The box was open' },
    },
    { token: buyer.token },
  )
  const decline = {
    id: asked._id,
    event: 'decline' as const,
    reason: 'It was opened by the garage',
  }
  await app.call('stepReturn', decline, { token: seller.token })
  await expect.poll(() => received.length).toBe(2)
  const sent = payloads(received).toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))
  expect(sent.map(({ type, data }) => [type, data.event, data.by, data.return?.state])).toEqual([
    ['return.changed', 'request', 'buyer', 'requested'],
    ['return.changed', 'decline', 'seller', 'declined'],
  ])
  expect(sent[1]!.data.return).toEqual({ _id: asked._id, number: asked.number, state: 'declined' })
  expect(received.map(({ body }) => body).join()).not.toMatch(/The box was open|opened by/)
  const { key } = await app.call(
    'createAccessKey',
    { name: 'Stock', password },
    { token: seller.token },
  )
  const unread = async () =>
    (await app.call('getNotifications', {}, { token: seller.token })).unread
  const before = await unread()
  const read = new URL(sent[1]!.data.url!)
  const reply = await app.http.inject({
    url: read.pathname + read.search,
    headers: { authorization: `Bearer ${key}` },
  })
  expect(reply.json()).toMatchObject({ returns: [{ _id: asked._id, state: 'declined' }] })
  const bought = await app.http.inject({
    url: '/api/returns?side=purchases',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(bought.json()).toMatchObject({ returns: [{ _id: asked._id }] })
  // The seller still has to look.
  expect(before).toBeGreaterThan(0)
  expect(await unread()).toBe(before)
})

test('only the chosen kinds of events are sent', async ({ world }) => {
  const { url, received } = await startReceiver()
  const { seller, order, deliveries } = await shop(world, url, ['seller_order.placed'])
  const { _id: id } = await order()
  await world.step(seller, id, 'accept')
  await expect.poll(() => received.length).toBe(1)
  expect(await deliveries()).toMatchObject([{ type: 'seller_order.placed' }])
})

test('an order that is rolled back sends nothing', async ({ world }) => {
  const { url, received } = await startReceiver()
  const { buyer, offered, deliveries } = await shop(world, url)
  const { put, place, app } = world
  await put(buyer, offered)
  const { db } = app.database
  // At the end of the transaction, when the events have been written.
  await db.execute(sql`create function refuse_order() returns trigger language plpgsql as
    $$ begin raise exception 'rolled back'; end $$`)
  await db.execute(sql`create constraint trigger refuse_order after insert on seller_order
    deferrable initially deferred for each row execute function refuse_order()`)
  await expect(place(buyer)).rejects.toMatchObject({ status: 500 })
  await db.execute(sql`drop function refuse_order cascade`)
  await new Promise((wait) => setTimeout(wait, 500))
  expect([received, await deliveries()]).toEqual([[], []])
  await place(buyer)
  await expect.poll(() => received.length).toBe(1)
})

test('what fails is attempted again with the same id, until it is delivered', async ({ world }) => {
  let status = 500
  const { url, received } = await startReceiver((reply) => reply.writeHead(status).end())
  const { webhook, order, deliveries, seller } = await shop(world, url)
  await order()
  await expect
    .poll(deliveries)
    .toMatchObject([{ state: 'pending', attempts: 1, status: 500, failure: 'status' }])
  const [first] = await deliveries()
  const wait = Date.parse(first!.next!) - Date.parse(first!.attempted!)
  expect(wait).toBeGreaterThan(7_000)
  expect(wait).toBeLessThan(13_000)
  const shown = async () =>
    (await world.app.call('getWebhooks', {}, { token: seller.token })).items[0]!
  expect((await shown()).failing_since).not.toBeNull()
  await skipWait(world, webhook._id)
  await expect.poll(async () => (await deliveries())[0]!.attempted).not.toBe(first!.attempted)
  expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 2 }])
  status = 200
  await world.app.call('retryWebhookDelivery', { id: first!._id }, { token: seller.token })
  await expect
    .poll(deliveries)
    .toMatchObject([{ state: 'delivered', attempts: 3, status: 200, failure: null, next: null }])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect((await shown()).failing_since).toBeNull()
})

test('it is given up after the last attempt, and can be attempted once more by hand', async ({
  world,
}) => {
  const { webhook, order, deliveries, seller } = await shop(world, await closedAddress())
  await order()
  await expect.poll(deliveries).toMatchObject([{ attempts: 1, failure: 'connection' }])
  await world.app.database.db.execute(sql`update webhook_delivery set attempts = 9
    where webhook_no = (select no from webhook where id = ${webhook._id})`)
  await skipWait(world, webhook._id)
  await expect.poll(deliveries).toMatchObject([{ state: 'failed', attempts: 10, next: null }])
  const id = (await deliveries())[0]!._id
  await world.app.call('retryWebhookDelivery', { id }, { token: seller.token })
  await expect.poll(deliveries).toMatchObject([{ state: 'failed', attempts: 11 }])
})

test('a webhook that has failed for three days is paused, and its seller is notified', async ({
  world,
}) => {
  const { app } = world
  const { webhook, order, seller, deliveries } = await shop(world, await closedAddress())
  const { token, email } = seller
  const shown = async () => (await app.call('getWebhooks', {}, { token })).items[0]!
  await order()
  await expect.poll(deliveries).toMatchObject([{ attempts: 1 }])
  await app.database.db.execute(sql`update webhook set failures = 9,
    failing_since = now() - interval '73 hours' where id = ${webhook._id}`)
  // One that was given up before.
  await app.database.db.execute(sql`insert into webhook_delivery
      (webhook_no, event_id, type, body, state, attempts, next_at, failure)
    select no, gen_random_uuid(), 'webhook.test', '{}', 'failed', 10, null, 'connection'
    from webhook where id = ${webhook._id}`)
  await skipWait(world, webhook._id)
  await expect.poll(shown).toMatchObject({ paused: { by: 'failures' } })
  const { notifications } = await app.call('getNotifications', {}, { token })
  expect(notifications.filter(({ kind }) => kind === 'webhook')).toMatchObject([{ read: false }])
  const mails = async () =>
    (await app.call('getOutbox', { to: email, limit: 20 })).items.filter(({ subject }) =>
      /paused/.test(subject),
    )
  await expect.poll(mails).toHaveLength(1)
  expect((await mails())[0]!.text).toContain(new URL(webhook.url).host)
  // Resuming begins anew: one more failure doesn't pause it at once, and what was given up is tried.
  await app.call('updateWebhook', { id: webhook._id, paused: false }, { token })
  await skipWait(world, webhook._id)
  await expect
    .poll(async () => (await deliveries()).map(({ attempts }) => attempts))
    .toEqual([11, 3])
  expect(await shown()).toMatchObject({ paused: null })
})

test('what was committed is sent, also when the process ends before', async ({ world }) => {
  const { url, received } = await startReceiver()
  const { webhook, seller, deliveries } = await shop(world, url)
  const { app } = world
  // As a process leaves it that was killed: committed and without a job, or in the middle of an attempt.
  await app.database.db.execute(sql`insert into webhook_delivery (webhook_no, event_id, type, body)
    select no, gen_random_uuid(), 'webhook.test', '{}' from webhook where id = ${webhook._id}`)
  await app.database.db.execute(sql`update webhook set busy_until = now() + interval '2 seconds'
    where id = ${webhook._id}`)
  const other = await appOn(app.database.url, { env })
  await app.database.db.execute(sql`select graphile_worker.add_job('send-webhooks')`)
  await new Promise((wait) => setTimeout(wait, 1_000))
  expect(received).toEqual([])
  await new Promise((wait) => setTimeout(wait, 1_200))
  await app.database.db.execute(sql`select graphile_worker.add_job('send-webhooks')`)
  await expect.poll(deliveries).toMatchObject([{ state: 'delivered' }])
  expect(received).toHaveLength(1)
  expect((await other.call('getWebhooks', {}, { token: seller.token })).total).toBe(1)
})

test('receivers that never answer delay no other’s events', async ({ world }) => {
  const { app } = world
  const silent = await startReceiver(() => undefined)
  const dead = []
  for (let i = 0; i < 8; i++) dead.push(await shop(world, silent.url))
  const { url, received } = await startReceiver()
  const alive = await shop(world, url)
  await alive.order()
  await expect.poll(() => received.length).toBe(1)
  const { db } = app.database
  const ids = dead.map(({ webhook }) => webhook._id)
  await db.execute(sql`insert into webhook_delivery (webhook_no, event_id, type, body)
    select no, gen_random_uuid(), 'webhook.test', '{}' from webhook, generate_series(1, 20)
    where id = any(${sql.param(ids)}::uuid[])`)
  await db.execute(sql`select graphile_worker.add_job('send-webhooks')`)
  await expect.poll(() => silent.received.length).toBe(6)
  for (let sent = 2; sent < 5; sent++) {
    const began = Date.now()
    await alive.order()
    await expect.poll(() => received.length, { interval: 20 }).toBe(sent)
    expect(Date.now() - began).toBeLessThan(5_000)
  }
  // One attempt of each at a time, and no more of them than their lane takes.
  expect(silent.received).toHaveLength(6)
  const { rows } = await db.execute<{ busy: number }>(
    sql`select count(*)::int busy from webhook
      where busy_until > now() and id = any(${sql.param(ids)}::uuid[])`,
  )
  expect(rows[0]!.busy).toBe(6)
  await db.execute(sql`delete from webhook where id = any(${sql.param(ids)}::uuid[])`)
})

test('an order is placed while its seller removes the webhook', async ({ world }) => {
  const { url } = await startReceiver()
  const { order, seller } = await shop(world, url)
  const { app } = world
  for (let round = 0; round < 5; round++) {
    const { webhook } = await app.call('createWebhook', { url, password }, { token: seller.token })
    const removing = app.call('removeWebhook', { id: webhook._id }, { token: seller.token })
    const [placed] = await Promise.all([order(), removing])
    expect(placed.state).toBe('placed')
  }
})
