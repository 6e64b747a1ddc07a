import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { Conversation } from './conversation.ts'
import { FakeServer, me, other, room, type FakeTab } from './fake-server.fixture.ts'

let server: FakeServer
let tab: FakeTab
const listeners = { onMessages: vi.fn<() => void>(), onRead: vi.fn<(seq: number) => void>() }

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  tab = server.tab()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const texts = ({ messages }: Conversation) => messages.map(({ message }) => message)
const settled = () => vi.advanceTimersByTimeAsync(0)
const write = (count: number) =>
  Array.from({ length: count }, () => server.store(other, `m${server.stored.length + 1}`))

async function opened() {
  const conversation = new Conversation(tab.deps, room, listeners)
  await conversation.catchUp()
  return conversation
}

test('loads the latest, and older ones by pages until the first', async () => {
  write(120)
  const conversation = await opened()
  expect(texts(conversation)).toHaveLength(50)
  expect(texts(conversation).at(-1)).toBe('m120')
  expect(conversation.hasOlder).toBe(true)
  await conversation.older()
  await conversation.older()
  expect(texts(conversation)).toHaveLength(120)
  expect(texts(conversation)[0]).toBe('m1')
  expect(conversation.hasOlder).toBe(false)
})

test('a message received twice shows once, without another call', async () => {
  write(2)
  const conversation = await opened()
  const [third] = write(1) as [Message]
  conversation.receive(third)
  conversation.receive(third)
  expect(texts(conversation)).toEqual(['m1', 'm2', 'm3'])
  expect(server.calls).toHaveLength(1)
})

test('fills a gap from the last known message on, and leaves it unread', async () => {
  write(2)
  const conversation = await opened()
  const [, , last] = write(3) as Message[]
  conversation.receive(last!)
  expect(texts(conversation)).toEqual(['m1', 'm2'])
  await settled()
  expect(texts(conversation)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
  expect(server.calls.at(-1)?.input).toMatchObject({ afterSeq: 2, peek: 'yes' })
})

test('shows messages in order, however they arrive', async () => {
  const conversation = await opened()
  const [first, second, third] = write(3) as Message[]
  for (const message of [third!, first!, second!]) conversation.receive(message)
  await settled()
  expect(texts(conversation)).toEqual(['m1', 'm2', 'm3'])
})

test('catches up over more than one page', async () => {
  write(1)
  const conversation = await opened()
  write(450)
  await conversation.catchUp()
  expect(texts(conversation)).toHaveLength(451)
  expect(server.calls.map(({ input }) => input.afterSeq)).toEqual([undefined, 1, 201, 401])
})

test('a permanently missing number blocks nothing', async () => {
  write(2)
  const conversation = await opened()
  write(3)
  server.stored.splice(2, 1)
  await conversation.catchUp()
  expect(texts(conversation)).toEqual(['m1', 'm2', 'm4', 'm5'])
  const calls = server.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(calls)
})

test('messages received while it loads are in place afterwards', async () => {
  write(3)
  const conversation = new Conversation(tab.deps, room, listeners)
  const loading = conversation.catchUp()
  for (const message of write(2)) conversation.receive(message)
  await loading
  expect(texts(conversation)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
})

test('retries after a failure, and reports it only while nothing is shown', async () => {
  write(1)
  server.unreachable = true
  const conversation = await opened()
  expect(conversation.state).toBe('failed')
  server.unreachable = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(conversation.state).toBe('ready')
  server.unreachable = true
  conversation.receive(write(2)[1]!)
  await settled()
  expect(conversation.state).toBe('ready')
  expect(texts(conversation)).toEqual(['m1'])
  server.unreachable = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(texts(conversation)).toEqual(['m1', 'm2', 'm3'])
})

test('a foreign room is missing, and is not requested again', async () => {
  const conversation = new Conversation(tab.deps, 'elsewhere', listeners)
  await conversation.catchUp()
  expect(conversation.state).toBe('missing')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(1)
})

test('in sight it is read: by loading, and by an event for new messages', async () => {
  write(2)
  const conversation = new Conversation(tab.deps, room, listeners)
  conversation.visible = true
  await conversation.catchUp()
  expect(server.readSeq).toBe(2)
  expect(listeners.onRead).toHaveBeenLastCalledWith(2)
  conversation.receive(write(1)[0]!)
  await conversation.onRead()
  expect(server.readSeq).toBe(3)
  await conversation.onRead()
  expect(server.calls.filter(({ name }) => name === 'setRead')).toHaveLength(1)
})

test('has the read positions of both members', async () => {
  write(1)
  const conversation = await opened()
  conversation.read(other, 1)
  conversation.read(me, 1)
  conversation.read(other, 0)
  expect([conversation.otherReadSeq, conversation.readSeq]).toEqual([1, 1])
})
