import type pg from 'pg'

/** Remembers, for as long as the client is connected, which searches failed before. */
export async function rememberFailedSearches(client: pg.Client): Promise<void> {
  await client.query('create temp table failed_before as select * from failed_search')
}

/** Forgets those that failed since. The servers must have stopped: they write as they go. */
export async function forgetFailedSearches(client: pg.Client): Promise<void> {
  await client.query(
    `with emptied as (delete from failed_search f where not exists (
       select from failed_before b where (b.day, b.text, b.language) = (f.day, f.text, f.language)))
     update failed_search f set searches = b.searches from failed_before b
     where (b.day, b.text, b.language) = (f.day, f.text, f.language)`,
  )
}
