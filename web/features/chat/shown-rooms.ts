import type { RoomInfo } from '#contract/chat.ts'
import type { Waiting } from './core/waiting.ts'

export type ShownRoom = {
  room: RoomInfo
  /** What the user wrote last, where that isn't stored yet. */
  waiting: Waiting | undefined
}

/**
 * The rooms of the list with what waits in each, latest first. A room without a word is left out, unless
 * it is `open` or something waits for it.
 */
export function shownRooms(
  rooms: readonly RoomInfo[],
  waitingIn: (roomId: string) => readonly Waiting[],
  open: string | undefined,
): ShownRoom[] {
  return rooms
    .map((room) => ({ room, waiting: latestWaiting(room, waitingIn(room.roomId)) }))
    .filter(({ room, waiting }) => room.lastSeq > 0 || waiting || room.roomId === open)
    .sort((one, other) => latest(other) - latest(one))
}

/** What was refused counts until somebody writes after it; what goes out by itself always does. */
const latestWaiting = ({ lastTime, lastSeq }: RoomInfo, waiting: readonly Waiting[]) =>
  waiting.findLast(
    ({ state, at }) => state !== 'failed' || lastSeq === 0 || at > Date.parse(lastTime),
  )

const latest = ({ room, waiting }: ShownRoom) =>
  Math.max(Date.parse(room.lastTime), waiting?.at ?? 0)
