import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { message as messageTable, room } from './chat.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'

export type MessageRow = {
  id: string
  roomNo: number
  seq: number
  clientId: string
  body: string
  senderNo: number
  senderId: string
  createdAt: Date
  fileId: string | null
  fileName: string | null
  fileType: string | null
  fileBytes: number | null
}

export type NewMessage = {
  id: string
  roomNo: number
  senderNo: number
  clientId: string
  body: string
  fileId: string | null
}

const shown = sql`
  m.id, m.room_no "roomNo", m.seq, m.client_id "clientId", m.body, m.sender_no "senderNo",
  u.id "senderId", m.created_at "createdAt", m.file_id "fileId", f.name "fileName",
  f.type "fileType", f.bytes "fileBytes"
  from ${messageTable} m join ${user} u on u.no = m.sender_no left join ${storedFile} f on f.id = m.file_id`

async function rows(db: Executor, query: SQL): Promise<MessageRow[]> {
  const { rows: found } = await db.execute<MessageRow>(query)
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/**
 * Stores a message with the next number of its room. The room's row stays locked until the transaction
 * ends, so numbers become visible in order and without gaps. Violates the constraint `message_once` when
 * the sender has used this client id before.
 */
export async function add(db: Executor, message: NewMessage): Promise<{ seq: number; at: Date }> {
  const { id, roomNo, senderNo, clientId, body, fileId } = message
  const { rows: added } = await db.execute<{ seq: number; at: Date }>(sql`
    with numbered as (
      update ${room} set last_seq = last_seq + 1, last_at = clock_timestamp() where no = ${roomNo}
      returning last_seq, last_at
    )
    insert into ${messageTable} (id, room_no, seq, sender_no, client_id, body, file_id, created_at)
    select ${id}, ${roomNo}, last_seq, ${senderNo}, ${clientId}, ${body}, ${fileId}::uuid, last_at
    from numbered returning seq, created_at at`)
  return { seq: added[0]!.seq, at: new Date(added[0]!.at) }
}

/** Whether the other member had read all earlier messages of this sender. */
export async function isFirstUnread(
  db: Executor,
  { roomNo, senderNo, seq }: { roomNo: number; senderNo: number; seq: number },
): Promise<boolean> {
  const { rows: earlier } = await db.execute(sql`
    select from ${room} r join ${messageTable} m on m.room_no = r.no and m.seq < ${seq}
      and m.seq > case when r.buyer_no = ${senderNo} then r.seller_read else r.buyer_read end
    where r.no = ${roomNo} and m.sender_no = ${senderNo} limit 1`)
  return earlier.length === 0
}

export async function byClientId(
  db: Executor,
  senderNo: number,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [row] = await rows(
    db,
    sql`select ${shown} where m.sender_no = ${senderNo} and m.client_id = ${clientId}`,
  )
  return row
}

/** Messages in order of their numbers: those after a number, before a number, or the latest. */
export async function ofRoom(
  db: Executor,
  roomNo: number,
  {
    after,
    before,
    limit,
  }: { after?: number | undefined; before?: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const where = sql`where m.room_no = ${roomNo}`
  if (after !== undefined)
    return rows(
      db,
      sql`select ${shown} ${where} and m.seq > ${after} order by m.seq limit ${limit}`,
    )
  const until = before === undefined ? sql`` : sql`and m.seq < ${before}`
  const found = await rows(
    db,
    sql`select ${shown} ${where} ${until} order by m.seq desc limit ${limit}`,
  )
  return found.reverse()
}

/** A message that a user received, by its id. */
export async function receivedBy(
  db: Executor,
  id: string,
  me: number,
): Promise<{ roomId: string; seq: number } | undefined> {
  const { rows: found } = await db.execute<{ roomId: string; seq: number }>(sql`
    select r.id "roomId", m.seq from ${messageTable} m join ${room} r on r.no = m.room_no
    where m.id = ${id} and m.sender_no <> ${me} and (r.buyer_no = ${me} or r.seller_no = ${me})`)
  return found[0]
}

/** Whether a file belongs to a message in one of the user's rooms. */
export async function hasFile(db: Executor, fileId: string, me: number): Promise<boolean> {
  const { rows: found } = await db.execute(sql`
    select from ${messageTable} m join ${room} r on r.no = m.room_no
    where m.file_id = ${fileId} and (r.buyer_no = ${me} or r.seller_no = ${me})`)
  return found.length > 0
}
