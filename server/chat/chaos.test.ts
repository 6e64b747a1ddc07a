import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ApiError, type Api } from '#contract/api.ts'
import { Chat } from '#web/features/chat/core/chat.ts'
import { socketTransport } from '#web/features/chat/core/socket-transport.ts'
import type { Transport } from '#web/features/chat/core/chat-deps.ts'
import { newId } from '../platform/id.ts'
import { requestOf } from '../testing/app.ts'
import { ownDatabase } from '../testing/database.ts'
import { repetitions } from '../testing/effort.ts'
import { newListing } from '../testing/factories.ts'
import { insertListings } from '../catalog/new-listings.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { startMain } from '../testing/main-process.ts'
import { cloneUser, insertSession } from '../testing/principals.ts'
import { ensureBuiltWeb } from '../testing/web.ts'
import type { ClientSocket } from '../testing/chat-users.ts'

const PAIRS = repetitions(4, 10)
const MESSAGES = repetitions(1_500, 10_000)
const CUTS = repetitions(75, 500)
const KILLS = repetitions(2, 3)
/** In per cent: how often a message is sent twice, and how often its answer gets lost. */
const TWICE = 10
const DEAF = 10

type Db = Awaited<ReturnType<typeof ownDatabase>>['db']
type Person = { id: string; token: string }

beforeAll(ensureBuiltWeb, 300_000)

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A garage and a company of the demonstration, each copied as often as there are pairs, and rooms. */
async function population(db: Db) {
  const original = async (role: string) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from "user" where role = ${role}::user_role order by no limit 1`,
    )
    return rows[0]!.id
  }
  const copy = async (of: string): Promise<Person & { no: number }> => {
    const { no } = await cloneUser(db, of)
    const { rows } = await db.execute<{ id: string }>(sql`select id from "user" where no = ${no}`)
    return { no, id: rows[0]!.id, token: (await insertSession(db, no)).token }
  }
  const [garage, company] = [await original('BUYER'), await original('SELLER')]
  const rooms: { id: string; people: [Person, Person] }[] = []
  const people: Person[] = []
  for (let i = 0; i < PAIRS; i++) {
    const [buyer, seller] = [await copy(garage), await copy(company)]
    const [listing] = await insertListings(db, [await newListing(db, { sellerNo: seller.no })])
    const id = newId()
    await db.execute(sql`
      insert into room (id, buyer_no, seller_no, listing_no)
      values (${id}, ${buyer.no}, ${seller.no}, ${listing!.no})`)
    rooms.push({ id, people: [buyer, seller] })
    people.push(buyer, seller)
  }
  return { rooms, people }
}

/** The API as a page of `person` calls it. */
const apiOf = (address: string, { token }: Person): Api['call'] =>
  (async (name: never, input: object) => {
    const { url, method, payload, headers } = requestOf(name, input)
    const reply = await fetch(address + url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload && !headers && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload && {
        body: Buffer.isBuffer(payload) ? new Uint8Array(payload) : JSON.stringify(payload),
      }),
    })
    const body = (await reply.json()) as never
    if (!reply.ok) throw new ApiError(reply.status, body)
    return body
  }) as never

/** A layer between a page and its socket that sends messages twice and loses answers. */
function unreliable(transport: Transport, roll: (below: number) => number): Transport {
  return {
    ...transport,
    emit(name, ...sent) {
      const [message, answer] = sent as [never, ((outcome: never) => void)?]
      const acknowledge = answer && roll(100) < DEAF ? () => undefined : answer
      transport.emit(name, ...([message, acknowledge] as never))
      if (name === 'send-message' && roll(100) < TWICE)
        transport.emit(name, ...([message, () => undefined] as never))
    },
    on: (name, listener) =>
      // The answer by event gets lost where the other one does.
      transport.on(
        name,
        (name.startsWith('message-sent') && roll(100) < DEAF ? () => undefined : listener) as never,
      ),
  }
}

/** A page of a user that shows one conversation; `storage` is shared by the user's tabs. */
function tab(
  address: string,
  person: Person,
  {
    roomId,
    storage,
    roll,
  }: { roomId: string; storage: Map<string, string>; roll: (n: number) => number },
) {
  const socket: ClientSocket = io(address, {
    ...{ transports: ['websocket'], forceNew: true },
    ...{ reconnectionDelay: 100, reconnectionDelayMax: 1_000 },
    auth: { token: person.token },
    query: { userId: person.id },
  })
  const chat = new Chat({
    me: person.id,
    transport: unreliable(socketTransport(socket), roll),
    call: apiOf(address, person),
    storage: {
      read: () => storage.get(person.id) ?? null,
      write: (text) => storage.set(person.id, text).has(person.id),
    },
    now: Date.now,
    newId,
  })
  chat.start()
  const conversation = chat.conversation(roomId)
  void conversation.catchUp()
  onTestFinished(() => {
    chat.stop()
    socket.disconnect()
  })
  return { chat, conversation, cut: () => socket.io.engine?.close() }
}

async function serving(url: string, port: string) {
  const server = await startMain({
    ...{ DATABASE_URL: url, PORT: port, CHAT_MESSAGES: '100000', LOG_LEVEL: 'silent' },
  })
  await server.untilReady()
  return server
}

test(
  'after any failure every message is shown once, in order, on every page of both members',
  { timeout: 600_000 },
  async () => {
    const { db, url } = await ownDatabase('demo')
    const { rooms, people } = await population(db)
    const port = String(await freePort())
    let server = await serving(url, port)
    const roll = dice(20_261_122)
    const storage = new Map<string, string>()
    const tabs = rooms.flatMap(({ id: roomId, people }) =>
      people.flatMap((person) =>
        [1, 2].map(() => ({
          ...{ roomId, person, other: people.find((one) => one !== person)! },
          ...tab(server.address, person, { roomId, storage, roll }),
        })),
      ),
    )

    // Somebody writes, again and again; connections break, and the whole server dies, meanwhile.
    const killAt = Array.from({ length: KILLS }, (_, i) => ((i + 1) * MESSAGES) / (KILLS + 1))
    let restarts = Promise.resolve()
    for (let n = 0; n < MESSAGES; n++) {
      const { chat, roomId, other } = tabs[roll(tabs.length)]!
      chat.outbox.send({ roomId, receiver: other.id, text: `${n}` })
      if (n % (MESSAGES / CUTS) === 0) tabs[roll(tabs.length)]!.cut()
      if (n % 40 === 0) await pause(25)
      if (n === killAt[0]) {
        killAt.shift()
        restarts = restarts.then(async () => {
          const { child, ended } = server
          child.kill('SIGKILL')
          await ended
          server = await serving(url, port)
        })
        await pause(500)
      }
      if (n % 1_000 === 0) await restarts
    }
    await restarts

    const stored = async () => {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int n from message where room_no in (
          select no from room where id = any(${sql.param(rooms.map(({ id }) => id))}::uuid[]))`,
      )
      return rows[0]!.n
    }
    await expect.poll(stored, { timeout: 300_000, interval: 1_000 }).toBe(MESSAGES)
    const waiting = () =>
      tabs.reduce((sum, { chat, roomId }) => sum + chat.outbox.queuedIn(roomId).length, 0)
    await expect.poll(waiting, { interval: 500 }).toBe(0)

    const sent = new Set<string>()
    for (const { id } of rooms) {
      const { rows } = await db.execute<{ id: string; seq: number; body: string }>(sql`
        select m.id, seq, body from message m join room r on r.no = m.room_no
        where r.id = ${id} order by seq`)
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
      for (const { body } of rows) sent.add(body)
      const shown = rows.map(({ id, body }) => `${id} ${body}`)
      const pages = tabs.filter(({ roomId }) => roomId === id)
      for (const { conversation } of pages) {
        await expect
          .poll(() => conversation.lastSeq, { timeout: 120_000, interval: 250 })
          .toBe(rows.length)
        // A page that first heard of much at once shows the end of it, and loads the rest as one scrolls up.
        while (conversation.hasOlder) {
          await conversation.older()
          expect(conversation.olderState).toBe('idle')
        }
        expect(conversation.messages.map(({ _id, message }) => `${_id} ${message}`)).toEqual(shown)
      }
    }
    expect(sent.size).toBe(MESSAGES)
    expect(people).toHaveLength(PAIRS * 2)
  },
)
