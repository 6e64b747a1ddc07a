import { asc, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import type { QueueState } from '#contract/operator-roles.ts'
import { personName } from '../accounts/person-name.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { boundedCount } from '../platform/bounded-count.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { message, report, room } from './chat.tables.ts'

/** How many messages before the report are shown. */
const SHOWN = 50

const isIn = (state: QueueState) =>
  state === 'open' ? isNull(report.closedAt) : isNotNull(report.closedAt)

const otherNo = sql`case ${report.reporterNo} when ${room.buyerNo} then ${room.sellerNo}
  else ${room.buyerNo} end`

const columns = {
  ...{ id: report.id, reason: report.reason, note: report.note },
  ...{ createdAt: report.createdAt, closedAt: report.closedAt },
  by: sql<string | null>`${personName(sql`${report.reporterNo}`)}`,
  about: sql<string | null>`${personName(otherNo)}`,
}

/** A page of a queue: open ones from the longest waiting, closed ones from the latest. */
export async function page(
  db: Executor,
  { state, offset, limit }: { state: QueueState; offset: number; limit: number },
) {
  const order =
    state === 'open'
      ? [asc(report.createdAt), asc(report.id)]
      : [desc(report.closedAt), desc(report.id)]
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(report)
      .innerJoin(room, eq(room.no, report.roomNo))
      .where(isIn(state))
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    boundedCount(db, report, isIn(state)),
  ])
  return { rows, total }
}

export async function figures(db: Executor): Promise<QueueFigures> {
  const [waiting, [first]] = await Promise.all([
    boundedCount(db, report, isIn('open')),
    db
      .select({ oldest: min(report.createdAt) })
      .from(report)
      .where(isIn('open')),
  ])
  return { waiting, oldest: first!.oldest }
}

export async function byId(db: Executor, id: string) {
  const [row] = await db
    .select({
      ...columns,
      ...{ roomNo: report.roomNo, lastSeq: report.lastSeq, reporterNo: report.reporterNo },
      ...{ sku: listing.sku, partName: listing.partName },
    })
    .from(report)
    .innerJoin(room, eq(room.no, report.roomNo))
    .innerJoin(listing, eq(listing.no, room.listingNo))
    .where(eq(report.id, id))
  return row
}

/** The last messages that there were when the conversation was reported, oldest first. */
export async function messagesBefore(
  db: Executor,
  { roomNo, lastSeq }: { roomNo: number; lastSeq: number },
) {
  const rows = await db
    .select({
      ...{ senderNo: message.senderNo, body: message.body, createdAt: message.createdAt },
      file: storedFile.name,
    })
    .from(message)
    .leftJoin(storedFile, eq(storedFile.id, message.fileId))
    .where(sql`${message.roomNo} = ${roomNo} and ${message.seq} <= ${lastSeq}`)
    .orderBy(desc(message.seq))
    .limit(SHOWN)
  return rows.reverse()
}

/** Closes a report or opens it again; closing twice keeps the first time. */
export async function setState(db: Executor, id: string, state: QueueState): Promise<boolean> {
  const closedAt = state === 'closed' ? sql`coalesce(${report.closedAt}, now())` : null
  const changed = await db
    .update(report)
    .set({ closedAt })
    .where(eq(report.id, id))
    .returning({ id: report.id })
  return changed.length > 0
}
