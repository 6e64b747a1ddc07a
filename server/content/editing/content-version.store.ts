import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { ContentKind, ContentStep, VersionState } from '#contract/content-kinds.ts'
import type { Language } from '#contract/language.ts'
import { user } from '../../accounts/user.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { contentVersion as row } from './content-version.tables.ts'

export type VersionRow = typeof row.$inferSelect

/** A version without its text. */
export type VersionInForce = Pick<VersionRow, 'no' | 'id' | 'kind' | 'item' | 'step'> & {
  /** The date of the first text of an item that came into force; of articles alone. */
  firstDate: string | null
}

type OfItem = { kind: ContentKind; id: string }

const LOCK = 0x636f_6e74

const stands = isNull(row.withdrawnAt)
const isOf = ({ kind, id }: OfItem) => and(eq(row.kind, kind), eq(row.item, id))

/** The version of each item that is in force, by the clock of the database. */
export async function inForce(db: Executor): Promise<VersionInForce[]> {
  const { rows } = await db.execute<VersionInForce>(sql`
    select latest.*, (
      select first.content->>'date' from ${row} first
      where first.kind = latest.kind and first.item = latest.item and first.kind = 'article'
        and first.step = 'saved' and first.withdrawn_at is null
      order by first.effective_at, first.no limit 1
    ) as "firstDate"
    from (
      select distinct on (${row.kind}, ${row.item})
        ${row.no}, ${row.id}, ${row.kind}, ${row.item}, ${row.step}
      from ${row}
      where ${row.withdrawnAt} is null and ${row.effectiveAt} <= now()
      order by ${row.kind}, ${row.item}, ${row.effectiveAt} desc, ${row.no} desc
    ) latest`)
  return rows
}

/** What is scheduled, the next first, with the milliseconds until then. */
export const scheduled = (db: Executor) =>
  db
    .select({
      ...{ kind: row.kind, id: row.item, effectiveAt: row.effectiveAt },
      inMs: sql<number>`(extract(epoch from ${row.effectiveAt} - now()) * 1000)::float8`,
    })
    .from(row)
    .where(and(stands, gt(row.effectiveAt, sql`now()`)))
    .orderBy(asc(row.effectiveAt), asc(row.no))

export const textsOf = (db: Executor, nos: number[]) =>
  db.select({ no: row.no, content: row.content }).from(row).where(inArray(row.no, nos))

/** Has other changes wait for the end of the transaction, so that each is decided on what the last one left. */
export async function lockChanges(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/** The version of an item that was made last. */
export async function lastOf(db: Executor, item: OfItem): Promise<VersionRow | undefined> {
  const [last] = await db.select().from(row).where(isOf(item)).orderBy(desc(row.no)).limit(1)
  return last
}

/** The version that is in force at a moment, or now. */
export async function inForceAt(
  db: Executor,
  item: OfItem,
  at?: Date,
): Promise<VersionRow | undefined> {
  const moment = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`
  const [found] = await db
    .select()
    .from(row)
    .where(and(isOf(item), stands, sql`${row.effectiveAt} <= ${moment}`))
    .orderBy(desc(row.effectiveAt), desc(row.no))
    .limit(1)
  return found
}

/** The last version of an item that has a text, whatever became of it. */
export async function lastText(db: Executor, item: OfItem): Promise<VersionRow | undefined> {
  const [found] = await db
    .select()
    .from(row)
    .where(and(isOf(item), eq(row.step, 'saved')))
    .orderBy(sql`${row.withdrawnAt} is not null`, desc(row.no))
    .limit(1)
  return found
}

export async function byId(db: Executor, id: string): Promise<VersionRow | undefined> {
  const [found] = await db.select().from(row).where(eq(row.id, id))
  return found
}

export async function countScheduled(db: Executor, item: OfItem): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(row)
    .where(and(isOf(item), stands, gt(row.effectiveAt, sql`now()`)))
  return counted!.total
}

/** The ids of all articles that have versions. */
export async function articlesWithVersions(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ item: row.item })
    .from(row)
    .where(eq(row.kind, 'article'))
    .groupBy(row.item)
  return rows.map(({ item }) => item)
}

export type NewVersion = Omit<typeof row.$inferInsert, 'effectiveAt'> & { from: Date | undefined }

/** Adds a version; its time is the database's, and no earlier than now. */
export async function add(tx: Executor, { from, ...fields }: NewVersion): Promise<void> {
  const effectiveAt = from ? sql`greatest(${from.toISOString()}::timestamptz, now())` : sql`now()`
  await tx.insert(row).values({ ...fields, effectiveAt })
}

/** Withdraws a version that isn't in force yet. */
export async function withdraw(tx: Executor, id: string): Promise<OfItem | undefined> {
  const [withdrawn] = await tx
    .update(row)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(row.id, id), stands, gt(row.effectiveAt, sql`now()`)))
    .returning({ kind: row.kind, id: row.item })
  return withdrawn
}

/** The number of the last version of each item of a kind, or of its last text. */
const lastNos = (kind: ContentKind, step?: ContentStep) =>
  sql`(select max(each.no) from ${row} each
    where each.kind = ${kind} and each.step = coalesce(${step ?? null}, each.step) group by each.item)`

/** The last version of each item of a kind: its author and time. */
export const lastOfKind = (db: Executor, kind: ContentKind) =>
  db
    .select({ item: row.item, date: row.createdAt, by: user.name })
    .from(row)
    .leftJoin(user, eq(user.no, row.authorNo))
    .where(sql`${row.no} in ${lastNos(kind)}`)

/** The titles of articles in a language, of their last texts. */
export async function lastTitles(db: Executor, items: string[], language: Language) {
  const rows = await db
    .select({
      item: row.item,
      title: sql<string | null>`${row.content}->'texts'->${language}::text->>'title'`,
    })
    .from(row)
    .where(and(inArray(row.item, items), sql`${row.no} in ${lastNos('article', 'saved')}`))
  return rows.map(({ item, title }) => [item, title] as const)
}

/** The versions of an item, the latest first. */
export async function page(
  db: Executor,
  item: OfItem,
  { offset, limit }: { offset: number; limit: number },
) {
  const inOrder = sql`order by ${row.effectiveAt}, ${row.no}`
  const of = sql`partition by ${row.withdrawnAt} is null ${inOrder}`
  const state = sql<VersionState>`case
    when ${row.withdrawnAt} is not null then 'withdrawn'
    when ${row.effectiveAt} > now() then 'scheduled'
    when lead(${row.effectiveAt}) over (${of}) <= now() then 'past'
    else 'in_force' end`
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...{ id: row.id, step: row.step, state, aspects: row.aspects, reason: row.reason },
        ...{ effectiveAt: row.effectiveAt, createdAt: row.createdAt, by: user.name },
      })
      .from(row)
      .leftJoin(user, eq(user.no, row.authorNo))
      .where(isOf(item))
      .orderBy(desc(row.no))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(row).where(isOf(item)),
  ])
  return { rows, total: counted!.total }
}
