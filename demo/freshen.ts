import { sql } from 'drizzle-orm'
import { announce } from '#server/platform/changes.ts'
import type { Executor } from '#server/platform/db.ts'

/**
 * Moves the newest listings and the times of confirmation up to now, so that a demonstration that has
 * been standing for weeks still has some that are younger than 48 hours.
 */
export async function freshenDemo(db: Executor): Promise<void> {
  const { rowCount } = await db.execute(sql`
    with newest as (select max(created_at) at from listing)
    update listing set created_at = created_at + (now() - newest.at)
    from newest
    where created_at > newest.at - interval '48 hours'
      and newest.at < now() - interval '6 hours'`)
  await db.execute(sql`
    with latest as (select max(confirmed_at) at from listing)
    update listing set confirmed_at = confirmed_at + (now() - latest.at)
    from latest where latest.at < now() - interval '6 hours'`)
  if (rowCount) await announce(db, { all: true })
}
