import { eq, or, sql, type SQL } from 'drizzle-orm'
import { personName } from '../accounts/person-name.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { eraseRows, inChunks, isoDate, type PersonalData } from '../platform/personal-data.ts'
import { block, chatSeen, message, quickReply, report, room } from './chat.tables.ts'

const roomsOf = (no: number) => or(eq(room.buyerNo, no), eq(room.sellerNo, no))!

const messages = (db: Executor, no: number, written: SQL) =>
  inChunks<never>(
    db,
    [0, 0],
    ([roomNo, seq]: [number, number]) => sql`
      select json_build_array(${message.roomNo}, ${message.seq}) as key, ${room.id} room, sku,
        body message, ${storedFile.name} file, ${personName(sql`${message.senderNo}`)} "from",
        ${isoDate(message.createdAt)} date
      from ${message} join ${room} on ${room.no} = ${message.roomNo}
      join ${listing} on ${listing.no} = ${room.listingNo}
      left join ${storedFile} on ${storedFile.id} = ${message.fileId}
      where ${roomsOf(no)} and ${written}
        and (${message.roomNo}, ${message.seq}) > (${roomNo}, ${seq})
      order by ${message.roomNo}, ${message.seq}`,
  )

/** A user's conversations with both members' messages, blocks, reports and quick replies. */
export const chatData: PersonalData = {
  export: (db, { no }) => ({
    messages: messages(db, no, sql`${message.senderNo} = ${no}`),
    messagesReceived: messages(db, no, sql`${message.senderNo} <> ${no}`),
    blocks: inChunks(
      db,
      0,
      (after) => sql`
        select ${user.no} as key, ${user.id} "user", ${personName(sql`${block.blockedNo}`)} name
        from ${block} join ${user} on ${user.no} = ${block.blockedNo}
        where ${block.blockerNo} = ${no} and ${block.blockedNo} > ${after}
        order by ${block.blockedNo}`,
    ),
    reports: inChunks(
      db,
      '00000000-0000-0000-0000-000000000000',
      (after) => sql`
        select ${report.id} as key, ${room.id} room, reason, note, ${isoDate(report.createdAt)} date
        from ${report} join ${room} on ${room.no} = ${report.roomNo}
        where ${report.reporterNo} = ${no} and ${report.id} > ${after} order by ${report.id}`,
    ),
    quickReplies: quickRepliesOf(db, no),
    lastSeen: async () => {
      const [row] = await db.select().from(chatSeen).where(eq(chatSeen.userNo, no))
      return row?.seenAt.toISOString() ?? null
    },
  }),

  /** A conversation, with all its messages, is deleted when the first of its members leaves. */
  async erase(db, { no }) {
    const theirs = sql`in (select ${room.no} from ${room} where ${roomsOf(no)})`
    await eraseRows(db, report, sql`${report.roomNo} ${theirs}`)
    await eraseRows(db, message, sql`${message.roomNo} ${theirs}`)
    await eraseRows(db, room, roomsOf(no))
    await eraseRows(db, block, or(eq(block.blockerNo, no), eq(block.blockedNo, no))!)
    await eraseRows(db, quickReply, eq(quickReply.sellerNo, no))
    await eraseRows(db, chatSeen, eq(chatSeen.userNo, no))
  },
}

async function* quickRepliesOf(db: Executor, no: number): AsyncGenerator<string[]> {
  const [row] = await db.select().from(quickReply).where(eq(quickReply.sellerNo, no))
  yield row?.replies ?? []
}
