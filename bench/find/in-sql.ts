import type pg from 'pg'
import { numbersIn } from '#server/catalog/understanding/numbers.ts'
import type { Golden } from '../findability/golden.types.ts'

const PAGE = 24

// The columns that a card shows.
const rowsInSql = `
  select l.no, l.id, l.seller_no, l.status, l.sku, l.sku_key, l.part_name, l.part_name_ar, l.brand,
    l.category_no, l.sub_category_no, l.part_type_no, l.fitment_no, l.price_fils, l.quantity, l.images,
    l.short_description, l.description, l.created_at, f.vehicles, s.id "sellerId", s.company_name,
    s.emirate
  from listing l join seller s on s.no = l.seller_no left join fitment f on f.no = l.fitment_no
  where l.no = any($1)`

/** The statements that finding by number runs, and the rows of its first page, without anything else. */
export async function askNumber(client: pg.Client, text: string): Promise<void> {
  const keys = numbersIn(text).map(({ key }) => key)
  const found =
    (await matching(client, keys, beginning)) ??
    (await matching(
      client,
      keys.filter((key) => key.length >= 5),
      ending,
    ))
  if (!found) throw new Error(`SQL finds nothing for "${text}"`)
  const nos = Array.from({ length: Math.min(PAGE, found.length / 4) }, (_, i) =>
    found.readInt32BE(i * 4),
  )
  await client.query(rowsInSql, [nos])
}

type Condition = { column: string; pattern: (key: string) => string }

const beginning: Condition = { column: 'sku_key', pattern: (key) => `${key}%` }
const ending: Condition = {
  column: 'reverse(sku_key)',
  pattern: (key) => `${[...key].reverse().join('')}%`,
}

async function matching(
  client: pg.Client,
  keys: string[],
  { column, pattern }: Condition,
): Promise<Buffer | undefined> {
  if (keys.length === 0) return undefined
  const statements = keys.map((_, i) => {
    const [key, like] = [`$${i * 2 + 1}`, `$${i * 2 + 2}`]
    return `select string_agg(int4send(no), '') filter (where sku_key = ${key}::text) exact,
        string_agg(int4send(no), '') filter (where sku_key <> ${key}) longer
      from listing where status = 'active' and ${column} like ${like}`
  })
  const { rows } = await client.query<{ exact: Buffer | null; longer: Buffer | null }>(
    statements.join(' union all '),
    keys.flatMap((key) => [key, pattern(key)]),
  )
  const found = rows.find(({ exact }) => exact) ?? rows.find(({ longer }) => longer)
  return found && Buffer.concat([found.exact ?? Buffer.alloc(0), found.longer ?? Buffer.alloc(0)])
}

const fitted = `
  wanted as materialized (
    select f.no, bool_or($4::int is null
      or $4 between coalesce(v."from", $4) and coalesce(v."to", $4)) "ofYear"
    from fitment f, jsonb_to_recordset(f.vehicles) v(model int, "from" int, "to" int)
      join model m on m.no = v.model join make k on k.no = m.make_no
    where m.key = any($2) or k.key = $3 group by f.no),`

const foundFor = (vehicle: boolean) => `
  with ${vehicle ? fitted : ''}
  found as materialized (
    select l.no, l.category_no, l.sub_category_no, l.brand, l.price_fils, l.fitment_no, l.created_at,
      ${vehicle ? 'w."ofYear"' : '$2::text[] is null and $3::text is null and $4::int is null'} "ofYear"
    from listing l join part_type t on t.no = l.part_type_no
      ${vehicle ? 'join wanted w on w.no = l.fitment_no' : ''}
    where l.status = 'active' and t.key = any($1)),
  fits as materialized (
    select distinct n.no, n.count, v.model, v."from", v."to"
    from (select fitment_no no, count(*) from found group by 1) n join fitment f on f.no = n.no,
      jsonb_to_recordset(f.vehicles) v(model int, "from" int, "to" int))
  select
    array(select no from found order by "ofYear" desc, created_at desc limit ${PAGE}) nos,
    (select json_agg(t) from (select category_no, count(*) from found group by 1) t),
    (select json_agg(t) from (select sub_category_no, count(*) from found group by 1) t),
    (select json_agg(t) from (select brand, count(*) from found group by 1) t),
    (select json_agg(t) from (select make_no, sum(count) from (
      select distinct fits.no, fits.count, m.make_no from fits join model m on m.no = fits.model) d
      group by 1) t),
    (select json_agg(t) from (select model, sum(count) from (
      select distinct no, count, model from fits) d group by 1) t),
    (select json_agg(t) from (select year, sum(count) from (
      select distinct no, count, generate_series("from", coalesce("to", 2027)) as year from fits) d
      group by 1) t),
    (select json_build_array(min(price_fils), max(price_fils)) from found)`

const withVehicle = foundFor(true)
const withoutVehicle = foundFor(false)

/**
 * What one would write who had understood the text already: kinds of part and fitted models by join,
 * those of the year first, every facet by its own GROUP BY, and the rows of the first page.
 */
export async function askUnderstood(client: pg.Client, { right }: Golden): Promise<void> {
  const meant = right.filter(({ grade, types }) => grade >= 2 && types)
  const { models, make, year } = meant[0]!
  const types = [...new Set(meant.flatMap((line) => line.types!))]
  const { rows } = await client.query<{ nos: number[] }>(
    models || make ? withVehicle : withoutVehicle,
    [types, models ?? null, make ?? null, year ?? null],
  )
  await client.query(rowsInSql, [rows[0]!.nos])
}
