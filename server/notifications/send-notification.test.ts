import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toFils } from '#contract/money.ts'
import { callback } from '../callbacks/callback.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { newId } from '../platform/id.ts'
import { testApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { join } from '../testing/people.ts'
import { origin, notifiedPeople } from '../testing/notified-people.ts'

type World = Awaited<ReturnType<typeof notifiedPeople>>

/** Tells the seller of a call-back; its mail and SMS wait. */
async function notifyOfCallback({ db, notifications, seller, listingNo, ...world }: World) {
  const subject = await world.askedToCall({ note: 'After <b>five</b>', preferred: 'evening' })
  await notifications.notify(db, { userNo: seller.no, kind: 'callback', subject, listingNo })
  return subject
}

const contactOf = async ({ db }: World, no: number) =>
  (
    await db.execute<{ email: string; phone: string }>(
      sql`select email, phone from "user" where no = ${no}`,
    )
  ).rows[0]!

test('a company is notified of a call-back by e-mail, and by SMS if it chose so', async () => {
  const world = await notifiedPeople()
  await world.change(world.seller, `language = 'ar'`)
  await notifyOfCallback(world)
  await world.sendNotifications()
  const { email, phone } = await contactOf(world, world.seller.no)
  const [mail, ...rest] = await world.sent()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ channel: 'email', to: email })
  for (const phrase of ['Al Noor Garage', '+971501234567', '04465-0K020', 'In the evening', 'مساءً'])
    expect(mail!.text).toContain(phrase)
  expect(mail!.text).toContain(`${origin}/my-callbacks`)
  expect(mail!.listUnsubscribe).toMatch(
    /^https:\/\/ghiyar\.test\/unsubscribe\?token=[\w-]{43}&kind=callback$/,
  )

  const { notifications, seller } = world
  await notifications.settings.set(
    { callbackSms: true, callbackEmail: false },
    world.caller(seller),
  )
  await world.sendNotifications()
  const [, sms, ...more] = await world.sent()
  expect(more).toEqual([])
  expect(sms).toMatchObject({ channel: 'sms', to: phone })
  expect(sms!.text).toContain('+971501234567')
  expect(sms!.text).toMatch(/[\u0621-\u064a]/)
})

const reasons: Record<string, (world: World, subject: string) => Promise<unknown>> = {
  'when it was read meanwhile': ({ notifications, ...world }) =>
    notifications.read({ all: true }, world.caller(world.seller)),
  'when e-mail is switched off': ({ notifications, ...world }) =>
    notifications.settings.set({ callbackEmail: false }, world.caller(world.seller)),
  'to a closing account': (world) => world.change(world.seller, 'closing_at = now()'),
  'to a suspended user': (world) => world.change(world.seller, 'suspended_at = now()'),
  'about a handled request': ({ db }, id) =>
    db.update(callback).set({ status: 'called' }).where(eq(callback.id, id)),
  'about a deleted request': ({ db }, id) => db.delete(callback).where(eq(callback.id, id)),
}

test.for(Object.entries(reasons))('sends no mail %s', async ([, happen]) => {
  const world = await notifiedPeople()
  await happen(world, await notifyOfCallback(world))
  await world.sendNotifications()
  expect(await world.sent()).toEqual([])
})

test('SMS to a company are limited per day, and per buyer', async () => {
  const world = await notifiedPeople()
  const wanted = { callbackSms: true, callbackEmail: false }
  await world.notifications.settings.set(wanted, world.caller(world.seller))
  const asked = await notifyOfCallback(world)
  for (let times = 0; times < 8; times++) await world.sendNotifications()
  expect(await world.sent()).toHaveLength(5)
  const { rows } = await world.db.execute<{ no: number }>(sql`
    insert into "user" (id, role, email, phone, password_hash, language)
    select gen_random_uuid(), 'BUYER', n || '@buyers.test', 'n' || n, '', 'en'
    from generate_series(1, 6) n returning no`)
  for (const { no } of rows) {
    await world.db.update(callback).set({ buyerNo: no }).where(eq(callback.id, asked))
    for (let times = 0; times < 8; times++) await world.sendNotifications()
  }
  expect(await world.sent()).toHaveLength(30)
})

async function notifyOfPrice({ db, notifications, buyer, listingNo }: World) {
  await notifications.notify(db, {
    ...{ userNo: buyer.no, kind: 'price_drop', subject: newId(), listingNo },
    ...{ was: toFils(1_250), now: toFils(1_000) },
  })
}

test('users are notified of the new price of a favourite', async () => {
  const world = await notifiedPeople({ price: 1_000 })
  await notifyOfPrice(world)
  await world.sendNotifications()
  const [mail] = await world.sent()
  expect(mail!.to).toBe((await contactOf(world, world.buyer.no)).email)
  for (const phrase of ['AED 1,250', 'AED 1,000 (−20%)', 'Front brake pads', '04465-0K020'])
    expect(mail!.text).toContain(phrase)
  expect(mail!.text).toMatch(
    new RegExp(`${origin}/spare-part-details/front-brake-pads-\\w+\\?seller=${world.seller.id}`),
  )
  expect(mail!.listUnsubscribe).toContain('kind=price_drop')
})

test.for([
  ['paused meanwhile', { status: 'paused' }],
  ['dearer again', { priceFils: toFils(1_100) }],
] as const)('does not notify of a part that is %s', async ([, change]) => {
  const world = await notifiedPeople({ price: 1_000 })
  await notifyOfPrice(world)
  await world.db.update(listing).set(change).where(eq(listing.no, world.listingNo))
  await world.sendNotifications()
  expect(await world.sent()).toEqual([])
})

test('messages and steps of a call-back are shown at the bell only', async () => {
  const world = await notifiedPeople()
  const { db, notifications, buyer, listingNo } = world
  for (const kind of ['message', 'callback_status'] as const)
    await notifications.notify(db, { userNo: buyer.no, kind, subject: newId(), listingNo })
  await world.sendNotifications()
  expect(await world.sent()).toEqual([])
})

test('two notifications before the mail is sent share one mail', async () => {
  const world = await notifiedPeople({ price: 1_000 })
  const { db, notifications, buyer, listingNo } = world
  const subject = newId()
  for (const was of [1_300, 1_250])
    await notifications.notify(db, {
      ...{ userNo: buyer.no, kind: 'price_drop', subject, listingNo },
      ...{ was: toFils(was), now: toFils(1_000) },
    })
  await world.sendNotifications()
  const mails = await world.sent()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('AED 1,250')
})

test('the call sends a mail whose link unsubscribes', async () => {
  const app = await testApp('empty')
  const [seller, buyer] = [await join(app, 'SELLER'), await join(app, 'BUYER')]
  const by = { token: seller.token }
  const { rows } = await app.database.pool.query<{ no: number }>(
    'select no from seller where id = $1',
    [seller.user._id],
  )
  const { skuKey } = await publishListing(app, { sellerNo: rows[0]!.no })
  const listings = await app.database.db.select().from(listing).where(eq(listing.skuKey, skuKey))
  const input = { listing_id: listings[0]!.id, preferred: 'morning' }
  await app.call('requestCallback', input, { token: buyer.token })
  expect(await app.call('getNotifications', {}, by)).toMatchObject({
    ...{ unread: 1, notifications: [{ kind: 'callback', listing: { partSKU: listings[0]!.sku } }] },
  })
  const newest = async () => (await app.call('getOutbox', { to: seller.email })).items[0]!
  await expect.poll(async () => (await newest()).subject).toMatch(/Call-back/)
  const token = /token=([\w-]+)&kind=callback/.exec((await newest()).text)![1]!
  await app.call('unsubscribe', { token, kind: 'callback' })
  const settings = await app.call('getNotificationSettings', {}, by)
  expect(settings).toMatchObject({ callbackEmail: false, messageEmail: true, priceEmail: true })
  expect(await app.call('readNotifications', { all: true }, by)).toEqual({ unread: 0 })
})
