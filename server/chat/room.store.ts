import { sql, type SQL } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { ListingImage } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { user } from '../accounts/user.tables.ts'
import { seller as sellerTable } from '../accounts/seller.tables.ts'
import { garage } from '../accounts/garage.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { message, block, room as roomTable } from './chat.tables.ts'

/** A room with its other member, as one of the two sees it. */
export type RoomRow = {
  no: number
  id: string
  lastSeq: number
  lastAt: Date
  /** The numbers of the last messages that each has read. */
  read: number
  otherRead: number
  unread: number
  otherNo: number
  otherId: string
  otherName: string
  otherNameAr: string | null
  otherAvatar: string | null
  otherPhone: string
  blockedByMe: boolean
  blockedByThem: boolean
  lastText: string | null
  lastSender: string | null
  lastFile: boolean
  listingId: string
  partName: string
  partNameAr: string | null
  sku: string
  skuKey: string
  brand: string
  priceFils: Fils
  quantity: number
  images: ListingImage[]
  sellerId: string
  available: boolean
}

// As long as a row of the list can show.
const SHOWN_OF_LAST = 200
const MOST_KNOWN = 1_000

/** A seller sees a room only when it has a message. */
const visible = (me: number) =>
  sql`(r.buyer_no = ${me} or (r.seller_no = ${me} and r.last_seq > 0))`

const fromRooms = (me: number, room = sql`room`) => sql`
  from ${room} r
  join ${user} u on u.no = case when r.buyer_no = ${me} then r.seller_no else r.buyer_no end
  left join ${sellerTable} s on s.no = u.no
  left join ${garage} g on g.user_no = u.no
  join ${listing} l on l.no = r.listing_no`

const otherName = sql`coalesce(s.company_name, g.garage_name, u.name, '')`

function shown(me: number): SQL {
  const mine = (buyer: SQL, seller: SQL) =>
    sql`case when r.buyer_no = ${me} then ${buyer} else ${seller} end`
  const read = mine(sql`r.buyer_read`, sql`r.seller_read`)
  return sql`
    r.no, r.id, r.last_seq "lastSeq", r.last_at "lastAt",
    ${read} read, ${mine(sql`r.seller_read`, sql`r.buyer_read`)} "otherRead",
    case when r.last_seq > ${read} then (
      select count(*)::int from ${message} m
      where m.room_no = r.no and m.seq > ${read} and m.sender_no <> ${me}) else 0 end unread,
    u.no "otherNo", u.id "otherId", ${otherName} "otherName",
    s.company_name_ar "otherNameAr", u.avatar "otherAvatar",
    u.phone "otherPhone",
    exists (select from ${block} b where b.blocker_no = ${me} and b.blocked_no = u.no) "blockedByMe",
    exists (select from ${block} b where b.blocker_no = u.no and b.blocked_no = ${me}) "blockedByThem",
    left(last.body, ${SHOWN_OF_LAST}) "lastText", sender.id "lastSender",
    last.file_id is not null "lastFile",
    l.id "listingId", l.part_name "partName", l.part_name_ar "partNameAr", l.sku,
    l.sku_key "skuKey", l.brand, l.price_fils "priceFils", l.available quantity, l.images,
    ls.id "sellerId", l.status = 'active' available`
}

const withLast = sql`
  join ${sellerTable} ls on ls.no = l.seller_no
  left join ${message} last on last.room_no = r.no and last.seq = r.last_seq
  left join ${user} sender on sender.no = last.sender_no`

async function rows(db: Executor, query: SQL): Promise<RoomRow[]> {
  const { rows: found } = await db.execute<RoomRow>(query)
  // Unlike a table's columns, aliases in raw SQL are not decoded into dates.
  return found.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }))
}

export async function one(db: Executor, id: string, me: number): Promise<RoomRow | undefined> {
  const [row] = await rows(
    db,
    sql`select ${shown(me)} ${fromRooms(me)} ${withLast}
      where r.id = ${id} and (r.buyer_no = ${me} or r.seller_no = ${me})`,
  )
  return row
}

/** A user as a member of a room: what writing and reading in it need. */
export type Member = Pick<
  RoomRow,
  | 'no'
  | 'id'
  | 'lastSeq'
  | 'read'
  | 'otherRead'
  | 'otherNo'
  | 'otherId'
  | 'blockedByMe'
  | 'blockedByThem'
> & { listingNo: number }

export async function member(db: Executor, id: string, me: number): Promise<Member | undefined> {
  const { rows: found } = await db.execute<Member>(sql`
    select r.no, r.id, r.last_seq "lastSeq", r.listing_no "listingNo",
      case when r.buyer_no = ${me} then r.buyer_read else r.seller_read end read,
      case when r.buyer_no = ${me} then r.seller_read else r.buyer_read end "otherRead",
      u.no "otherNo", u.id "otherId",
      exists (select from ${block} b where b.blocker_no = ${me} and b.blocked_no = u.no) "blockedByMe",
      exists (select from ${block} b where b.blocker_no = u.no and b.blocked_no = ${me}) "blockedByThem"
    from ${roomTable} r
    join ${user} u on u.no = case when r.buyer_no = ${me} then r.seller_no else r.buyer_no end
    where r.id = ${id} and (r.buyer_no = ${me} or r.seller_no = ${me})`)
  return found[0]
}

export type RoomFilter = { me: number; q: string; skuKey: string }

function matching({ me, q, skuKey }: RoomFilter): SQL {
  if (q === '') return visible(me)
  const like = sql`'%' || replace(replace(fold_text(${q}), '%', ''), '_', '') || '%'`
  return sql`${visible(me)} and (
    fold_text(${otherName} || ' ' || coalesce(s.company_name_ar, '') || ' ' || l.part_name || ' ' || coalesce(l.part_name_ar, '')) like ${like}
    or (${skuKey} <> '' and l.sku_key like ${skuKey} || '%'))`
}

/** The latest rooms as buyer and as seller, each by its index: they contain the latest overall. */
const latest = (me: number, most: number) => sql`(
  (select * from ${roomTable} where buyer_no = ${me} order by last_at desc, no desc limit ${most}) union all
  (select * from ${roomTable} where seller_no = ${me} and last_seq > 0
    order by last_at desc, no desc limit ${most}))`

/** Latest first. */
export const page = (
  db: Executor,
  filter: RoomFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<RoomRow[]> => {
  const among = filter.q === '' ? latest(filter.me, offset + limit) : undefined
  return rows(
    db,
    sql`select ${shown(filter.me)} ${fromRooms(filter.me, among)} ${withLast}
      where ${matching(filter)} order by r.last_at desc, r.no desc limit ${limit} offset ${offset}`,
  )
}

export async function count(db: Executor, filter: RoomFilter): Promise<number> {
  const { me, q } = filter
  // Without a search the joined tables are not needed.
  const from = q === '' ? sql`from ${roomTable} r` : fromRooms(me)
  const { rows: found } = await db.execute<{ total: number }>(
    sql`select count(*)::int total ${from} where ${matching(filter)}`,
  )
  return found[0]!.total
}

/** The number of unread messages in all rooms; those of blocked users are left out. */
export async function unread(db: Executor, me: number): Promise<number> {
  const side = (own: SQL, other: SQL, read: SQL) => sql`
    select count(*) n from ${roomTable} r join ${message} m on m.room_no = r.no and m.seq > r.${read}
    where r.${own} = ${me} and r.last_seq > r.${read} and m.sender_no <> ${me}
      and not exists (select from ${block} b where b.blocker_no = ${me} and b.blocked_no = r.${other})`
  const { rows: found } = await db.execute<{ unread: number }>(sql`
    select sum(n)::int unread from (
      ${side(sql`buyer_no`, sql`seller_no`, sql`buyer_read`)} union all
      ${side(sql`seller_no`, sql`buyer_no`, sql`seller_read`)}) both_sides`)
  return found[0]!.unread
}

/** The active listing that a room is to be about. */
export async function offered(
  db: Executor,
  listingId: string,
): Promise<{ no: number; sellerNo: number; sellerId: string } | undefined> {
  const { rows: found } = await db.execute<{ no: number; sellerNo: number; sellerId: string }>(sql`
    select l.no, l.seller_no "sellerNo", s.id "sellerId" from ${listing} l
    join ${sellerTable} s on s.no = l.seller_no where l.id = ${listingId} and l.status = 'active'`)
  return found[0]
}

/** A buyer's room about a listing, created if there is none; `begun` says whether it was. */
export async function begin(
  db: Executor,
  fields: { id: string; buyerNo: number; sellerNo: number; listingNo: number },
): Promise<{ id: string; begun: boolean }> {
  const { id, buyerNo, sellerNo, listingNo } = fields
  const { rows: made } = await db.execute<{ id: string }>(sql`
    insert into ${roomTable} (id, buyer_no, seller_no, listing_no)
    values (${id}, ${buyerNo}, ${sellerNo}, ${listingNo})
    on conflict (buyer_no, listing_no) do nothing returning id`)
  if (made[0]) return { id: made[0].id, begun: true }
  const { rows: known } = await db.execute<{ id: string }>(
    sql`select id from ${roomTable} where buyer_no = ${buyerNo} and listing_no = ${listingNo}`,
  )
  return { id: known[0]!.id, begun: false }
}

/** The users who share a room with the user; of very many, those of the latest rooms. */
export async function contacts(db: Executor, me: number): Promise<{ no: number; id: string }[]> {
  const { rows: found } = await db.execute<{ no: number; id: string }>(sql`
    select u.no, u.id from (
      (select seller_no no from ${roomTable} where buyer_no = ${me} order by last_at desc limit ${MOST_KNOWN})
      union (select buyer_no from ${roomTable} where seller_no = ${me} and last_seq > 0
        order by last_at desc limit ${MOST_KNOWN})) others
    join ${user} u using (no)`)
  return found
}

/**
 * Advances the number of the last message that a user has read, never back. Returns how many messages
 * of the other member became read, the new number, and whether nothing is unread.
 */
export async function readTo(
  db: Executor,
  { roomNo, me, seq }: { roomNo: number; me: number; seq: number },
): Promise<{ newlyRead: number; seq: number; isAll: boolean } | undefined> {
  const { rows: found } = await db.execute<{ newlyRead: number; seq: number; isAll: boolean }>(sql`
    with before as (
      select no, buyer_no = ${me} is_buyer, least(${seq}, last_seq) seq,
        case when buyer_no = ${me} then buyer_read else seller_read end read
      from ${roomTable} where no = ${roomNo} for update
    ), moved as (
      update ${roomTable} r set
        buyer_read = case when is_buyer then greatest(buyer_read, b.seq) else buyer_read end,
        seller_read = case when is_buyer then seller_read else greatest(seller_read, b.seq) end
      from before b where r.no = b.no and b.seq > b.read returning r.no
    )
    select b.seq, (select count(*)::int from ${message} m where m.room_no = b.no and m.seq > b.read
      and m.seq <= b.seq and m.sender_no <> ${me}) "newlyRead",
      not exists (select from ${message} m where m.room_no = b.no and m.seq > b.seq
        and m.sender_no <> ${me}) "isAll"
    from before b join moved using (no)`)
  return found[0]
}
