import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { WebhookPause } from '#contract/webhook-events.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { eraseRows, inChunks, isoDate } from '../platform/personal-data.ts'
import { webhook } from './webhook.tables.ts'

export type WebhookRow = typeof webhook.$inferSelect

const own = (sellerNo: number, id: string) =>
  and(eq(webhook.sellerNo, sellerNo), eq(webhook.id, id))

/** Adds a webhook, unless the seller has `most` already. */
export async function insert(
  tx: Executor,
  fields: Pick<WebhookRow, 'id' | 'sellerNo' | 'url' | 'events'>,
  most: number,
): Promise<WebhookRow | undefined> {
  // One at a time, so that two at once can't both be the last.
  const owner = eq(seller.no, fields.sellerNo)
  await tx.select({ no: seller.no }).from(seller).where(owner).for('no key update')
  if ((await countOf(tx, fields.sellerNo)) >= most) return undefined
  const [row] = await tx.insert(webhook).values(fields).returning()
  return row
}

export async function ofSeller(
  db: Executor,
  sellerNo: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: WebhookRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(webhook)
      .where(eq(webhook.sellerNo, sellerNo))
      .orderBy(asc(webhook.no))
      .offset(offset)
      .limit(limit),
    countOf(db, sellerNo),
  ])
  return { rows, total }
}

async function countOf(db: Executor, sellerNo: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(webhook)
    .where(eq(webhook.sellerNo, sellerNo))
  return row!.total
}

export async function find(
  db: Executor,
  sellerNo: number,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhook).where(own(sellerNo, id))
  return row
}

/** Changes a webhook of the seller; undefined where there is none of this id. */
export async function change(
  db: Executor,
  sellerNo: number,
  id: string,
  fields: Partial<Record<keyof WebhookRow, unknown>>,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhook)
    .set(fields as Partial<WebhookRow>)
    .where(own(sellerNo, id))
    .returning()
  return row
}

/** What a pause sets, unless there is one already. */
export const pausedFields = (by: WebhookPause): { pausedAt: SQL; pausedBy: SQL } => ({
  pausedAt: sql`coalesce(${webhook.pausedAt}, now())`,
  pausedBy: sql`coalesce(${webhook.pausedBy}, ${by})`,
})

/** What resuming sets: the failures begin anew. */
export const resumedFields = { pausedAt: null, pausedBy: null, failingSince: null, failures: 0 }

/** What a rotation sets: the secret before stays valid for a day. */
export const rotatedFields = { secretNo: sql`${webhook.secretNo} + 1`, rotatedAt: sql`now()` }

export async function pauseAll(tx: Executor, sellerNo: number, by: WebhookPause): Promise<void> {
  await tx.update(webhook).set(pausedFields(by)).where(eq(webhook.sellerNo, sellerNo))
}

/** Removes a webhook of the seller with its deliveries; false when there is none of this id. */
export async function remove(tx: Executor, sellerNo: number, id: string): Promise<boolean> {
  const removed = await tx.delete(webhook).where(own(sellerNo, id)).returning({ no: webhook.no })
  return removed.length > 0
}

/** To whom the seller's mails go. */
export async function ownerOf(
  db: Executor,
  sellerNo: number,
): Promise<{ email: string; language: Language } | undefined> {
  const [row] = await db
    .select({ email: user.email, language: user.language })
    .from(user)
    .where(eq(user.no, sellerNo))
  return row as { email: string; language: Language } | undefined
}

export const eraseWebhooks = (db: NodePgDatabase, sellerNo: number): Promise<void> =>
  eraseRows(db, webhook, sql`${webhook.sellerNo} = ${sellerNo}`)

/** A seller's webhooks, for an export. */
export const history = (db: Executor, sellerNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${webhook.no} as key, ${webhook.url}, ${webhook.events},
        ${isoDate(webhook.createdAt)} since, ${isoDate(webhook.pausedAt)} paused
      from ${webhook} where ${webhook.sellerNo} = ${sellerNo} and ${webhook.no} > ${after}
      order by ${webhook.no}`,
  )
