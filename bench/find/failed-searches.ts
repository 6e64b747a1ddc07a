import type pg from 'pg'
import { countable } from '#server/catalog/failed-searches.ts'

/** Takes these texts out of what searches of today found nothing; both servers must have stopped. */
export async function forgetFailedSearches(client: pg.Client, texts: string[]): Promise<void> {
  await client.query(`delete from failed_search where text = any($1) and day >= current_date - 1`, [
    texts.map(countable).filter((text) => text !== undefined),
  ])
}
