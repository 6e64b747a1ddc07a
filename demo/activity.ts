import { sql } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import type { WeekHours } from '#contract/week-hours.ts'
import type { Executor } from '#server/platform/db.ts'
import { askedParts } from './demand/asked-parts.ts'

const DAYS = 90

const wholeDay = [{ from: '08:00', to: '20:00' }]
const longDay = [{ from: '07:30', to: '23:00' }]
const overNoon = [
  { from: '08:30', to: '13:00' },
  { from: '16:00', to: '21:00' },
]

/** Hours as shops in the Emirates keep them: Friday only in the afternoon, many closed over noon. */
const weeks: WeekHours[] = [
  [wholeDay, wholeDay, wholeDay, wholeDay, [{ from: '15:00', to: '20:00' }], wholeDay, []],
  [overNoon, overNoon, overNoon, overNoon, [{ from: '16:00', to: '21:00' }], overNoon, overNoon],
  [longDay, longDay, longDay, longDay, [{ from: '14:00', to: '23:00' }], longDay, longDay],
]

/** What was looked for in vain; the days before the load, with how often each time. */
const failedSearches: [text: string, language: string, searches: number, every: number][] = [
  ['clutch booster jimny 2021', 'en', 3, 4],
  ['prado 2016 rear brake caliper kit', 'en', 5, 3],
  ['طرمبة فرامل جيمني 2012', 'ar', 4, 3],
  ['48157-60020', 'en', 6, 2],
  ['فلتر مكيف راش 2019', 'ar', 2, 5],
  ['xterra front shock genuine', 'en', 3, 6],
  // What the search has never heard of.
  ['karkouz', 'en', 3, 2],
]

const usualEmirates: Emirate[] = ['Dubai', 'Dubai', 'Sharjah', 'Sharjah', 'Abu Dhabi', 'Ajman']

/**
 * What a marketplace shows after a while: opening hours, visits of parts by day, and searches that found
 * nothing. A few sellers have not entered their hours. A few parts of the seller whose login is told are
 * sold out, low or without a picture, so that their lists have something to do.
 */
export async function insertActivity(db: Executor, sellerNos: number[], sellerNo: number) {
  await db.execute(sql`
    update seller set hours = (${JSON.stringify(weeks)}::jsonb) -> (no % ${weeks.length})
    where no % 11 <> 7 and no = any(${sql.param(sellerNos)})`)
  await db.execute(sql`
    with own as (select no, row_number() over (order by no) place from listing where seller_no = ${sellerNo})
    update listing l set
      quantity = case when place % 17 = 3 then 0 when place % 13 = 2 then 1 + place % 2 else quantity end,
      images = case when place % 19 = 4 then '[]'::jsonb else images end
    from own where own.no = l.no`)
  // What the site puts forward as best sellers: of the parts that are asked for most, the number that most
  // sellers have. Its page opens on the lowest price, which should not be that of a used one, and have an Arabic name.
  const asked = askedParts.map(({ type }) => type.key)
  await db.execute(sql`
    insert into listing_interest (listing_no, seller_no, day, kind, times)
    select no, seller_no, day::date, kind,
      1 + abs(hashtext(no || kind || day)) % most + case kind when 'view' then 60 - place else 0 end
    from (select distinct on (t.key) min(l.no) no, array_position(${sql.param(asked)}::text[], t.key) place
          from listing l join part_type t on t.no = l.part_type_no
          where t.key = any(${sql.param(asked)}) and quantity > 0 and seller_no <> ${sellerNo}
          group by t.key, sku_key
          having count(*) >= 3 and bool_and(tier <> 'used' and part_name_ar is not null)
          order by t.key, count(*) desc, min(l.no)) best
      join listing using (no),
      generate_series(current_date - 13, current_date, '1 day') day,
      (values ('view', 28), ('call', 3)) as k(kind, most)
    where (place + extract(day from day)::int) % 3 > 0`)
  // Few parts are looked at much and many a little, more on working days.
  await db.execute(sql`
    insert into listing_interest (listing_no, seller_no, day, kind, times)
    select l.no, l.seller_no, day::date, kind, 1 + abs(hashtext(l.no || 'n' || day)) % most
    from (select no, seller_no, row_number() over (order by no) place from listing
          where seller_no = ${sellerNo} order by no limit 60) l,
      generate_series(current_date - ${DAYS - 1}::int, current_date, '1 day') day,
      (values ('view', 9, 2), ('call', 2, 23), ('whatsapp', 2, 17)) as k(kind, most, rarely)
    where abs(hashtext(l.no || kind || day)) % (rarely + place / 6
      + case when extract(isodow from day) = 7 then 3 else 0 end) = 0`)
  await db.execute(sql`
    insert into seller_interest (seller_no, day, kind, times)
    select seller_no, day, kind, sum(times) from listing_interest group by 1, 2, 3`)
  await db.execute(sql`
    insert into failed_search (day, text, language, searches)
    select current_date - back, text, language, searches
    from jsonb_to_recordset(${JSON.stringify(
      failedSearches.map(([text, language, searches, every]) => ({
        text,
        language,
        searches,
        every,
      })),
    )}::jsonb) as w(text text, language text, searches int, every int),
      generate_series(0, ${DAYS - 1}::int) back
    where back % every = 0`)
  // Two thirds come from where the emirate is known, most of them from the largest.
  await db.execute(sql`
    insert into failed_search_emirate (day, emirate, text, language, searches)
    select day, (${sql.param(usualEmirates)}::text[])[1 + abs(hashtext(text || day)) % ${usualEmirates.length}],
      text, language, searches
    from failed_search where abs(hashtext(day || text)) % 3 > 0`)
  await db.execute(sql`
    insert into search_count (day, searches, failed)
    select day::date, failed * 9 + 120 + abs(hashtext('s' || day)) % 60
      - case when extract(isodow from day) in (6, 7) then 70 else 0 end, failed
    from generate_series(current_date - ${DAYS - 1}::int, current_date, '1 day') day,
      lateral (select coalesce(sum(searches), 0)::int failed from failed_search f where f.day = day.day::date) f`)
}
