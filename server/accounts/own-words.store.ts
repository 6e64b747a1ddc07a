import { sql, type SQL } from 'drizzle-orm'
import type { ReplyOf } from '#contract/api.ts'
import type { Executor } from '../platform/db.ts'

type Own = Pick<
  ReplyOf<'exportAccount'>,
  'favourites' | 'callbacks' | 'messages' | 'accessKeys' | 'notifications'
>

// More than anybody writes in years; the latest are what is asked for.
const MOST = 20_000

/** What somebody kept, asked for and wrote, the latest first, and what he wants to be told. */
export async function ownWords(db: Executor, userNo: number): Promise<Own> {
  const list = async <Row extends object>(query: SQL) =>
    (await db.execute<Row & Record<string, unknown>>(sql`${query} limit ${MOST}`)).rows
  const at = (column: SQL) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const [favourites, callbacks, messages, accessKeys, [notifications]] = await Promise.all([
    list<Own['favourites'][number]>(sql`
      select l.sku, l.part_name "partName", ${at(sql`f.created_at`)} since
      from favourite f join listing l on l.no = f.listing_no
      where f.user_no = ${userNo} order by f.created_at desc`),
    list<Own['callbacks'][number]>(sql`
      select l.sku, c.name, c.phone, c.note, c.preferred, c.status, ${at(sql`c.created_at`)} date
      from callback c join listing l on l.no = c.listing_no
      where c.buyer_no = ${userNo} order by c.created_at desc`),
    list<Own['messages'][number]>(sql`
      select r.id room, l.sku, m.body message, ${at(sql`m.created_at`)} date
      from message m join room r on r.no = m.room_no join listing l on l.no = r.listing_no
      where m.sender_no = ${userNo} order by m.created_at desc`),
    list<Own['accessKeys'][number]>(sql`
      select name, ${at(sql`created_at`)} since from access_key
      where seller_no = ${userNo} order by created_at desc`),
    list<NonNullable<Own['notifications']>>(sql`
      select message_email "messageEmail", callback_email "callbackEmail",
        callback_sms "callbackSms", price_email "priceEmail"
      from notification_setting where user_no = ${userNo}`),
  ])
  return { favourites, callbacks, messages, accessKeys, notifications: notifications ?? null }
}
