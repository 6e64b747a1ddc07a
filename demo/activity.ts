import { sql } from 'drizzle-orm'
import type { WeekHours } from '#contract/week-hours.ts'
import type { Executor } from '#server/platform/db.ts'

const DAYS = 90

const wholeDay = [{ from: '08:00', to: '20:00' }]
const overNoon = [
  { from: '08:30', to: '13:00' },
  { from: '16:00', to: '21:00' },
]

/** Hours as shops in the Emirates keep them: Friday only in the afternoon, many closed over noon. */
const weeks: WeekHours[] = [
  [wholeDay, wholeDay, wholeDay, wholeDay, [{ from: '15:00', to: '20:00' }], wholeDay, []],
  [overNoon, overNoon, overNoon, overNoon, [{ from: '16:00', to: '21:00' }], overNoon, overNoon],
]

const abouts = [
  `<p>Family business since two generations. We stock genuine and quality aftermarket parts for Japanese cars and deliver within the Emirates on the same day.</p><ul><li>Part numbers checked by VIN before we pack</li><li>Exchange within 7 days, unused and in the box</li></ul>`,
  `<p dir="auto">نبيع قطع الغيار الأصلية والتجارية للسيارات اليابانية منذ سنوات، ونتأكد من رقم القطعة برقم الشاصي قبل التسليم.</p><p>Trade customers welcome; ask for the workshop price list.</p>`,
]

/** What was looked for in vain; the days before the load, with how often each time. */
const wishes: [text: string, language: string, searches: number, every: number][] = [
  ['clutch booster jimny 2021', 'en', 3, 4],
  ['prado 2016 rear brake caliper kit', 'en', 5, 3],
  ['طرمبة فرامل باترول 2012', 'ar', 4, 3],
  ['48157-60020', 'en', 6, 2],
  ['فلتر مكيف هايلكس 2019', 'ar', 2, 5],
  ['y62 front shock genuine', 'en', 3, 6],
]

/**
 * What a marketplace shows after a while: what companies say of themselves, visits of parts by day, and
 * searches that found nothing. A few parts of the seller whose login is told are sold out, low or
 * without a picture, so that his lists have something to do.
 */
export async function insertActivity(db: Executor, sellerNos: number[], sellerNo: number) {
  await db.execute(sql`
    update seller set about = (${sql.param(abouts)}::text[])[1 + no % ${abouts.length}],
      hours = (${JSON.stringify(weeks)}::jsonb) -> (no % ${weeks.length})
    where no = any(${sql.param(sellerNos)})`)
  await db.execute(sql`
    with own as (select no, row_number() over (order by no) place from listing where seller_no = ${sellerNo})
    update listing l set
      quantity = case when place % 17 = 3 then 0 when place % 13 = 2 then 1 + place % 2 else quantity end,
      images = case when place % 19 = 4 then '[]'::jsonb else images end
    from own where own.no = l.no`)
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
      wishes.map(([text, language, searches, every]) => ({ text, language, searches, every })),
    )}::jsonb) as w(text text, language text, searches int, every int),
      generate_series(0, ${DAYS - 1}::int) back
    where back % every = 0`)
}
