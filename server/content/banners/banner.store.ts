import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { mostBanners, type BannerState } from '#contract/banner-kinds.ts'
import { user } from '../../accounts/user.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { banner as row } from './banner.tables.ts'

export type BannerRow = typeof row.$inferSelect

const LOCK = 0x6261_6e6e

const hasNotEnded = or(isNull(row.endsAt), gt(row.endsAt, sql`now()`))

/** Those that are shown, or will be; the latest first. */
export const openBanners = (db: Executor): Promise<BannerRow[]> =>
  db
    .select()
    .from(row)
    .where(hasNotEnded)
    .orderBy(desc(row.startsAt), desc(row.no))
    .limit(mostBanners)

/** Adds a banner, unless as many are open as may be. */
export async function add(
  tx: Executor,
  fields: typeof row.$inferInsert,
): Promise<BannerRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  if ((await openBanners(tx)).length >= mostBanners) return undefined
  const [added] = await tx.insert(row).values(fields).returning()
  return added!
}

export async function end(tx: Executor, id: string): Promise<boolean> {
  const ended = await tx
    .update(row)
    .set({ endsAt: sql`now()` })
    .where(and(eq(row.id, id), hasNotEnded))
    .returning({ no: row.no })
  return ended.length > 0
}

const state = sql<BannerState>`case
  when ${row.endsAt} <= now() then 'ended'
  when ${row.startsAt} > now() then 'scheduled'
  else 'shown' end`

export async function page(db: Executor, { offset, limit }: { offset: number; limit: number }) {
  const [rows, [counted]] = await Promise.all([
    db
      .select({ banner: row, state, by: user.name })
      .from(row)
      .leftJoin(user, eq(user.no, row.authorNo))
      .orderBy(sql`coalesce(${row.endsAt} <= now(), false)`, desc(row.no))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(row),
  ])
  return { rows, total: counted!.total }
}
