import { expect, test } from 'vitest'
import type { RoomInfo } from '#contract/chat.ts'
import { byPart } from './by-part.ts'

const room = (roomId: string, listing: string, unreadMsgCnt: number) =>
  ({ roomId, listing: { _id: listing }, unreadMsgCnt }) as RoomInfo

test('the part with the latest conversation is first, with a count of unread messages', () => {
  const parts = byPart([room('1', 'pump', 2), room('2', 'lamp', 0), room('3', 'pump', 1)])
  expect(parts.map(({ listing, rooms, unread }) => [listing._id, rooms.length, unread])).toEqual([
    ['pump', 2, 3],
    ['lamp', 1, 0],
  ])
})
