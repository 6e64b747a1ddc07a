import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { countable, FailedSearches } from './failed-searches.ts'

const never = (error: unknown) => {
  throw error
}

test('failed searches are counted by day, text and language across writes', async () => {
  const { db } = await ownDatabase('empty')
  const failed = new FailedSearches(db, never)
  failed.count('Unobtainium  gasket', 'en', ['Unobtainium'])
  failed.count('unobtainium gasket', 'en', [])
  failed.count('unobtainium gasket', 'ar', [])
  await failed.write()
  failed.count('UNOBTAINIUM GASKET', 'en', [])
  await failed.close()
  const { rows } = await db.execute(
    sql`select text, language, searches, day = current_date today from failed_search order by 2`,
  )
  expect(rows).toEqual([
    { text: 'unobtainium gasket', language: 'ar', searches: 1, today: true },
    { text: 'unobtainium gasket', language: 'en', searches: 3, today: true },
  ])
})

test('an unavailable database loses the counts only', async () => {
  const { db, pool } = await ownDatabase('empty')
  await pool.query('drop table failed_search')
  const errors: unknown[] = []
  const failed = new FailedSearches(db, (error) => errors.push(error))
  failed.count('unobtainium', 'en', [])
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
