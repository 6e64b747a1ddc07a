import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sellersService } from '../sellers/sellers.service.ts'
import { newId } from '../platform/id.ts'
import { testApp } from '../testing/app.ts'
import { makeSeller, publishListing } from '../testing/factories.ts'
import { join } from '../testing/people.ts'
import { cloneUser } from '../testing/principals.ts'
import { answerTimes } from './answer-times.store.ts'

type Messages = [who: 'buyer' | 'seller', minutesAgo: number]

const day = 24 * 60

async function answerWorld() {
  const app = await testApp('empty')
  const { db } = app.database
  const seller = await makeSeller(db)
  const { user } = await join(app, 'BUYER')
  const { rows: listings } = await db.execute<{ no: number }>(sql`
    select no from listing where sku = ${(await publishListing(app, { sellerNo: seller.no })).sku}`)
  const listingNo = listings[0]!.no
  /** A conversation of a new buyer, in one transaction, which has one time. */
  const chat = async (messages: Messages[]) => {
    const buyer = await cloneUser(db, user._id)
    const noOf = { buyer: buyer.no, seller: seller.no }
    const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ no: number }>(sql`
        insert into room (id, buyer_no, seller_no, listing_no, last_seq, last_at)
        values (${newId()}, ${buyer.no}, ${seller.no}, ${listingNo}, ${messages.length},
          ${ago(messages.at(-1)![1])}) returning no`)
      for (const [index, [who, minutes]] of messages.entries())
        await tx.execute(sql`
          insert into message (room_no, seq, id, sender_no, client_id, body, created_at)
          values (${rows[0]!.no}, ${index + 1}, ${newId()}, ${noOf[who]}, ${newId()}, 'x',
            ${ago(minutes)})`)
    })
  }
  return { app, db, seller, chat }
}

test('the median first reply is shown from five conversations on', async () => {
  const { db, seller, chat } = await answerWorld()
  for (const minutes of [10, 30, 600, 20]) {
    const [asked, later] = [5 * day, 5 * day - minutes]
    await chat([
      ['buyer', asked],
      ['buyer', asked - 1],
      ['seller', later],
      ['seller', 1],
    ])
  }
  expect(await answerTimes(db)).toEqual([])
  await chat([
    ['seller', 3 * day],
    ['buyer', 2 * day],
    ['seller', 2 * day - 25],
  ])
  expect(await answerTimes(db)).toEqual([{ no: seller.no, minutes: 25 }])
})

test('a day without a reply counts as the slowest; conversations younger than a day or older than 90 are ignored', async () => {
  const { db, seller, chat } = await answerWorld()
  const answered: Messages[] = [
    ['buyer', 4 * day],
    ['seller', 4 * day - 5],
  ]
  for (let i = 0; i < 4; i++) await chat(answered)
  await chat([['buyer', 30]])
  await chat([
    ['buyer', 91 * day],
    ['seller', 91 * day - 5],
  ])
  expect(await answerTimes(db)).toEqual([])
  await chat([['buyer', 2 * day]])
  expect(await answerTimes(db)).toEqual([{ no: seller.no, minutes: 5 }])
  for (let i = 0; i < 4; i++) await chat([['buyer', 3 * day]])
  expect(await answerTimes(db)).toEqual([])
})

test('the seller’s page shows the answer time, until its conversations are deleted', async () => {
  const { app, db, seller } = await answerWorld()
  const shown = async () => (await app.call('getSeller', { id: seller.id })).seller.answer_minutes
  const sellers = sellersService(db, { demo: false })
  expect(await shown()).toBeNull()
  await sellers.setAnswerMinutes([{ no: seller.no, minutes: 12 }])
  await expect.poll(shown).toBe(12)
  await sellers.setAnswerMinutes([])
  await expect.poll(shown).toBeNull()
})
