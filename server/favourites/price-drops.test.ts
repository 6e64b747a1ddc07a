import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { NewNotification } from '../notifications/notifications.service.ts'
import { testIn } from '../testing/world.ts'
import { peopleAndParts } from '../testing/people-and-parts.ts'
import { notifyPriceDrops } from './price-drops.ts'

const test = testIn(async (atEnd) => {
  const world = await peopleAndParts(atEnd)
  const { app, db } = world
  return {
    ...world,
    /** A part that was saved at this price. */
    async added(price: number, { token }: { token: string }) {
      const part = await world.part({ price })
      await app.call('setFavourite', { listing_id: part.id }, { token })
      return part
    },
    /** The new notifications of a user. */
    async notified(of: { no: number }, atOnce?: number): Promise<NewNotification[]> {
      const notified: NewNotification[] = []
      const notifications = {
        notify: async (_: unknown, ...all: NewNotification[]) => void notified.push(...all),
      }
      await notifyPriceDrops({ db, notifications }, atOnce)
      return notified.filter(({ userNo }) => userNo === of.no)
    },
    /** Makes the last notifications older. */
    later: (hours: number) =>
      db.execute(sql`update favourite set told_at = told_at - ${`${hours} hours`}::interval`),
  }
})

test('a drop notifies once, with the old and the new price', async ({ world }) => {
  const ali = await world.person()
  const part = await world.added(100, ali)
  expect(await world.notified(ali)).toEqual([])
  await world.change(part.no, { price: 80 })
  const subject = { userNo: ali.no, kind: 'price_drop', subject: part.id, listingNo: part.no }
  expect(await world.notified(ali)).toEqual([{ ...subject, was: 10_000, now: 8_000 }])
  expect(await world.notified(ali)).toEqual([])
  await world.later(48)
  expect(await world.notified(ali)).toEqual([])
})

test('drops below one per cent, and a second drop within a day, are deferred', async ({
  world,
}) => {
  const ali = await world.person()
  const part = await world.added(1_000, ali)
  await world.change(part.no, { price: 991 })
  expect(await world.notified(ali)).toEqual([])
  await world.change(part.no, { price: 990 })
  expect(await world.notified(ali)).toMatchObject([{ was: 100_000, now: 99_000 }])
  await world.change(part.no, { price: 900 })
  await world.later(23)
  expect(await world.notified(ali)).toEqual([])
  await world.later(1)
  expect(await world.notified(ali)).toMatchObject([{ was: 99_000, now: 90_000 }])
})

test('after a rise, only a price below the last notified one is a drop', async ({ world }) => {
  const ali = await world.person()
  const part = await world.added(100, ali)
  await world.change(part.no, { price: 80 })
  expect(await world.notified(ali)).toHaveLength(1)
  await world.later(25)
  for (const price of [120, 90, 80]) {
    await world.change(part.no, { price })
    expect(await world.notified(ali)).toEqual([])
  }
  await world.change(part.no, { price: 70 })
  expect(await world.notified(ali)).toMatchObject([{ was: 8_000, now: 7_000 }])
})

test('only parts on offer count; a favourite removed for long starts afresh', async ({ world }) => {
  const ali = await world.person()
  const part = await world.added(100, ali)
  await world.change(part.no, { price: 50, status: 'paused' })
  expect(await world.notified(ali)).toEqual([])
  await world.change(part.no, { status: 'active' })
  const turn = () => world.app.call('setFavourite', { listing_id: part.id }, { token: ali.token })
  await turn()
  await world.db.execute(
    sql`update favourite_taken_off set taken_off_at = now() - interval '11 minutes'`,
  )
  await turn()
  expect(await world.notified(ali)).toEqual([])
  await world.change(part.no, { price: 40 })
  expect(await world.notified(ali)).toMatchObject([{ was: 5_000, now: 4_000 }])
})

test('the highest price does not overflow', async ({ world }) => {
  const ali = await world.person()
  const part = await world.added(10_000_000, ali)
  await world.change(part.no, { price: 9_000_000 })
  expect(await world.notified(ali)).toMatchObject([{ was: 1_000_000_000, now: 900_000_000 }])
})

test('many users are notified in batches, and concurrent processes notify each once', async ({
  world,
}) => {
  const ali = await world.person()
  const parts = await Promise.all(Array.from({ length: 7 }, () => world.added(100, ali)))
  for (const { no } of parts) await world.change(no, { price: 10 })
  const both = await Promise.all([world.notified(ali, 2), world.notified(ali, 3)])
  const subjects = both.flat().map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(parts.map(({ id }) => id).sort())
})

test('a failed notification is sent later', async ({ world }) => {
  const ali = await world.person()
  const part = await world.added(100, ali)
  await world.change(part.no, { price: 60 })
  const notify = () => Promise.reject(new Error('no room'))
  await expect(notifyPriceDrops({ db: world.db, notifications: { notify } })).rejects.toThrow(
    'no room',
  )
  expect(await world.notified(ali)).toMatchObject([{ now: 6_000 }])
})
