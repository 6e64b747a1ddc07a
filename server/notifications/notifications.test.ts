import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toFils } from '#contract/money.ts'
import { listing } from '../catalog/listing.tables.ts'
import { room } from '../chat/chat.tables.ts'
import { announceTo, Changes } from '../platform/changes.ts'
import { newId } from '../platform/id.ts'
import { notification } from './notification.tables.ts'
import { notifiedPeople } from '../testing/notified-people.ts'

const all = { page: 1, limit: 24 }

/** Hears for whom something was announced. */
async function listenForChanges(
  url: string,
): Promise<{ people: number[][]; close: () => Promise<void> }> {
  const people: number[][] = []
  const changes = new Changes(url, () => undefined)
  changes.on('people', (userNos) => people.push(userNos))
  await changes.listen()
  return { people, close: () => changes.close() }
}

test('notifications are listed latest first, with their subjects', async () => {
  const { db, notifications, seller, buyer, listingNo, ...world } = await notifiedPeople()
  const [callback, chat] = [await world.askedToCall(), await world.makeRoom()]
  const part = (await db.select().from(listing).where(eq(listing.no, listingNo)))[0]!
  await notifications.notify(db, {
    ...{ userNo: seller.no, kind: 'callback', subject: callback, listingNo },
  })
  await notifications.notify(db, { userNo: seller.no, kind: 'message', subject: chat, listingNo })
  await notifications.notify(db, {
    ...{ userNo: seller.no, kind: 'price_drop', subject: part.id, listingNo },
    ...{ was: toFils(120), now: toFils(99.5) },
  })
  await notifications.notify(db, {
    ...{ userNo: buyer.no, kind: 'callback_status', subject: callback, listingNo },
    status: 'called',
  })
  const shown = await notifications.page(all, world.caller(seller))
  expect(shown).toMatchObject({ unread: 3, total: 3, page: 1, pages: 1 })
  expect(shown.notifications).toMatchObject([
    { kind: 'price_drop', price: { was: 120, now: 99.5 }, room: null, callback: null },
    { kind: 'message', room: chat, from: buyer.companyName, callback: null, price: null },
    { kind: 'callback', callback, from: 'Al Noor Garage', read: false, status: null },
  ])
  expect(shown.notifications[0]!.listing).toEqual({
    _id: part.id,
    slug: `front-brake-pads-${part.skuKey}`,
    partName: 'Front brake pads',
    partNameAr: null,
    partSKU: '04465-0K020',
    pic: null,
  })
  const others = await notifications.page(all, world.caller(buyer))
  expect(others.notifications).toMatchObject([
    { kind: 'callback_status', status: 'called', callback, from: seller.companyName },
  ])
  const second = await notifications.page({ page: 2, limit: 2 }, world.caller(seller))
  expect(second).toMatchObject({ page: 2, pages: 2, total: 3 })
  expect(second.notifications).toMatchObject([{ kind: 'callback' }])
})

test('one kind and subject has one unread notification: a new one replaces it', async () => {
  const { db, notifications, seller, listingNo, ...world } = await notifiedPeople()
  const [first, other] = [newId(), newId()]
  // The payloads of notifications are distinguished by a price here.
  const notify = (subject: string, now: number, kind: 'callback_status' | 'message') =>
    notifications.notify(db, {
      ...{ userNo: seller.no, kind, subject, listingNo },
      ...{ was: toFils(100), now: toFils(now) },
    })
  const summaries = async () =>
    (await notifications.page(all, world.caller(seller))).notifications.map(
      ({ price, read }) => `${price!.now}${read ? ', read' : ''}`,
    )
  await notify(first, 1, 'callback_status')
  await notify(other, 2, 'callback_status')
  await notify(first, 3, 'callback_status')
  expect(await summaries()).toEqual(['3', '2'])
  await notifications.readAbout(db, seller.no, 'callback_status', first)
  await notify(first, 4, 'callback_status')
  expect(await summaries()).toEqual(['4', '3, read', '2'])

  // A conversation has one in all, which is shown again.
  await notify(first, 5, 'message')
  await notifications.readAbout(db, seller.no, 'message', first)
  await notify(other, 6, 'message')
  expect((await summaries()).slice(0, 2)).toEqual(['6', '5, read'])
  await notify(first, 5, 'message')
  expect((await summaries()).slice(0, 3)).toEqual(['5', '6', '4'])
})

test('many concurrent ones of one subject result in one', async () => {
  const { db, notifications, seller, listingNo, ...world } = await notifiedPeople()
  const about = (['message', 'callback'] as const).flatMap((kind) =>
    Array.from({ length: 40 }, () => ({ userNo: seller.no, kind, subject: newId(), listingNo })),
  )
  for (const one of about)
    await Promise.all(
      Array.from({ length: 8 }, () => db.transaction((tx) => notifications.notify(tx, one))),
    )
  const counted = { total: about.length, unread: about.length }
  expect(await notifications.page(all, world.caller(seller))).toMatchObject(counted)
})

test('notifications are marked as read by id or all together, only one’s own', async () => {
  const { db, notifications, seller, buyer, ...world } = await notifiedPeople()
  for (const userNo of [seller.no, seller.no, seller.no, buyer.no])
    await notifications.notify(db, { userNo, kind: 'message', subject: newId() })
  const own = (await notifications.page(all, world.caller(seller))).notifications
  const [foreign] = (await notifications.page(all, world.caller(buyer))).notifications
  const ids = [own[1]!._id, foreign!._id, newId()]
  expect(await notifications.read({ ids }, world.caller(seller))).toEqual({ unread: 2 })
  expect((await notifications.page(all, world.caller(buyer))).unread).toBe(1)
  expect(await notifications.read({}, world.caller(seller))).toEqual({ unread: 2 })
  expect(await notifications.read({ ids: [] }, world.caller(seller))).toEqual({ unread: 2 })
  expect(await notifications.read({ all: true }, world.caller(seller))).toEqual({ unread: 0 })
  expect((await notifications.page(all, world.caller(seller))).total).toBe(3)
})

test('every process receives it on commit, and only if something changed', async () => {
  const { database, db, notifications, seller, ...world } = await notifiedPeople()
  const { people, close } = await listenForChanges(database.url)
  const subject = newId()
  // Announcements arrive in order, so after the last one nothing else will.
  const end = async () => {
    await announceTo(db, [424_242])
    await expect.poll(() => people.flat()).toContain(424_242)
    return people.splice(0).flat()
  }
  await notifications.notify(db, { userNo: seller.no, kind: 'callback_status', subject })
  expect(await end()).toEqual([seller.no, 424_242])
  await notifications.readAbout(db, seller.no, 'callback_status', newId())
  await notifications.readAbout(db, seller.no, 'callback', subject)
  await notifications.read({ ids: [newId()] }, world.caller(seller))
  expect(await end()).toEqual([424_242])
  await notifications.readAbout(db, seller.no, 'callback_status', subject)
  expect(await end()).toEqual([seller.no, 424_242])
  await notifications.readAbout(db, seller.no, 'callback_status', subject)
  await notifications.read({ all: true }, world.caller(seller))
  expect(await end()).toEqual([424_242])
  const rolledBack = db.transaction(async (tx) => {
    await notifications.notify(tx, { userNo: seller.no, kind: 'callback_status', subject })
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await end()).toEqual([424_242])
  await notifications.notify(db, { userNo: seller.no, kind: 'message', subject })
  await notifications.readAbout(db, seller.no, 'message', subject)
  expect(await end(), 'messages are told of in another way').toEqual([424_242])
  await close()
})

test('a deleted room is left out, and a deleted listing removes its notifications', async () => {
  const { db, notifications, seller, listingNo, ...world } = await notifiedPeople()
  const chat = await world.makeRoom()
  const by = world.caller(seller)
  await notifications.notify(db, { userNo: seller.no, kind: 'message', subject: chat, listingNo })
  await db.delete(room).where(eq(room.id, chat))
  expect((await notifications.page(all, by)).notifications).toMatchObject([
    { room: null, listing: { partSKU: '04465-0K020' } },
  ])
  await db.update(listing).set({ status: 'removed' }).where(eq(listing.no, listingNo))
  expect((await notifications.page(all, by)).notifications).toMatchObject([{ listing: null }])
  await db.delete(listing).where(eq(listing.no, listingNo))
  expect((await notifications.page(all, by)).notifications).toEqual([])
})

test('read notifications are deleted after 90 days, unread ones are not', async () => {
  const { db, notifications, seller, ...world } = await notifiedPeople()
  const old = sql`now() - interval '91 days'`
  const recent = sql`now() - interval '89 days'`
  const row = (fields: object) => ({
    ...{ id: newId(), userNo: seller.no, kind: 'message' as const, subject: newId(), ...fields },
  })
  const remaining = [row({ happenedAt: old }), row({ happenedAt: recent, readAt: recent })]
  await db.insert(notification).values([...remaining, row({ happenedAt: old, readAt: old })])
  await notifications.tasks['sweep-notifications']()
  const { notifications: left } = await notifications.page(all, world.caller(seller))
  expect(left.map(({ _id }) => _id).sort()).toEqual(remaining.map(({ id }) => id).sort())
})
