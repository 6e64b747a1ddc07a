import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ReplyOf } from '#contract/api.ts'
import { requestOf } from '../testing/app.ts'
import { ownDatabase } from '../testing/database.ts'
import { startMain } from '../testing/main-process.ts'
import { insertSession } from '../testing/principals.ts'
import { ensureBuiltWeb } from '../testing/web.ts'
import {
  connect,
  received,
  write,
  type ClientSocket,
  type ChatUser,
} from '../testing/chat-users.ts'

const EACH = 6

beforeAll(ensureBuiltWeb, 300_000)

/** The server as `npm start` runs it, with two workers and no Redis, on a demonstration of its own. */
async function twoWorkers() {
  const database = await ownDatabase('demo')
  const { child, address, untilReady } = await startMain({
    ...{ DATABASE_URL: database.url, WORKERS: '2', CHAT_MESSAGES: '1000', LOG_LEVEL: 'silent' },
  })
  await untilReady()
  const call = async (path: string, init: RequestInit & { token: string }): Promise<unknown> => {
    const headers = { authorization: `Bearer ${init.token}`, 'content-type': 'application/json' }
    return (
      await fetch(address + path, { ...init, headers: { ...headers, connection: 'close' } })
    ).json()
  }
  return {
    db: database.db,
    url: address,
    call,
    workers: () =>
      execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n'),
  }
}

/** A garage of the demonstration and a company that it asks about a part. */
async function pairIn({ db, call }: Awaited<ReturnType<typeof twoWorkers>>) {
  const chatUser = async (no: number): Promise<ChatUser> => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from "user" where no = ${no}`)
    return { id: rows[0]!.id, no, token: (await insertSession(db, no)).token, name: '' }
  }
  const { rows } = await db.execute<{ buyer: number; seller: number; listing: string }>(sql`
    select u.no buyer, l.seller_no seller, l.id listing from "user" u, listing l
    where u.role = 'BUYER' and l.status = 'active'
      and not exists (select from room r where r.buyer_no = u.no and r.listing_no = l.no)
    order by u.no, l.no limit 1`)
  const { listing, ...no } = rows[0]!
  const [buyer, seller] = [await chatUser(no.buyer), await chatUser(no.seller)]
  const { url, payload } = requestOf('startChat', { listing_id: listing })
  const init = { method: 'POST', body: JSON.stringify(payload), token: buyer.token }
  const { roomId } = (await call(url, init)) as ReplyOf<'startChat'>
  return { buyer, seller, roomId }
}

/** The first of these connections that still can; some may not have noticed yet that they are cut. */
async function firstToWrite(sockets: ClientSocket[], fields: Parameters<typeof write>[1]) {
  for (const socket of sockets)
    try {
      await write(socket, fields)
      return socket
    } catch {
      await expect.poll(() => socket.connected).toBe(true)
    }
  throw new Error('All were cut')
}

test('everything is delivered between two workers, and nothing is lost when one is killed', async () => {
  const server = await twoWorkers()
  const { buyer, seller, roomId } = await pairIn(server)
  const polling = { atEnd: onTestFinished, transports: ['polling'] }
  await expect(connect(server.url, buyer, polling)).rejects.toThrow()

  const back = { reconnection: true, reconnectionDelay: 50, reconnectionDelayMax: 500 }
  const join = (who: ChatUser) => connect(server.url, who, { atEnd: onTestFinished, ...back })
  const joined = async (who: ChatUser) => {
    const sockets: ClientSocket[] = []
    for (let i = 0; i < EACH; i++) sockets.push(await join(who))
    return sockets
  }
  const mine = await joined(buyer)
  const comes = mine.map((socket) => received(socket, 'init'))
  const theirs = await joined(seller)
  for (const online of comes) await expect.poll(() => online.at(-1)).toEqual([seller.id])
  const all = [...mine, ...theirs]
  const cut = new Set<ClientSocket>()
  for (const socket of all) socket.on('disconnect', () => cut.add(socket))
  const events = new Map(all.map((socket) => [socket, received(socket, 'receive-message')]))
  const textsOf = (socket: ClientSocket) => events.get(socket)!.map(({ message }) => message)

  const typings = theirs.map((socket) => received(socket, 'user-start-typing'))
  mine[0]!.emit('start-typing', { roomId, sender: buyer.id, receiver: seller.id })
  for (const typing of typings)
    await expect.poll(() => typing).toEqual([{ sender: buyer.id, roomId }])
  await write(mine[0]!, { roomId, message: 'one' })
  await write(theirs[0]!, { roomId, message: 'two' })
  for (const socket of all.filter((one) => one !== mine[0] && one !== theirs[0]))
    await expect.poll(() => textsOf(socket)).toEqual(['one', 'two'])

  process.kill(Number(server.workers()[0]), 'SIGKILL')
  await expect.poll(() => cut.size).toBeGreaterThan(0)
  const survivor = await firstToWrite(mine, { roomId, message: 'three' })
  for (const message of ['four', 'five']) await write(survivor, { roomId, message })
  // Both workers had connections of both users, so earlier messages passed between them.
  for (const side of [mine, theirs]) {
    expect(side.some((socket) => cut.has(socket))).toBe(true)
    expect(side.some((socket) => !cut.has(socket))).toBe(true)
  }
  for (const socket of all) await expect.poll(() => socket.connected).toBe(true)

  const stored = ['one', 'two', 'three', 'four', 'five']
  for (const socket of theirs) {
    const known = new Set(events.get(socket)!.map(({ seq }) => seq)).add(
      socket === theirs[0] ? 2 : 0,
    )
    let lastSeq = 0
    while (known.has(lastSeq + 1)) lastSeq++
    const { url } = requestOf('getConversations', { roomId, afterSeq: lastSeq })
    const { conversations } = (await server.call(url, seller)) as ReplyOf<'getConversations'>
    const missed = conversations.map(({ message }) => message)
    const own = socket === theirs[0] ? ['two'] : []
    expect(new Set([...own, ...textsOf(socket), ...missed])).toEqual(new Set(stored))
  }
  await write(survivor, { roomId, message: 'well again' })
  for (const socket of theirs) await expect.poll(() => textsOf(socket).at(-1)).toBe('well again')

  // The last connection of one user ends: the other's connections on both workers receive it.
  const gone = mine.map((socket) => received(socket, 'user_disconnected'))
  for (const socket of theirs) socket.disconnect()
  for (const events of gone) await expect.poll(() => events.length).toBeGreaterThan(0)
})
