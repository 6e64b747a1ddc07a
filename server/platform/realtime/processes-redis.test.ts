import { Redis } from 'ioredis'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  connect,
  received,
  listening,
  next,
  chatUsers,
  write,
  type ClientSocket,
  type ChatUser,
} from '../../testing/chat-users.ts'
import { appOn } from '../../testing/app.ts'
import { databaseName, type AtEnd } from '../../testing/database.ts'
import { tcpProxy } from '../../testing/tcp-proxy.ts'
import { newId } from '../id.ts'

const { REDIS_URL } = process.env

afterEach(() => vi.useRealTimers())

const portOf = (url: string) => Number(new URL(url).port)

/** Two applications on one database and one Redis, as two machines would run them. */
async function twoProcesses(redisUrl = REDIS_URL!, atEnd: AtEnd = onTestFinished) {
  const env = { REDIS_URL: redisUrl, CHAT_MESSAGES: '10000' }
  const { app, url, ...users } = await chatUsers(atEnd, env)
  const undoings: (() => Promise<void>)[] = []
  const second = await appOn(users.databaseUrl, { env, atEnd: (undo) => void undoings.push(undo) })
  const endSecond = async () => {
    for (const undo of undoings.splice(0).reverse()) await undo()
  }
  atEnd(endSecond)
  const urls = [url, await listening(second)] as const
  const at = (address: string) => (who: ChatUser) => connect(address, who, { atEnd })
  const [onFirst, onSecond] = [at(urls[0]), at(urls[1])]

  /** A buyer on the first and a seller on the second; each sees the other online. */
  const apart = async () => {
    const [buyer, seller] = [await users.person('BUYER'), await users.person('SELLER')]
    const roomId = await users.begin(buyer, await users.part(seller))
    const mine = await onFirst(buyer)
    const online = received(mine, 'init')
    const theirs = await onSecond(seller)
    await expect.poll(() => online.at(-1)).toEqual([seller.id])
    return { buyer, seller, roomId, mine, theirs }
  }
  return { ...users, first: app, second, urls, endSecond, onFirst, onSecond, apart }
}

test.skipIf(!REDIS_URL)('a message sent on one process is delivered on another', async () => {
  const users = await twoProcesses()
  const { buyer, seller, roomId, mine, theirs } = await users.apart()
  const myOther = await users.onSecond(await users.device(buyer))
  const delivered = [mine, myOther, theirs].map((socket) => received(socket, 'receive-message'))
  for (let i = 1; i <= 5; i++) await write(mine, { roomId, message: `${i}` })
  await write(theirs, { roomId, message: 'back' })
  const texts = (i: number) => delivered[i]!.map(({ seq, message }) => `${seq} ${message}`)
  const all = ['1 1', '2 2', '3 3', '4 4', '5 5']
  await expect.poll(() => texts(1)).toEqual([...all, '6 back'])
  await expect.poll(() => texts(0)).toEqual(['6 back'])
  expect(texts(2)).toEqual(all)

  const reads = [mine, theirs].map((socket) => received(socket, 'messages-read'))
  await users.second.call('getConversations', { roomId }, users.as(seller))
  for (const read of reads)
    await expect.poll(() => read).toEqual([{ roomId, reader: seller.id, seq: 6 }])

  const starts = next(theirs, 'user-start-typing')
  mine.emit('start-typing', { roomId, sender: buyer.id, receiver: seller.id })
  expect(await starts).toEqual({ sender: buyer.id, roomId })
  const stops = next(theirs, 'user-stop-typing')
  mine.disconnect()
  expect(await stops).toEqual({ sender: buyer.id, roomId })
})

test.skipIf(!REDIS_URL)(
  'presence and new conversations are announced to every process',
  async () => {
    const users = await twoProcesses()
    const { buyer, mine, theirs } = await users.apart()
    const again = next(mine, 'user_disconnected')
    theirs.disconnect()
    expect(await again).toEqual([])

    const seller = await users.person('SELLER')
    const [toBuyer, toSeller] = [
      received(mine, 'init'),
      received(await users.onSecond(seller), 'init'),
    ]
    const { roomId } = await users.second.call(
      'startChat',
      { listing_id: await users.part(seller) },
      users.as(buyer),
    )
    await expect.poll(() => toBuyer.at(-1)).toEqual([seller.id])
    expect(toSeller).toEqual([])
    await write(mine, { roomId, message: 'hello' })
    await expect.poll(() => toSeller).toEqual([[buyer.id]])
  },
)

test.skipIf(!REDIS_URL)(
  'users of a process that ends are disconnected at once and can connect to another',
  async () => {
    const users = await twoProcesses()
    const { seller, mine, theirs } = await users.apart()
    const [gone, cut] = [next(mine, 'user_disconnected'), next(theirs, 'disconnect' as never)]
    await users.endSecond()
    expect(await gone).toEqual([])
    expect(await cut).toBe('transport close')
    const back = next(mine, 'init')
    await users.onFirst(seller)
    expect(await back).toEqual([seller.id])
  },
)

test.skipIf(!REDIS_URL)(
  'logging out on one process disconnects the user on the other',
  async () => {
    const users = await twoProcesses()
    const who = await users.device(users.buyer)
    const cut = next(await users.onSecond(who), 'disconnect' as never)
    await users.first.call('logout', {}, users.as(who))
    expect(await cut).toBe('io server disconnect')
  },
)

test.skipIf(!REDIS_URL)('behind a load balancer a connection needs no sticky session', async () => {
  const users = await twoProcesses()
  const { port } = await tcpProxy(users.urls.map(portOf), onTestFinished)
  const { buyer, seller, roomId } = await users.apart()
  const join = (who: ChatUser) =>
    connect(`http://127.0.0.1:${port}`, who, { atEnd: onTestFinished })
  const polling = { atEnd: onTestFinished, transports: ['polling'] }
  await expect(connect(users.urls[0], buyer, polling)).rejects.toThrow()
  const sockets: ClientSocket[] = []
  for (const who of [buyer, buyer, seller, seller]) sockets.push(await join(who))
  const delivered = sockets.map((socket) => received(socket, 'receive-message'))
  for (const [i, socket] of sockets.entries()) await write(socket, { roomId, message: `${i}` })
  const texts = (i: number) => delivered[i]!.map(({ message }) => message).join('')
  for (const [i, all] of ['123', '023', '013', '012'].entries())
    await expect.poll(() => texts(i)).toBe(all)
})

test.skipIf(!REDIS_URL)(
  'installations with different databases on one Redis are isolated, also with equal ids',
  async () => {
    const [users, foreign] = [await twoProcesses(), await twoProcesses()]
    const here = await users.apart()
    const there = await foreign.apart()
    expect([there.buyer.no, there.seller.no]).toEqual([here.buyer.no, here.seller.no])
    const wrong = [there.mine, there.theirs].flatMap((socket) => [
      received(socket, 'receive-message'),
      received(socket, 'user_disconnected'),
    ])
    const right = received(here.theirs, 'receive-message')
    await write(here.mine, { roomId: here.roomId, message: 'private' })
    await expect.poll(() => right).toHaveLength(1)
    const gone = next(here.mine, 'user_disconnected')
    here.theirs.disconnect()
    await gone
    // Whatever was to come would have come before this.
    const after = next(there.theirs, 'user-start-typing')
    const { roomId } = there
    there.mine.emit('start-typing', { roomId, sender: there.buyer.id, receiver: there.seller.id })
    await after
    expect(wrong.flat()).toEqual([])
  },
)

describe('a Redis failure', () => {
  test.skipIf(!REDIS_URL)(
    'dropped connections: everything is stored, and all clients sync again',
    async () => {
      const users = await twoProcesses()
      const { buyer, seller, roomId, mine, theirs } = await users.apart()
      const syncs = [mine, theirs].map((socket) => received(socket, 'sync'))
      const admin = new Redis(REDIS_URL!)
      onTestFinished(() => admin.disconnect())
      const cutAll = async () => {
        const name = `name=ghiyar:${databaseName(users.databaseUrl)} `
        const clients = String(await admin.client('LIST')).split('\n')
        const ids = clients
          .filter((line) => line.includes(name))
          .map((line) => /id=(\d+)/.exec(line)![1]!)
        for (const id of ids) await admin.client('KILL', 'ID', id)
        return ids.length
      }
      let cut = 0
      const outcomes: unknown[] = []
      for (let i = 0; i < 60; i++) {
        const from = i % 2 ? mine : theirs
        const written = write(from, { roomId, message: `${i}` })
        if (i % 15 === 5) cut += await cutAll()
        outcomes.push(await written)
      }
      // Each has one to speak and two to listen.
      expect(cut).toBeGreaterThanOrEqual(6)
      expect(outcomes).toEqual(outcomes.map((_, i) => expect.objectContaining({ seq: i + 1 })))
      for (const delivered of syncs) await expect.poll(() => delivered.length).toBeGreaterThan(0)
      for (const [app, who] of [
        [users.first, buyer],
        [users.second, seller],
      ] as const) {
        const missed = { roomId, afterSeq: 0, limit: 200 }
        const { conversations } = await app.call('getConversations', missed, users.as(who))
        expect(conversations.map(({ message }) => message)).toEqual(outcomes.map((_, i) => `${i}`))
      }
      const delivered = received(theirs, 'receive-message')
      const last = async () => {
        await write(mine, { roomId, message: 'well again', clientId: newId() })
        return delivered.length
      }
      await expect.poll(last).toBeGreaterThan(0)
    },
  )

  test.skipIf(!REDIS_URL)(
    'a Redis that hangs: clients on the same process receive at once, and all sync afterwards',
    async () => {
      const proxy = await tcpProxy([portOf(REDIS_URL!)], onTestFinished)
      const users = await twoProcesses(`redis://127.0.0.1:${proxy.port}`)
      const { buyer, seller, roomId, mine, theirs } = await users.apart()
      const here = await users.onFirst(await users.device(seller))
      // By now the members are cached, and the event is sent through Redis.
      const delivered = next(theirs, 'user-start-typing')
      const typing = { roomId, sender: buyer.id, receiver: seller.id }
      mine.emit('start-typing', typing)
      await delivered

      const messages = [here, theirs].map((socket) => received(socket, 'receive-message'))
      const noticed = vi.spyOn(users.first.http.log, 'warn')
      proxy.pause()
      // What isn't answered from here on is noticed in real time.
      await write(mine, { roomId, message: '1' })
      // The clock is stopped: a call that waits for an answer would never return.
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const [stops, starts] = [next(here, 'user-stop-typing'), next(here, 'user-start-typing')]
      mine.emit('stop-typing', typing)
      await stops
      mine.emit('start-typing', typing)
      await starts
      vi.useRealTimers()

      for (let i = 2; i <= 10; i++) await write(mine, { roomId, message: `${i}` })
      await expect.poll(() => messages[0]).toHaveLength(10)
      const silence = expect.stringContaining('connections of other processes are not reached')
      await expect.poll(() => noticed).toHaveBeenCalledWith(expect.anything(), silence)
      const syncs = [mine, theirs].map((socket) => received(socket, 'sync'))
      proxy.release()
      for (const sync of syncs) await expect.poll(() => sync.length).toBeGreaterThan(0)
      await write(mine, { roomId, message: 'well again' })
      await expect.poll(() => messages[1]!.at(-1)?.message).toBe('well again')
    },
  )
})
