import { and, eq, gt, sql } from 'drizzle-orm'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { block, chatSeen, message, room } from './chat.tables.ts'

/** A conversation with messages that a user hasn't read; `upTo` is the number of the latest. */
export type UnreadRoom = {
  no: number
  upTo: number
  unread: number
  other: string
  partName: string
  partNameAr: string | null
  sku: string
  /** Text of the latest message; empty for a file alone. */
  text: string
}

/**
 * Conversations with messages that were neither read nor mailed about, the latest first; those with
 * users whom the user blocked, or who are suspended, are left out. Locks the rooms.
 */
export async function unreadRooms(tx: Executor, userNo: number): Promise<UnreadRoom[]> {
  const { rows } = await tx.execute<UnreadRoom>(sql`
    select r.no, unread.latest "upTo", unread.count "unread",
      coalesce(s.company_name, g.garage_name, u.name, '') "other",
      l.part_name "partName", l.part_name_ar "partNameAr", l.sku, m.body "text"
    from ${room} r
    cross join lateral (select
      case when r.buyer_no = ${userNo} then r.seller_no else r.buyer_no end other_no,
      case when r.buyer_no = ${userNo} then r.buyer_read else r.seller_read end read,
      case when r.buyer_no = ${userNo} then r.buyer_mailed else r.seller_mailed end mailed) side
    cross join lateral (select count(*)::int count, max(seq) latest from ${message} of_other
      where of_other.room_no = r.no and of_other.seq > side.read
        and of_other.sender_no = side.other_no and r.last_seq > side.read) unread
    join ${message} m on m.room_no = r.no and m.seq = unread.latest
    join ${user} u on u.no = side.other_no and u.suspended_at is null
    left join ${seller} s on s.no = u.no
    left join ${garage} g on g.user_no = u.no
    join ${listing} l on l.no = r.listing_no
    where (r.buyer_no = ${userNo} or r.seller_no = ${userNo}) and unread.latest > side.mailed
      and not exists (select 1 from ${block} b
        where b.blocker_no = ${userNo} and b.blocked_no = u.no)
    order by r.last_at desc, r.no desc
    for update of r`)
  return rows
}

/** Records up to which message the user was mailed. */
export async function recordMailed(
  tx: Executor,
  userNo: number,
  rooms: Pick<UnreadRoom, 'no' | 'upTo'>[],
): Promise<void> {
  await tx.execute(sql`
    update ${room} set
      buyer_mailed = case when buyer_no = ${userNo}
        then greatest(buyer_mailed, mailed."upTo") else buyer_mailed end,
      seller_mailed = case when seller_no = ${userNo}
        then greatest(seller_mailed, mailed."upTo") else seller_mailed end
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) mailed(no int, "upTo" int)
    where room.no = mailed.no`)
}

/** When the user was last connected, if that was within so many seconds. */
export async function connectedWithin(
  db: Executor,
  userNo: number,
  seconds: number,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ seenAt: chatSeen.seenAt })
    .from(chatSeen)
    .where(
      and(
        eq(chatSeen.userNo, userNo),
        gt(chatSeen.seenAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
  return row?.seenAt
}
