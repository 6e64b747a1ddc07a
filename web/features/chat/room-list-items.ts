import type { RoomInfo } from '#contract/chat.ts'
import type { QueuedMessage } from './core/queued-message.ts'

export type RoomListItem = {
  room: RoomInfo
  /** The user's last message, if it isn't stored yet. */
  queued: QueuedMessage | undefined
}

/**
 * The rooms of the list with their queued messages, latest first. A room without messages is left
 * out, unless it is `open` or has queued messages.
 */
export function roomListItems(
  rooms: readonly RoomInfo[],
  queuedIn: (roomId: string) => readonly QueuedMessage[],
  open: string | undefined,
): RoomListItem[] {
  return rooms
    .map((room) => ({ room, queued: latestQueued(room, queuedIn(room.roomId)) }))
    .filter(({ room, queued }) => room.lastSeq > 0 || queued || room.roomId === open)
    .sort((one, other) => latest(other) - latest(one))
}

/** A refused message counts until a later one is stored; other queued messages always do. */
const latestQueued = ({ lastTime, lastSeq }: RoomInfo, queued: readonly QueuedMessage[]) =>
  queued.findLast(
    ({ state, at }) => state !== 'failed' || lastSeq === 0 || at > Date.parse(lastTime),
  )

const latest = ({ room, queued }: RoomListItem) =>
  Math.max(Date.parse(room.lastTime), queued?.at ?? 0)
