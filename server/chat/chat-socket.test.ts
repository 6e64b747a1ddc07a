import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { newId } from '../platform/id.ts'
import { testIn } from '../testing/world.ts'
import { received, next, chatUsers, write } from '../testing/chat-users.ts'

const test = testIn((atEnd) => chatUsers(atEnd))

type World = Awaited<ReturnType<typeof chatUsers>>

async function pair(world: World) {
  const [buyer, seller] = [await world.person('BUYER'), await world.person('SELLER')]
  return { buyer, seller, roomId: await world.begin(buyer, await world.part(seller)) }
}

describe('access to connections', () => {
  test.for([
    ['no token', { auth: {} }],
    ['a token of nonsense', { auth: { token: 'x'.repeat(43) } }],
    ['a token that is no text', { auth: { token: { $gt: '' } } }],
    ['the id of another', { query: { userId: newId() } }],
    ['no id', { query: {} }],
  ] as const)('%s: unauthorized', async ([, options], { world }) => {
    await expect(world.connect(world.buyer, options)).rejects.toThrow('unauthorized')
  })

  test('a page of another origin is rejected', async ({ world }) => {
    const extraHeaders = { origin: 'https://elsewhere.example' }
    await expect(world.connect(world.buyer, { extraHeaders })).rejects.toThrow()
    const own = { origin: world.url }
    expect((await world.connect(world.buyer, { extraHeaders: own })).connected).toBe(true)
  })

  test('polling is accepted where there is one process', async ({ world }) => {
    const socket = await world.connect(world.buyer, { transports: ['polling'] })
    expect(socket.io.engine.transport.name).toBe('polling')
  })

  test('logging out, suspension or expiry disconnects within 5 seconds', async ({ world }) => {
    const ends = [
      ({ token }: { token: string }) => world.app.call('logout', {}, { token }),
      ({ no }: { no: number }) =>
        world.db.execute(sql`update "user" set suspended_at = now() where no = ${no}`),
      ({ session }: { session: string }) =>
        world.db.execute(sql`update session set expires_at = now() where id = ${session}`),
    ]
    const reasons = ends.map(async (end) => {
      const who = await world.device(await world.person('BUYER'))
      const socket = await world.connect(who)
      const reason = new Promise((resolve) => socket.once('disconnect', resolve))
      await end(who)
      return reason
    })
    expect(await Promise.all(reasons)).toEqual(ends.map(() => 'io server disconnect'))
  })
})

test('of 120 concurrent connections 50 per account are accepted, others as these end', async ({
  world,
}) => {
  const who = await world.person('BUYER')
  const begun = await Promise.allSettled(Array.from({ length: 120 }, () => world.connect(who)))
  const open = begun.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const reasons = begun.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))
  expect([open.length, new Set(reasons)]).toEqual([50, new Set(['Error: too many'])])
  open[0]!.disconnect()
  await expect.poll(() => world.connect(who).then(({ connected }) => connected, String)).toBe(true)
  await expect(world.connect(who)).rejects.toThrow('too many')
})

test('hostile events stop neither the connection nor the process', async ({ world }) => {
  const { buyer, seller, roomId } = await pair(world)
  const socket = await world.connect(buyer)
  const words: unknown[] = [
    '\0',
    'a\0b',
    '\ud800',
    '',
    'x'.repeat(9_000),
    null,
    5,
    [],
    {},
    { toString: 1 },
  ]
  const names = ['send-message', 'start-typing', 'stop-typing', 'looking', '__proto__', 'nothing']
  const emit = socket.emit.bind(socket) as (name: string, ...payload: unknown[]) => void
  for (const name of names)
    for (const word of words) {
      for (const key of ['roomId', 'message', 'sender', 'receiver', 'clientId'])
        emit(name, { roomId, message: 'hostile', receiver: seller.id, [key]: word })
      emit(name, word, word)
    }
  // Events above the limit are ignored, so another connection is used.
  const outcome = await write(await world.connect(seller), { roomId, message: 'still here' })
  expect([socket.connected, 'seq' in outcome]).toEqual([true, true])
})

describe('users who lost access', () => {
  const stored = async ({ db }: World, no: number) =>
    (await db.execute(sql`select from message where sender_no = ${no}`)).rows.length

  test.for([
    [
      'a user who logged out',
      ({ app }: World, { token }: { token: string }) => app.call('logout', {}, { token }),
    ],
    [
      'a suspended user',
      ({ db }: World, { no }: { no: number }) =>
        db.execute(sql`update "user" set suspended_at = now() where no = ${no}`),
    ],
  ] as const)(
    '%s sends nothing over a connection that is still open',
    async ([, end], { world }) => {
      const { buyer, roomId } = await pair(world)
      const socket = await world.connect(buyer)
      const cut = new Promise<'cut'>((resolve) => socket.once('disconnect', () => resolve('cut')))
      await end(world, buyer)
      const outcome = await Promise.race([write(socket, { roomId, message: 'too late' }), cut])
      expect(outcome === 'cut' || ('code' in outcome && outcome.code)).toBeOneOf([
        true,
        'auth.required',
      ])
      expect(await stored(world, buyer.no)).toBe(0)
    },
  )

  test('get no acknowledgement of earlier messages either', async ({ world }) => {
    const { buyer, roomId } = await pair(world)
    const socket = await world.connect(buyer)
    const clientId = newId()
    await write(socket, { roomId, clientId, message: 'in time' })
    const cut = new Promise<'cut'>((resolve) => socket.once('disconnect', () => resolve('cut')))
    await world.app.call('logout', {}, buyer)
    const again = write(socket, { roomId, clientId, message: 'in time' })
    expect(await Promise.race([again, cut])).not.toHaveProperty('seq')
  })
})

describe('messages', () => {
  test('are delivered once and in order to the other member and the sender’s other devices', async ({
    world,
  }) => {
    const { buyer, seller, roomId } = await pair(world)
    const [mine, myOther, theirs] = await Promise.all([
      world.connect(buyer),
      world.connect(await world.device(buyer)),
      world.connect(seller),
    ])
    const events = [mine, myOther, theirs].map((socket) => received(socket, 'receive-message'))
    const success = received(mine, 'message-sent-success')
    for (let i = 1; i <= 5; i++) await write(mine, { roomId, message: `${i}`, sender: buyer.id })
    const texts = (i: number) => events[i]!.map(({ message, seq }) => `${seq} ${message}`)
    const all = ['1 1', '2 2', '3 3', '4 4', '5 5']
    await expect.poll(() => texts(2)).toEqual(all)
    await expect.poll(() => texts(1)).toEqual(all)
    expect(texts(0)).toEqual([])
    expect(success.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    expect(events[2]![0]).toMatchObject({ room: roomId, sender: buyer.id, status: 'sent' })
  })

  test('sent again with the same client id are the same message, delivered and acknowledged again', async ({
    world,
  }) => {
    const { buyer, seller, roomId } = await pair(world)
    const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
    const events = received(theirs, 'receive-message')
    const message = { roomId, message: 'once', clientId: newId() }
    const outcomes = [...(await Promise.all([write(mine, message), write(mine, message)]))]
    outcomes.push(await write(mine, message))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    await write(mine, { roomId, message: 'after' })
    await expect.poll(() => events.at(-1)?.message).toBe('after')
    expect([...new Set(events.map(({ seq }) => seq))]).toEqual([1, 2])
  })

  test('stored by a process that died before delivery are delivered when sent again', async ({
    world,
  }) => {
    const { buyer, seller, roomId } = await pair(world)
    const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
    const clientId = newId()
    await world.db.execute(sql`
      with numbered as (update room set last_seq = last_seq + 1 where id = ${roomId} returning no)
      insert into message (room_no, seq, id, sender_no, client_id, body)
      select no, 1, ${newId()}, ${buyer.no}, ${clientId}, 'stored' from numbered`)
    const events = next(theirs, 'receive-message')
    expect(await write(mine, { roomId, message: 'stored', clientId })).toMatchObject({ seq: 1 })
    expect(await events).toMatchObject({ message: 'stored', seq: 1 })
  })

  test('an error is sent to the sender, in their language, with the client id', async ({
    world,
  }) => {
    const { buyer, seller, roomId } = await pair(world)
    const { token } = buyer
    const mine = await world.connect(buyer, { auth: { token, language: 'ar' } })
    const failed = received(mine, 'message-sent-failed')
    const clientId = newId()
    const tries: [object, string][] = [
      [{ roomId, message: 'x', sender: seller.id, clientId }, 'auth.not_you'],
      [{ roomId: newId(), message: 'x', clientId }, 'chat.not_found'],
      [{ roomId, message: '', clientId }, 'input.invalid'],
      [{ roomId, message: 'a\ud800', clientId }, 'input.invalid'],
      [{ roomId, message: 'a\u202Eb', clientId }, 'input.invalid'],
      [{ roomId, message: 'x'.repeat(10_000), clientId }, 'input.invalid'],
      [{ roomId, message: { toString: 'x' }, clientId }, 'input.invalid'],
      [{ roomId, message: 'x', clientId: 'not an id' }, 'input.invalid'],
    ]
    for (const [payload, code] of tries) {
      const outcome = await mine.timeout(20_000).emitWithAck('send-message', payload as never)
      expect(outcome, JSON.stringify(payload).slice(0, 99)).toMatchObject({ code })
      expect(outcome.message).toMatch(/[\u0600-\u06ff]/)
    }
    expect(failed).toHaveLength(tries.length)
    expect(failed[0]!.clientId).toBe(clientId)
    for (const odd of [undefined, null, 7, 'text', [], [[]]])
      mine.emit('send-message', odd as never)
    await expect.poll(() => failed.length).toBe(tries.length + 6)
    expect(mine.connected).toBe(true)
  })

  test('a payload over 32 KB ends only that connection', async ({ world }) => {
    const { buyer, seller, roomId } = await pair(world)
    const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
    const gone = new Promise((resolve) => mine.once('disconnect', resolve))
    mine.emit('send-message', { roomId, message: 'x'.repeat(100_000) } as never)
    await gone
    expect(await write(theirs, { roomId, message: 'still here' })).toMatchObject({ seq: 1 })
  })

  test('above the limit the sender receives the time to wait', async ({ world }) => {
    const { buyer, roomId } = await pair(world)
    const mine = await world.connect(buyer)
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, (_, i) => write(mine, { roomId, message: `${i}` })),
    )
    const waits = outcomes.filter((outcome) => 'code' in outcome)
    expect(waits).toHaveLength(5)
    for (const wait of waits)
      expect(wait).toMatchObject({ code: 'chat.flood', retryAfter: expect.any(Number) })
  })
})

test('reading on one device sends the position to the writer and to one’s other devices', async ({
  world,
}) => {
  const { buyer, seller, roomId } = await pair(world)
  const [mine, theirs, theirOther] = await Promise.all([
    world.connect(buyer),
    world.connect(seller),
    world.connect(await world.device(seller)),
  ])
  await write(mine, { roomId, message: 'one' })
  await write(mine, { roomId, message: 'two' })
  const events = [mine, theirs, theirOther].map((socket) => received(socket, 'messages-read'))
  await world.app.call('getConversations', { roomId }, world.as(seller))
  for (const reads of events)
    await expect.poll(() => reads).toEqual([{ roomId, reader: seller.id, seq: 2 }])
})

describe('presence', () => {
  test('is sent to members of shared conversations only', async ({ world }) => {
    const { buyer, seller, roomId } = await pair(world)
    const stranger = await world.connect(await world.person('BUYER'))
    const events = received(stranger, 'init')
    const mine = await world.connect(buyer)
    await world.app.call(
      'sendMessage',
      { roomId, clientId: newId(), message: 'x' },
      world.as(buyer),
    )
    const online = next(mine, 'init')
    const theirs = await world.connect(seller)
    expect(await online).toEqual([seller.id])
    const gone = next(mine, 'user_disconnected')
    theirs.disconnect()
    expect(await gone).toEqual([])
    expect(events).toEqual([])
  })

  test('starts with a conversation: the seller receives it with the first message', async ({
    world,
  }) => {
    const [buyer, seller] = [await world.person('BUYER'), await world.person('SELLER')]
    const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
    const toSeller = received(theirs, 'init')
    const toBuyer = next(mine, 'init')
    const roomId = await world.begin(buyer, await world.part(seller))
    expect(await toBuyer).toEqual([seller.id])
    expect(toSeller).toEqual([])
    await write(mine, { roomId, message: 'hello' })
    await expect.poll(() => toSeller).toEqual([[buyer.id]])
  })

  test('records the last time a user was connected', async ({ world }) => {
    const { buyer } = await pair(world)
    const socket = await world.connect(buyer)
    socket.disconnect()
    const seen = () =>
      world.app.database.pool.query('select from chat_seen where user_no = $1', [buyer.no])
    await expect.poll(async () => (await seen()).rowCount).toBe(1)
  })
})

describe('typing', () => {
  test('is sent to the other member, and stops on disconnection', async ({ world }) => {
    const { buyer, seller, roomId } = await pair(world)
    const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
    const typing = { roomId, sender: buyer.id, receiver: seller.id }
    const starts = next(theirs, 'user-start-typing')
    mine.emit('start-typing', typing)
    expect(await starts).toEqual({ sender: buyer.id, roomId })
    const stops = next(theirs, 'user-stop-typing')
    mine.emit('stop-typing', typing)
    expect(await stops).toEqual({ sender: buyer.id, roomId })
    mine.emit('start-typing', typing)
    await next(theirs, 'user-start-typing')
    const ends = next(theirs, 'user-stop-typing')
    mine.disconnect()
    expect(await ends).toEqual({ sender: buyer.id, roomId })
  })

  test('is not sent in another user’s name, to a foreign room or while blocked', async ({
    world,
  }) => {
    const { buyer, seller, roomId } = await pair(world)
    const foreign = await pair(world)
    const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
    const elsewhere = await world.connect(foreign.seller)
    const events = [theirs, elsewhere].map((socket) => received(socket, 'user-start-typing'))
    const startTyping = (typing: object) => mine.emit('start-typing', typing as never)
    startTyping({ roomId, sender: foreign.buyer.id, receiver: seller.id })
    startTyping({ roomId: foreign.roomId, sender: buyer.id, receiver: foreign.seller.id })
    await world.app.call('setBlock', { roomId, blocked: true }, world.as(seller))
    startTyping({ roomId, sender: buyer.id, receiver: seller.id })
    // Any event would have arrived before this answer.
    expect(await write(mine, { roomId, message: 'x' })).toMatchObject({ code: 'chat.blocked' })
    expect(events).toEqual([[], []])
  })
})

test('notifications reach all devices of the user', async ({ world }) => {
  const { buyer, seller } = await pair(world)
  const listing_id = await world.part(seller)
  const rings = next(await world.connect(seller), 'notified')
  await world.app.call('requestCallback', { listing_id, phone: '+971501234567' }, world.as(buyer))
  await rings
})

test('blocking is sent to all devices of both', async ({ world }) => {
  const { buyer, seller, roomId } = await pair(world)
  const sockets = await Promise.all(
    [seller, await world.device(seller), buyer].map((who) => world.connect(who)),
  )
  const events = sockets.map((socket) => next(socket, 'sync'))
  await world.app.call('setBlock', { roomId, blocked: true }, world.as(seller))
  await Promise.all(events)
})

test('an old token of a renewed session is disconnected', async ({ world }) => {
  const who = await world.device(await world.person('BUYER'))
  const socket = await world.connect(who)
  const reason = new Promise((resolve) => socket.once('disconnect', resolve))
  await world.db.execute(
    sql`update session set token_hash = ${`renewed ${who.session}`} where id = ${who.session}`,
  )
  expect(await reason).toBe('io server disconnect')
})

test('events above the limit are ignored', async ({ world }) => {
  const { buyer, seller, roomId } = await pair(world)
  const [mine, theirs] = await Promise.all([world.connect(buyer), world.connect(seller)])
  const events = received(theirs, 'user-start-typing')
  for (let i = 0; i < 1_000; i++)
    mine.emit('start-typing', { roomId, sender: buyer.id, receiver: seller.id })
  await expect.poll(() => events.length).toBe(200)
  expect(
    await mine
      .timeout(500)
      .emitWithAck('send-message', {} as never)
      .catch(() => 'unheard'),
  ).toBe('unheard')
})
