import { EventEmitter } from 'node:events'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordAudit } from '../platform/audit.ts'
import { newId } from '../platform/id.ts'
import { offsetOf } from '../platform/paging.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { ChatEvents } from './chat.events.ts'
import { presentMessage, presentRoom } from './chat.present.ts'
import * as store from './chat.store.ts'
import * as messages from './message.store.ts'
import * as rooms from './room.store.ts'
import { sendMessage, type SendDeps } from './send-message.ts'

const hour = 3_600
const beginnings: Rule = { name: 'chat-start', points: 60, seconds: hour }
const reports: Rule = { name: 'chat-report', points: 10, seconds: 24 * hour }

type By = { caller: Caller }

export type ChatService = ReturnType<typeof chatService>

/** Conversations about listings: the entry point of this feature. */
export function chatService(deps: Omit<SendDeps, 'events'>) {
  const { db, limits, notifications } = deps
  const events: ChatEvents = new EventEmitter()

  const readTo = async (room: { no: number; id: string; otherNo: number }, seq: number, by: By) => {
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

  return {
    events,
    send: sendMessage({ ...deps, events }),

    /** Returns the buyer's room about a listing; creates it if there is none. */
    async start(
      { listing_id }: ParsedInputOf<'startChat'>,
      { caller }: By,
    ): Promise<ReplyOf<'startChat'> | Refusal> {
      const limited = await limits.take(beginnings, caller.id)
      if (limited) return limited
      const listing = await rooms.offered(db, listing_id)
      if (!listing) return refuse('listing.not_found')
      if (listing.sellerNo === caller.no) return refuse('chat.own')
      if (await store.isClosing(db, caller.no)) return refuse('account.closing')
      const { no: listingNo, sellerNo, sellerId } = listing
      const room = { id: newId(), buyerNo: caller.no, sellerNo, listingNo }
      const { id, begun } = await rooms.begin(db, room)
      // The seller sees the room, and who is in it, only with the first message.
      if (begun) events.emit('met', caller, { no: sellerNo, id: sellerId })
      return { roomId: id }
    },

    async rooms(
      { q = '', ...page }: ParsedInputOf<'getUserRooms'>,
      { caller: { no: me } }: By,
    ): Promise<ReplyOf<'getUserRooms'>> {
      const filter = { me, q, skuKey: skuKey(q) }
      const [found, total, unreadMsgCnt] = await Promise.all([
        rooms.page(db, filter, offsetOf(page)),
        rooms.count(db, filter),
        rooms.unread(db, me),
      ])
      const pages = Math.ceil(total / page.limit)
      return { roomInfos: found.map(presentRoom), unreadMsgCnt, total, page: page.page, pages }
    },

    async room(
      { roomId }: ParsedInputOf<'getRoom'>,
      { caller }: By,
    ): Promise<ReplyOf<'getRoom'> | Refusal> {
      const row = await rooms.one(db, roomId, caller.no)
      return row ? presentRoom(row) : refuse('chat.not_found')
    },

    /** A page of messages. It marks them as read, unless `peek` is set. */
    async conversation(
      { roomId, afterSeq, beforeSeq, limit, peek }: ParsedInputOf<'getConversations'>,
      by: By,
    ): Promise<ReplyOf<'getConversations'> | Refusal> {
      const { no: me } = by.caller
      const room = await rooms.member(db, roomId, me)
      if (!room) return refuse('chat.not_found')
      const found = await messages.ofRoom(db, room.no, {
        after: afterSeq,
        before: beforeSeq,
        limit,
      })
      const last = found.at(-1)?.seq ?? 0
      const newReadMsg = peek || last <= room.read ? 0 : await readTo(room, last, by)
      const read = peek ? room.read : Math.max(room.read, last)
      return {
        conversations: found.map((row) => presentMessage(row, { ...room, read }, me)),
        newReadMsg,
        lastSeq: Math.max(room.lastSeq, last),
        otherReadSeq: room.otherRead,
      }
    },

    async setRead({ id }: ParsedInputOf<'setRead'>, by: By): Promise<ReplyOf<'setRead'> | Refusal> {
      const message = await messages.receivedBy(db, id, by.caller.no)
      const room = message && (await rooms.member(db, message.roomId, by.caller.no))
      if (!room) return refuse('message.not_found')
      await readTo(room, message.seq, by)
      return { message: 'success' }
    },

    async setBlock(
      { roomId, blocked }: ParsedInputOf<'setBlock'>,
      { caller: { no: me } }: By,
    ): Promise<ReplyOf<'setBlock'> | Refusal> {
      const room = await rooms.member(db, roomId, me)
      if (!room) return refuse('chat.not_found')
      await store.setBlock(db, { blockerNo: me, blockedNo: room.otherNo, blocked })
      events.emit('blocked', [me, room.otherNo])
      return { message: 'success' }
    },

    /** Stores a report for the operator, with the number of the last message at that time. */
    async report(
      { roomId, reason, note }: ParsedInputOf<'reportChat'>,
      { caller, client }: By & { client: Client },
    ): Promise<ReplyOf<'reportChat'> | Refusal> {
      const room = await rooms.member(db, roomId, caller.no)
      if (!room) return refuse('chat.not_found')
      const limited = await limits.take(reports, caller.id)
      if (limited) return limited
      const { no: roomNo, lastSeq } = room
      await db.transaction(async (tx) => {
        const fields = { id: newId(), roomNo, reporterNo: caller.no, reason, note, lastSeq }
        await store.addReport(tx, fields)
        const { address, agent } = client
        const facts = { room: roomId, reason }
        await recordAudit(tx, {
          ...{ event: 'chat.reported', actor: caller.id, subject: room.otherId },
          ...{ address, agent, facts },
        })
      })
      return { message: 'success' }
    },

    quickReplies: async ({ caller }: By): Promise<ReplyOf<'getQuickReplies'>> => ({
      replies: await store.quickReplies(db, caller.no),
    }),

    async setQuickReplies(
      { replies }: ParsedInputOf<'setQuickReplies'>,
      { caller }: By,
    ): Promise<ReplyOf<'setQuickReplies'>> {
      await store.saveQuickReplies(db, caller.no, replies)
      return { replies }
    },

    /** Who sees that the user types: the other member of the room; undefined when one blocks the other. */
    async typingRecipient(
      roomId: string,
      me: number,
    ): Promise<{ no: number; id: string } | undefined> {
      const room = await rooms.member(db, roomId, me)
      if (!room || room.blockedByMe || room.blockedByThem) return undefined
      return { no: room.otherNo, id: room.otherId }
    },

    contacts: (userNo: number) => rooms.contacts(db, userNo),
    recordSeen: (userNos: number[]) => store.recordSeen(db, userNos),
    /** Whether a stored file came with a message in one of the caller's rooms. */
    isShared: (fileId: string, { no }: Caller) => messages.hasFile(db, fileId, no),
  }
}
