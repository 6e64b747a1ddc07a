import { expect, test } from 'vitest'
import type { RoomInfo } from '#contract/chat.ts'
import type { QueuedMessage } from './core/queued-message.ts'
import { roomListItems } from './room-list-items.ts'

const at = (minute: number) => Date.UTC(2026, 2, 2, 10, minute)
const room = (roomId: string, minute: number, lastSeq = 1) =>
  ({ roomId, lastSeq, lastTime: new Date(at(minute)).toISOString() }) as RoomInfo
const waiting = (roomId: string, minute: number, state: QueuedMessage['state'] = 'queued') =>
  ({ clientId: `${roomId}${minute}`, roomId, at: at(minute), state }) as QueuedMessage

const rooms = [room('c', 30), room('b', 20), room('a', 10), room('empty', 5, 0)]
const idsOf = (queue: QueuedMessage[], open?: string) =>
  roomListItems(rooms, (id) => queue.filter(({ roomId }) => roomId === id), open).map(
    ({ room: { roomId }, queued }) => `${roomId}${queued ? '*' : ''}`,
  )

test('a room without messages shows while it is open or has queued messages', () => {
  expect(idsOf([])).toEqual(['c', 'b', 'a'])
  expect(idsOf([], 'empty')).toEqual(['c', 'b', 'a', 'empty'])
  expect(idsOf([waiting('empty', 40)])).toEqual(['empty*', 'c', 'b', 'a'])
  expect(idsOf([waiting('empty', 4, 'failed')])).toEqual(['c', 'b', 'a', 'empty*'])
})

test('a room moves up with its queued messages', () => {
  expect(idsOf([waiting('a', 25)])).toEqual(['c', 'a*', 'b'])
})

test('a refusal shows until a later message', () => {
  expect(idsOf([waiting('b', 40, 'failed')])).toEqual(['b*', 'c', 'a'])
  expect(idsOf([waiting('b', 15, 'failed')])).toEqual(['c', 'b', 'a'])
})
