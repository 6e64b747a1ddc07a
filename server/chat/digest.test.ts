import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifiedPeople } from '../testing/notified-people.ts'
import { newId } from '../platform/id.ts'
import { queued } from '../testing/queued.ts'
import { block, chatSeen, message, room } from './chat.tables.ts'
import { digestService } from './digest.service.ts'

const origin = 'https://ghiyar.test'
const DIGEST = 'unread-digest'
const minutes = (count: number) => count * 60_000

/** A buyer and a seller in a room, with the digest; jobs run only when the test runs them. */
async function digestWorld() {
  const world = await notifiedPeople()
  const { database, db, notifications, seller, buyer } = world
  const digest = digestService({ db, notifications, origin })
  const id = await world.makeRoom()
  return {
    ...world,
    digest,

    /** Stores a message as the chat does. */
    send: (from: { no: number }, body: string) =>
      db.transaction(async (tx) => {
        const [{ no, seq }] = (await tx
          .update(room)
          .set({ lastSeq: sql`${room.lastSeq} + 1` })
          .where(eq(room.id, id))
          .returning({ no: room.no, seq: room.lastSeq })) as [{ no: number; seq: number }]
        const ids = { id: newId(), clientId: newId() }
        await tx.insert(message).values({ ...ids, roomNo: no, seq, senderNo: from.no, body })
        await digest.later(tx, from.no === seller.no ? buyer.no : seller.no)
      }),
    set: (fields: Partial<typeof room.$inferInsert>) => db.update(room).set(fields),
    seen: (who: { no: number }, ago: string) => {
      const seenAt = sql`now() - ${ago}::interval`
      const target = chatSeen.userNo
      return db
        .insert(chatSeen)
        .values({ userNo: who.no, seenAt })
        .onConflictDoUpdate({ target, set: { seenAt } })
    },
    waiting: () => queued<{ userNo: number }>(database, DIGEST),
    /** Does what waits, as if its time had come. */
    async run(): Promise<void> {
      const jobs = await queued<{ userNo: number }>(database, DIGEST)
      await database.pool.query(`delete from graphile_worker._private_jobs where task_id =
        (select id from graphile_worker._private_tasks where identifier = '${DIGEST}')`)
      for (const { payload } of jobs) await digest.tasks[DIGEST](payload)
    },
  }
}

test('fifteen minutes after disconnecting, a user gets one mail about all unread messages', async () => {
  const { seller, buyer, ...chat } = await digestWorld()
  const before = Date.now()
  await chat.send(buyer, 'Is it still there?')
  await chat.send(buyer, 'Hello?')
  const jobs = await chat.waiting()
  expect(jobs.map(({ payload }) => payload)).toEqual([{ userNo: seller.no }])
  const due = jobs[0]!.runAt.getTime() - minutes(15)
  expect(due).toBeGreaterThanOrEqual(before)
  expect(due).toBeLessThanOrEqual(Date.now())
  await chat.run()
  const [mail, ...more] = await chat.sent()
  expect(more).toEqual([])
  expect(mail!.subject).toMatch(/^2 new messages/)
  for (const phrase of [`${buyer.companyName} (2)`, '04465-0K020', 'Hello?', `${origin}/chats`])
    expect(mail!.text).toContain(phrase)
  expect(mail!.text).not.toContain('Is it still there')
  expect(mail!.listUnsubscribe).toContain('kind=message')
  expect(await chat.db.select().from(room)).toMatchObject([{ sellerMailed: 2, buyerMailed: 0 }])
})

test('a later message is added to the pending mail and does not delay it', async () => {
  const { buyer, ...chat } = await digestWorld()
  await chat.send(buyer, 'One')
  await chat.database.pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - interval '9 minutes'`,
  )
  const [first] = await chat.waiting()
  await chat.send(buyer, 'Two')
  expect(await chat.waiting()).toEqual([first])
})

test('a pending mail is not queued again, and none is queued before the message is stored', async () => {
  const { seller, buyer, ...chat } = await digestWorld()
  const job = (lock = '') =>
    chat.database.pool.query<{ revision: number }>(
      `select revision from graphile_worker._private_jobs where key = $1 ${lock}`,
      [`${DIGEST} ${seller.no}`],
    )
  await chat.send(buyer, 'One')
  const { rows: asked } = await job()
  await chat.db.transaction(async (tx) => {
    await chat.digest.later(tx, seller.no)
    // As workers take what they do.
    expect((await job('for update skip locked')).rows).toEqual([])
  })
  expect((await job('for update skip locked')).rows).toEqual(asked)
})

test('mailed messages are not mailed again; later ones are', async () => {
  const { buyer, seller, ...chat } = await digestWorld()
  await chat.send(buyer, 'One')
  await chat.run()
  await chat.digest.later(chat.db, seller.no)
  await chat.run()
  expect(await chat.sent()).toHaveLength(1)
  await chat.send(buyer, 'Two')
  await chat.run()
  const mails = await chat.sent()
  expect(mails).toHaveLength(2)
  expect(mails[1]!.text).toContain(`${buyer.companyName} (2)`)
  expect(mails[1]!.text).toContain('Two')
})

test('both members of a room are notified of messages from the other', async () => {
  const { buyer, seller, ...chat } = await digestWorld()
  await chat.send(buyer, 'A question')
  await chat.send(seller, 'An answer')
  await chat.run()
  const texts = (await chat.sent()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.filter((text) => text.includes('A question'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('An answer'))).toHaveLength(1)
  expect(await chat.db.select().from(room)).toMatchObject([{ sellerMailed: 1, buyerMailed: 2 }])
})

test('a mail is sent fifteen minutes after the last connection', async () => {
  const { buyer, seller, ...chat } = await digestWorld()
  await chat.send(buyer, 'One')
  await chat.seen(seller, '10 minutes')
  await chat.run()
  expect(await chat.sent()).toEqual([])
  const [again] = await chat.waiting()
  expect(Math.abs(again!.runAt.getTime() - Date.now() - minutes(5))).toBeLessThan(minutes(1))
  await chat.seen(seller, '15 minutes')
  await chat.run()
  expect(await chat.sent()).toHaveLength(1)
  expect(await chat.waiting()).toEqual([])
})

type Chat = Awaited<ReturnType<typeof digestWorld>>

const reasons: Record<string, (chat: Chat) => Promise<unknown>> = {
  'when all was read': ({ set }) => set({ sellerRead: 1 }),
  'when such mails are switched off': ({ notifications, caller, seller }) =>
    notifications.settings.set({ messageEmail: false }, caller(seller)),
  'from a blocked user': ({ db, seller, buyer }) =>
    db.insert(block).values({ blockerNo: seller.no, blockedNo: buyer.no }),
  'from a suspended user': ({ change, buyer }) => change(buyer, 'suspended_at = now()'),
  'to a suspended user': ({ change, seller }) => change(seller, 'suspended_at = now()'),
  'to a closing account': ({ change, seller }) => change(seller, 'closing_at = now()'),
  'about a conversation that is gone': ({ db }) => db.delete(room),
}

test.for(Object.entries(reasons))('sends no mail %s, and does not retry', async ([, happen]) => {
  const chat = await digestWorld()
  await chat.send(chat.buyer, 'One')
  await happen(chat)
  await chat.run()
  expect(await chat.sent()).toEqual([])
  expect(await chat.waiting()).toEqual([])
})

test('a user blocked by the other is still notified of earlier messages', async () => {
  const { buyer, seller, ...chat } = await digestWorld()
  await chat.send(buyer, 'One')
  await chat.db.insert(block).values({ blockerNo: buyer.no, blockedNo: seller.no })
  await chat.run()
  expect(await chat.sent()).toHaveLength(1)
})

test('a failure to queue the mail leaves nothing marked as mailed', async () => {
  const { buyer, ...chat } = await digestWorld()
  await chat.send(buyer, 'One')
  const failing = digestService({
    ...{ db: chat.db, origin },
    notifications: { mailTo: () => Promise.reject(new Error('no mail now')) },
  })
  const [job] = await chat.waiting()
  await expect(failing.tasks[DIGEST](job!.payload)).rejects.toThrow('no mail now')
  expect(await chat.db.select().from(room)).toMatchObject([{ sellerMailed: 0 }])
  await chat.run()
  expect(await chat.sent()).toHaveLength(1)
})
