import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { By, ChatDeps } from './chat-deps.ts'
import { presentRoom } from './chat.present.ts'
import * as rooms from './room.store.ts'

/** A page of the caller's rooms, and how many unread messages are in all of them. */
export async function getUserRooms(
  { db }: Pick<ChatDeps, 'db'>,
  { q = '', ...page }: ParsedInputOf<'getUserRooms'>,
  { caller: { no: me }, language }: By & { language: Language },
): Promise<ReplyOf<'getUserRooms'>> {
  const filter = { me, q, skuKey: skuKey(q) }
  const [found, total, unreadMsgCnt] = await Promise.all([
    rooms.page(db, filter, offsetOf(page)),
    rooms.count(db, filter),
    rooms.unread(db, me),
  ])
  const pages = Math.ceil(total / page.limit)
  return {
    roomInfos: found.map((row) => presentRoom(row, language)),
    unreadMsgCnt,
    total,
    page: page.page,
    pages,
  }
}

export async function getRoom(
  { db }: Pick<ChatDeps, 'db'>,
  { roomId }: ParsedInputOf<'getRoom'>,
  { caller, language }: By & { language: Language },
): Promise<ReplyOf<'getRoom'> | Refusal> {
  const row = await rooms.one(db, roomId, caller.no)
  return row ? presentRoom(row, language) : refuse('chat.not_found')
}
