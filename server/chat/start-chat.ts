import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { newId } from '../platform/id.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { By, ChatDeps } from './chat-deps.ts'
import { isClosing } from './chat.store.ts'
import * as rooms from './room.store.ts'

const beginnings: Rule = { name: 'chat-start', points: 60, seconds: 3_600 }

/** Returns the buyer's room about a listing; creates it if there is none. */
export async function startChat(
  { db, limits, events }: ChatDeps,
  { listing_id }: ParsedInputOf<'startChat'>,
  { caller }: By,
): Promise<ReplyOf<'startChat'> | Refusal> {
  const limited = await limits.take(beginnings, caller.id)
  if (limited) return limited
  const listing = await rooms.offered(db, listing_id)
  if (!listing) return refuse('listing.not_found')
  if (listing.sellerNo === caller.no) return refuse('chat.own')
  if (await isClosing(db, caller.no)) return refuse('account.closing')
  const { no: listingNo, sellerNo, sellerId } = listing
  const room = { id: newId(), buyerNo: caller.no, sellerNo, listingNo }
  const { id, begun } = await rooms.begin(db, room)
  // The seller sees the room, and who is in it, only with the first message.
  if (begun) events.emit('met', caller, { no: sellerNo, id: sellerId })
  return { roomId: id }
}
