import type { Message } from '#contract/chat.ts'
import type { Caller } from '../platform/api/caller.ts'
import { newId } from '../platform/id.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { violates } from '../platform/unique-violation.ts'
import type { ReceivedFile } from '../platform/files/receive-file.ts'
import type { ChatDeps } from './chat-deps.ts'
import { presentMessage } from './chat.present.ts'
import * as messages from './message.store.ts'
import * as rooms from './room.store.ts'

export type Sending = {
  roomId: string
  clientId: string
  message: string
  file?: ReceivedFile | undefined
  /** The connection that sends it, which needs no event for it. */
  from?: string | undefined
}

// More than anybody photographs in a day.
const filesOfAccount: Rule = { name: 'chat-file', points: 200, seconds: 24 * 3_600 }

// Any character that is not invisible.
const visible = /[^\p{Cf}\p{Cc}\p{Z}\p{M}]/u

const noFile = { fileName: null, fileType: null, fileBytes: null }

/** Whether a repeated client id comes with the same message. */
const isSameMessage = (
  known: messages.MessageRow,
  room: rooms.Member,
  { message, file }: Sending,
): boolean =>
  known.roomNo === room.no &&
  known.body === message &&
  (known.fileId !== null) === (file !== undefined)

/**
 * Stores a message and then emits it. A client id that the sender has used before returns the earlier
 * message. It is emitted again, because the process that stored it may have died before emitting it.
 */
export function sendMessage(deps: ChatDeps) {
  const { db, limits, quotas, files, mayStillAct, notifications, digest, events } = deps
  const ofAccount: Rule = { name: 'chat', points: deps.perTenSeconds, seconds: 10 }

  const store = (room: rooms.Member, sending: Sending, caller: Caller, fileId: string | null) =>
    db.transaction(async (tx) => {
      // A connection outlives its session by a moment, and so may the upload of a file.
      if (!(await mayStillAct(tx, caller))) return refuse('auth.required')
      const me = caller.no
      const { clientId, message: body } = sending
      const { no: roomNo, id: subject, otherNo: userNo, listingNo } = room
      const fields = { id: newId(), roomNo, senderNo: me, clientId, body, fileId }
      const { seq, at: createdAt } = await messages.add(tx, fields)
      await quotas.use(tx, 'messagesPerDay', me)
      if (fileId) await files.give(tx, [fileId], me)
      // With earlier unread messages, the receiver has a notification already.
      if (await messages.isFirstUnread(tx, { roomNo, senderNo: me, seq }))
        await notifications.notify(tx, { userNo, kind: 'message', subject, listingNo })
      await digest.later(tx, userNo)
      return { ...fields, ...noFile, seq, createdAt }
    })

  /** The stored message, new or earlier. */
  const stored = async (
    room: rooms.Member,
    sending: Sending,
    caller: Caller,
  ): Promise<messages.MessageRow | Refusal> => {
    const fileId = sending.file ? await files.takeDocument(sending.file) : null
    if (fileId instanceof Refusal) return fileId
    try {
      const row = await store(room, sending, caller, fileId)
      if (row instanceof Refusal) return row
      if (!fileId) return { ...row, senderId: caller.id }
    } catch (error) {
      // The same message was being sent twice, and the other request was first.
      if (!violates(error, /^message_once$/)) throw error
    }
    return (await messages.byClientId(db, caller.no, sending.clientId))!
  }

  const objection = (room: rooms.Member, { message, file }: Sending): Refusal | undefined => {
    if (!visible.test(message) && !file)
      return refuse('input.invalid', { message: 'field.required' })
    return room.blockedByMe || room.blockedByThem ? refuse('chat.blocked') : undefined
  }

  const mayAttach = async (file: ReceivedFile, caller: Caller): Promise<Refusal | undefined> =>
    (await limits.take(filesOfAccount, caller.id)) ?? (await files.mayStore(caller.no, [file]))

  return async (sending: Sending, caller: Caller): Promise<Message | Refusal> => {
    const me = caller.no
    const limited = await limits.take(ofAccount, caller.id)
    if (limited) return refuse('chat.flood', undefined, { retryAfter: limited.retryAfter ?? 1 })
    const [room, before] = await Promise.all([
      rooms.member(db, sending.roomId, me),
      messages.byClientId(db, me, sending.clientId),
    ])
    if (!room) return refuse('chat.not_found')
    if (before && !(await mayStillAct(db, caller))) return refuse('auth.required')
    const refusal =
      before === undefined &&
      (objection(room, sending) ??
        (await quotas.left('messagesPerDay', me)) ??
        (sending.file && (await mayAttach(sending.file, caller))))
    if (refusal) return refusal
    const row = before ?? (await stored(room, sending, caller))
    if (row instanceof Refusal) return row
    if (!isSameMessage(row, room, sending)) return refuse('chat.client_id')
    const message = presentMessage(row, room, me)
    const { otherNo, otherId } = room
    if (message.seq === 1)
      events.emit('met', { no: otherNo, id: otherId }, { no: me, id: caller.id })
    events.emit('sent', { message, people: [otherNo, me], from: sending.from })
    return message
  }
}
