import type { RoomInfo, RoomListing } from '#contract/chat.ts'

type PartRooms = { listing: RoomListing; rooms: RoomInfo[]; unread: number }

/** Rooms grouped by part; both are in the order of the rooms, latest first. */
export function byPart(rooms: readonly RoomInfo[]): PartRooms[] {
  const parts = new Map<string, PartRooms>()
  for (const room of rooms) {
    const { listing, unreadMsgCnt } = room
    const part = parts.get(listing._id) ?? { listing, rooms: [], unread: 0 }
    part.rooms.push(room)
    part.unread += unreadMsgCnt
    parts.set(listing._id, part)
  }
  return [...parts.values()]
}
