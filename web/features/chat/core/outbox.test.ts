import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/api.ts'
import type { Message } from '#contract/chat.ts'
import { FakeServer, me, memoryStorage, other, room, type FakeTab } from './fake-server.fixture.ts'
import { Outbox } from './outbox.ts'

let server: FakeServer
let storage: ReturnType<typeof memoryStorage>
const stored = vi.fn<(message: Message) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  storage = memoryStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const texts = () => server.stored.map(({ message }) => message)
const states = (outbox: Outbox) => outbox.queuedIn(room).map(({ state }) => state)
const send = (outbox: Outbox, text: string) => outbox.send({ roomId: room, receiver: other, text })

function outboxOf(tab: FakeTab = server.tab(storage)) {
  const outbox = new Outbox(tab.deps, stored)
  outbox.start()
  return { tab, outbox }
}

test('sends in order, one after the other', async () => {
  const { outbox } = outboxOf()
  for (const text of ['a', 'b', 'c']) send(outbox, text)
  expect(states(outbox)).toEqual(['sending', 'queued', 'queued'])
  await after(0)
  expect(texts()).toEqual(['a', 'b', 'c'])
  expect(outbox.queuedIn(room)).toEqual([])
  expect(stored.mock.calls.map(([message]) => message.seq)).toEqual([1, 2, 3])
})

test('a lost answer does not send the message twice', async () => {
  server.losesAnswers = true
  const { outbox } = outboxOf()
  send(outbox, 'once')
  await after(8_000)
  server.losesAnswers = false
  await after(2_000)
  expect(server.emitted).toHaveLength(2)
  expect(texts()).toEqual(['once'])
  expect(outbox.queuedIn(room)).toEqual([])
})

test('uses a call when the socket is silent', async () => {
  server.losesAnswers = true
  const { outbox } = outboxOf()
  send(outbox, 'stubborn')
  await after(30_000)
  expect(server.calls.map(({ name }) => name)).toEqual(['sendMessage'])
  expect(texts()).toEqual(['stubborn'])
  expect(outbox.queuedIn(room)).toEqual([])
})

test('waits offline, and sends once connected', async () => {
  const { tab, outbox } = outboxOf()
  tab.cut()
  outbox.onDisconnected()
  send(outbox, 'later')
  await after(5_000)
  expect(states(outbox)).toEqual(['queued'])
  tab.join()
  outbox.onConnected()
  await after(0)
  expect(texts()).toEqual(['later'])
})

test('does not wait when a connection drops while sending', async () => {
  server.losesAnswers = true
  const { tab, outbox } = outboxOf()
  send(outbox, 'broken')
  tab.cut()
  outbox.onDisconnected()
  await after(0)
  expect(states(outbox)).toEqual(['queued'])
  server.losesAnswers = false
  tab.join()
  outbox.onConnected()
  await after(0)
  expect(texts()).toEqual(['broken'])
})

test('uses calls, repeated until they succeed, after ten seconds without a socket', async () => {
  server.unreachable = true
  const { tab, outbox } = outboxOf()
  tab.cut()
  outbox.onDisconnected()
  send(outbox, 'by call')
  await after(11_000)
  expect(states(outbox)).toEqual(['queued'])
  server.unreachable = false
  await after(10_000)
  expect(texts()).toEqual(['by call'])
})

test('queued messages survive a reload', async () => {
  const { tab, outbox } = outboxOf()
  tab.cut()
  for (const text of ['one', 'two']) send(outbox, text)
  outbox.stop()
  const again = outboxOf()
  await after(0)
  expect(texts()).toEqual(['one', 'two'])
  expect(again.outbox.queuedIn(room)).toEqual([])
  expect(storage.text).toBe('[]')
})

test('two tabs with one queue send each message once', async () => {
  const first = outboxOf()
  first.tab.cut()
  send(first.outbox, 'shared')
  const second = outboxOf()
  first.tab.join()
  first.outbox.onConnected()
  await after(0)
  expect(texts()).toEqual(['shared'])
  expect([first.outbox, second.outbox].flatMap((outbox) => outbox.queuedIn(room))).toEqual([])
})

test('another tab’s message is shown, left to it, and taken over when it stays', async () => {
  const [first, second] = [outboxOf(), outboxOf()]
  first.tab.cut()
  first.outbox.onDisconnected()
  send(first.outbox, 'mine')
  second.outbox.refresh()
  expect(states(second.outbox)).toEqual(['queued'])
  await after(5_000)
  expect(server.stored).toEqual([])
  first.outbox.stop()
  await after(10_000)
  expect(texts()).toEqual(['mine'])
})

test('a message that is stored already is not taken from another tab that still has it queued', async () => {
  const [first, second] = [outboxOf(), outboxOf()]
  first.tab.cut()
  send(first.outbox, 'stored')
  second.outbox.onStored(first.outbox.queuedIn(room)[0]!.clientId)
  second.outbox.refresh()
  expect(second.outbox.queuedIn(room)).toEqual([])
})

test('removes messages withdrawn by another tab, and leaves its own', async () => {
  const [first, second] = [outboxOf(), outboxOf()]
  for (const { tab } of [first, second]) tab.cut()
  send(first.outbox, 'gone')
  second.outbox.refresh()
  send(second.outbox, 'stays')
  first.outbox.remove(first.outbox.queuedIn(room)[0]!.clientId)
  second.outbox.refresh()
  expect(second.outbox.queuedIn(room).map(({ text }) => text)).toEqual(['stays'])
})

test('waits the given time above the limit, then sends again', async () => {
  server.refusals = [{ code: 'chat.flood', message: 'Slowly', retryAfter: 7 }]
  const { outbox } = outboxOf()
  for (const text of ['a', 'b']) send(outbox, text)
  await after(0)
  expect(outbox.queuedIn(room)[0]).toMatchObject({
    state: 'queued',
    retryAt: Date.now() + 7_000,
  })
  await after(6_999)
  expect(server.stored).toEqual([])
  await after(1)
  expect(texts()).toEqual(['a', 'b'])
})

test('a refused message stays visible after a reload, lets others pass, and can be retried', async () => {
  server.refusals = [{ code: 'chat.blocked', message: 'Not to this person' }]
  const { outbox } = outboxOf()
  for (const text of ['no', 'yes']) send(outbox, text)
  await after(0)
  expect(texts()).toEqual(['yes'])
  outbox.stop()
  const { outbox: again } = outboxOf()
  await after(0)
  expect(again.queuedIn(room)).toMatchObject([
    {
      text: 'no',
      state: 'failed',
      refusal: { code: 'chat.blocked', message: 'Not to this person' },
    },
  ])
  again.retry(again.queuedIn(room)[0]!.clientId)
  await after(0)
  expect(texts()).toEqual(['yes', 'no'])
})

test('an answer may arrive as an event, also a refusal when the answer is lost', async () => {
  server.losesAnswers = true
  server.refusals = [{ code: 'chat.blocked', message: 'No' }]
  const { outbox } = outboxOf()
  send(outbox, 'x')
  const { clientId } = outbox.queuedIn(room)[0]!
  outbox.onOutcome({ clientId, code: 'chat.blocked', message: 'No' })
  await after(20_000)
  expect(states(outbox)).toEqual(['failed'])
})

test('a message already on the server leaves the queue', async () => {
  server.losesAnswers = true
  const { outbox } = outboxOf()
  send(outbox, 'seen elsewhere')
  outbox.onStored(server.stored[0]!.clientId)
  await after(60_000)
  expect(server.emitted).toHaveLength(1)
  expect(outbox.queuedIn(room)).toEqual([])
})

test('files are sent by call, survive a disconnection, and are not stored', async () => {
  const { tab, outbox } = outboxOf()
  const file = new File(['x'], 'pump.jpg', { type: 'image/jpeg' })
  tab.cut()
  outbox.send({ roomId: room, receiver: other, text: '', file })
  outbox.onDisconnected()
  await after(0)
  expect(server.calls.map(({ name }) => name)).toEqual(['sendMessage'])
  expect(storage.text).not.toContain('pump')
  expect(server.stored[0]).toMatchObject({ sender: me, seq: 1 })
})

test('a storage that fails loses nothing that is displayed', async () => {
  const broken = { read: () => '{"not": "ours"}', write: () => false }
  const { tab, outbox } = outboxOf(server.tab(broken))
  tab.cut()
  send(outbox, 'kept')
  outbox.refresh()
  expect(outbox.queuedIn(room)).toHaveLength(1)
  tab.join()
  outbox.onConnected()
  await after(0)
  expect(texts()).toEqual(['kept'])
})

test.each([
  [415, 'file.type', true],
  [413, 'file.too_large', true],
  [400, 'file.broken', true],
  [403, 'chat.blocked', undefined],
] as const)(
  'a file refused with %i reports whether a retry can succeed',
  async (status, code, final) => {
    server.call = () => Promise.reject(new ApiError(status, { code, message: 'No' }))
    const { outbox } = outboxOf()
    outbox.send({ roomId: room, receiver: other, text: '', file: new File(['x'], 'x.jpg') })
    await after(0)
    const [item] = outbox.queuedIn(room)
    expect(item).toMatchObject({ state: 'failed', refusal: { code, message: 'No' } })
    expect(item!.refusal!.final).toBe(final)
  },
)
