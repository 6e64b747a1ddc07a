import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import { ownDatabase } from '../testing/database.ts'
import { removeOldSearches } from './failed-search.store.ts'
import { countable, FailedSearches } from './failed-searches.ts'

const never = (error: unknown) => {
  throw error
}

test('failed searches are counted by day, text, language and emirate across writes, and all searches', async () => {
  const { db } = await ownDatabase('empty')
  const failed = new FailedSearches(db, never)
  const nothing = (text: string, language: Language = 'en', emirate: Emirate | null = null) =>
    failed.count({ text, language, unknown: [], emirate })
  nothing('Unobtainium  gasket')
  nothing('unobtainium gasket', 'en', 'Dubai')
  nothing('unobtainium gasket', 'ar')
  failed.count()
  await failed.write()
  nothing('UNOBTAINIUM GASKET', 'en', 'Dubai')
  nothing('unobtainium gasket', 'en', 'Sharjah')
  // Counted, but not what it was.
  nothing('call 050 123 4567')
  await failed.close()
  const { rows } = await db.execute(
    sql`select text, language, searches, day = current_date today from failed_search order by 2`,
  )
  expect(rows).toEqual([
    { text: 'unobtainium gasket', language: 'ar', searches: 1, today: true },
    { text: 'unobtainium gasket', language: 'en', searches: 4, today: true },
  ])
  const { rows: places } = await db.execute(
    sql`select emirate, text, language, searches from failed_search_emirate order by 1`,
  )
  expect(places).toEqual([
    { emirate: 'Dubai', text: 'unobtainium gasket', language: 'en', searches: 2 },
    { emirate: 'Sharjah', text: 'unobtainium gasket', language: 'en', searches: 1 },
  ])
  const { rows: counts } = await db.execute(sql`
    select sum(searches)::int searches, sum(failed)::int failed from search_count`)
  expect(counts).toEqual([{ searches: 7, failed: 6 }])
})

test('beyond the most of a day only what is there already is counted, in either table', async () => {
  const { db } = await ownDatabase('empty')
  const failed = new FailedSearches(db, never)
  const nothing = (text: string) =>
    failed.count({ text, language: 'en', unknown: [], emirate: 'Dubai' })
  nothing('known gasket')
  await failed.write()
  await db.execute(sql`insert into failed_search (day, text, language, searches)
    select current_date, 'filler ' || n, 'en', 1 from generate_series(1, 19999) n`)
  await db.execute(sql`insert into failed_search_emirate (day, emirate, text, language, searches)
    select current_date, 'Ajman', 'filler ' || n, 'en', 1 from generate_series(1, 19999) n`)
  nothing('known gasket')
  nothing('new gasket')
  await failed.close()
  for (const table of ['failed_search', 'failed_search_emirate']) {
    const { rows } = await db.execute(
      sql`select text, searches from ${sql.identifier(table)} where text like '%gasket'`,
    )
    expect(rows).toEqual([{ text: 'known gasket', searches: 2 }])
  }
})

test('an unavailable database loses the counts only', async () => {
  const { db, pool } = await ownDatabase('empty')
  await pool.query('drop table failed_search')
  const errors: unknown[] = []
  const failed = new FailedSearches(db, (error) => errors.push(error))
  failed.count({ text: 'unobtainium', language: 'en', unknown: [], emirate: null })
  await failed.close()
  expect(errors).toHaveLength(1)
})

test.for([
  ['an e-mail address', 'call me ali@example.com'],
  ['a mobile number', '050 123 4567'],
  ['a mobile number without its zero', '501234567 bumper'],
  ['an international number', '+971 50 123 4567'],
  ['a number in Arabic-Indic digits', '٠٥٠١٢٣٤٥٦٧'],
  ['a number in Persian digits', '۰۵۰۱۲۳۴۵۶۷'],
  ['a VIN', 'JTEBX9FJ5FK123456'],
  ['a VIN among words', 'bumper JTEBX9FJ5FK123456'],
  ['a frame number', 'GDJ150-1234567'],
  ['too long a text', 'x'.repeat(81)],
  ['nothing', '  '],
])('%s is not counted', ([, text]) => {
  expect(countable(text!, [])).toBeUndefined()
})

test('a text of several meaningless words is not counted', () => {
  expect(countable('owner ali khan', ['ali', 'khan'])).toBeUndefined()
  expect(countable('unobtainium gasket', ['unobtainium'])).toBe('unobtainium gasket')
})

test.for(['04465-60320', '8-97123-456-0', '90915-YZZD4', 'فحمات امامي', 'd1060 jx00a'])(
  '"%s" is counted',
  (text) => {
    expect(countable(text, ['88'])).toBe(text.toLowerCase())
  },
)

test('texts of searches are removed after 400 days', async () => {
  const { db } = await ownDatabase('empty')
  await db.execute(sql`
    insert into failed_search (day, text, language, searches)
    select current_date - back, 'gasket', 'en', 1 from unnest(array[399, 400, 401]) back`)
  await db.execute(sql`
    insert into failed_search_emirate (day, emirate, text, language, searches)
    select day, 'Dubai', text, language, searches from failed_search`)
  await removeOldSearches(db)
  const { rows } = await db.execute(sql`
    select (select count(*)::int from failed_search) failed,
      (select count(*)::int from failed_search_emirate) places`)
  expect(rows).toEqual([{ failed: 2, places: 2 }])
})
