import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Chat } from './chat.ts'
import { FakeServer, me, memoryStorage, other, room, type FakeTab } from './fake-server.fixture.ts'

let server: FakeServer
let tab: FakeTab
let chat: Chat

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const texts = (of: Chat) => of.conversation(room).messages.map(({ message }) => message)

beforeEach(async () => {
  vi.useFakeTimers()
  server = new FakeServer()
  server.store(other, 'salam')
  tab = server.tab(memoryStorage())
  chat = new Chat(tab.deps)
  chat.start()
  await after(0)
})
afterEach(() => {
  chat.stop()
  vi.useRealTimers()
})

const open = async (of = chat) => {
  of.setVisibleRoom(room)
  await of.conversation(room).catchUp()
}

test('a message elsewhere is unread and moves its room to the top; opening reads it', async () => {
  expect(chat.rooms.list[0]).toMatchObject({ unreadMsgCnt: 1, lastMsg: 'salam' })
  server.store(other, 'price?')
  expect(chat.rooms.list[0]).toMatchObject({ unreadMsgCnt: 2, lastMsg: 'price?', lastSeq: 2 })
  await open()
  expect(chat.rooms.list[0]!.unreadMsgCnt).toBe(0)
  expect(server.readSeq).toBe(2)
})

test('messages in sight are read at once, and in the background once the page is visible', async () => {
  await open()
  server.store(other, 'here?')
  await after(0)
  expect(server.readSeq).toBe(2)
  chat.setVisibleRoom(undefined)
  server.store(other, 'still here?')
  await after(0)
  expect([server.readSeq, chat.rooms.list[0]!.unreadMsgCnt]).toEqual([2, 1])
  chat.setVisibleRoom(room)
  await after(0)
  expect([server.readSeq, chat.rooms.list[0]!.unreadMsgCnt]).toEqual([3, 0])
})

test('a sent message shows once, with one tick and then two', async () => {
  await open()
  chat.outbox.send({ roomId: room, receiver: other, text: 'wa alaikum' })
  await after(0)
  expect(texts(chat)).toEqual(['salam', 'wa alaikum'])
  tab.receive('receive-message', server.stored[1])
  expect(texts(chat)).toEqual(['salam', 'wa alaikum'])
  tab.receive('messages-read', { roomId: room, reader: other, seq: 2 })
  expect(chat.conversation(room).otherReadSeq).toBe(2)
  expect(chat.rooms.list[0]).toMatchObject({ lastSender: me, otherReadSeq: 2, unreadMsgCnt: 0 })
})

test('lost events are requested after connecting', async () => {
  await open()
  tab.cut()
  for (const text of ['a', 'b']) server.store(other, text)
  expect(texts(chat)).toEqual(['salam'])
  tab.join()
  await after(0)
  expect(texts(chat)).toEqual(['salam', 'a', 'b'])
})

test('on sync, rooms out of sight are fetched by their last message, and stay unread', async () => {
  await open()
  chat.setVisibleRoom(undefined)
  tab.deaf = true
  server.store(other, 'unheard')
  tab.deaf = false
  tab.receive('sync')
  await after(0)
  expect(texts(chat)).toEqual(['salam', 'unheard'])
  expect([server.readSeq, chat.rooms.list[0]!.unreadMsgCnt]).toEqual([1, 1])
})

test('two tabs show each other’s messages, and reading in one reads in both', async () => {
  const second = new Chat(server.tab().deps)
  second.start()
  await open()
  await second.conversation(room).catchUp()
  chat.outbox.send({ roomId: room, receiver: other, text: 'from one' })
  await after(0)
  expect(texts(second)).toEqual(['salam', 'from one'])
  chat.setVisibleRoom(undefined)
  server.store(other, 'answer')
  expect(second.rooms.list[0]!.unreadMsgCnt).toBe(1)
  chat.setVisibleRoom(room)
  await after(0)
  expect(second.rooms.list[0]!.unreadMsgCnt).toBe(0)
  second.stop()
})

test('a gap in a closed room requests the count from the server', async () => {
  tab.deaf = true
  server.store(other, 'lost')
  tab.deaf = false
  server.store(other, 'heard')
  await after(0)
  expect(chat.rooms.list[0]).toMatchObject({ unreadMsgCnt: 3, lastMsg: 'heard' })
})

test('a reply older than an event does not overwrite it', async () => {
  const reloading = chat.rooms.reload()
  server.store(other, 'newer')
  await reloading
  expect(chat.rooms.list[0]).toMatchObject({ lastMsg: 'newer', unreadMsgCnt: 2 })
})

test('presence follows the latest event, and is empty while disconnected', () => {
  tab.receive('init', [other])
  expect(chat.rooms.online.has(other)).toBe(true)
  tab.receive('user_disconnected', [])
  expect(chat.rooms.online.has(other)).toBe(false)
  tab.receive('init', [other])
  tab.cut()
  expect(chat.rooms.online.size).toBe(0)
})

test('typing is sent once, ends after a second, and at once when sending', async () => {
  const sentEvents = () => server.emitted.map(({ name }) => name)
  chat.typing.typed(room, other)
  await after(900)
  chat.typing.typed(room, other)
  await after(900)
  expect(sentEvents()).toEqual(['start-typing'])
  await after(100)
  expect(sentEvents()).toEqual(['start-typing', 'stop-typing'])
  chat.typing.typed(room, other)
  chat.typing.ended()
  expect(sentEvents().slice(2)).toEqual(['start-typing', 'stop-typing'])
})

test('the other’s typing ends by event, by message, or after six seconds', async () => {
  const typing = () => chat.typing.isTyping(room)
  const start = () => tab.receive('user-start-typing', { roomId: room, sender: other })
  start()
  expect(typing()).toBe(true)
  tab.receive('user-stop-typing', { roomId: room, sender: other })
  expect(typing()).toBe(false)
  start()
  server.store(other, 'done')
  expect(typing()).toBe(false)
  start()
  await after(6_000)
  expect(typing()).toBe(false)
})
