import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { By, ChatDeps } from './chat-deps.ts'
import { presentMessage } from './chat.present.ts'
import * as messages from './message.store.ts'
import * as rooms from './room.store.ts'

type Deps = Pick<ChatDeps, 'db' | 'notifications' | 'events'>

/** A page of messages. It marks them as read, unless `peek` is set. */
export async function getConversations(
  deps: Deps,
  { roomId, afterSeq, beforeSeq, limit, peek }: ParsedInputOf<'getConversations'>,
  by: By,
): Promise<ReplyOf<'getConversations'> | Refusal> {
  const { no: me } = by.caller
  const room = await rooms.member(deps.db, roomId, me)
  if (!room) return refuse('chat.not_found')
  const range = { after: afterSeq, before: beforeSeq, limit }
  const found = await messages.ofRoom(deps.db, room.no, range)
  const last = found.at(-1)?.seq ?? 0
  const newReadMsg = peek || last <= room.read ? 0 : await readTo(deps, room, last, by)
  const read = peek ? room.read : Math.max(room.read, last)
  return {
    conversations: found.map((row) => presentMessage(row, { ...room, read }, me)),
    newReadMsg,
    lastSeq: Math.max(room.lastSeq, last),
    otherReadSeq: room.otherRead,
  }
}

/** Marks a message and those before it as read. */
export async function setRead(
  deps: Deps,
  { id }: ParsedInputOf<'setRead'>,
  by: By,
): Promise<ReplyOf<'setRead'> | Refusal> {
  const message = await messages.receivedBy(deps.db, id, by.caller.no)
  const room = message && (await rooms.member(deps.db, message.roomId, by.caller.no))
  if (!room) return refuse('message.not_found')
  await readTo(deps, room, message.seq, by)
  return { message: 'success' }
}

/** How many messages were unread up to this one. */
async function readTo(
  { db, notifications, events }: Deps,
  room: { no: number; id: string; otherNo: number },
  seq: number,
  by: By,
): Promise<number> {
  const { no: me, id: reader } = by.caller
  const moved = await db.transaction(async (tx) => {
    const moved = await rooms.readTo(tx, { roomNo: room.no, me, seq })
    if (moved?.isAll) await notifications.readAbout(tx, me, 'message', room.id)
    return moved
  })
  if (!moved) return 0
  events.emit('read', { roomId: room.id, reader, seq: moved.seq, people: [room.otherNo, me] })
  return moved.newlyRead
}
