import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pLimit from 'p-limit'
import { announce } from '#server/platform/changes.ts'
import { dropIndexes, restoreIndexes } from './table-indexes.ts'
import { createRandom } from './random.ts'

/** A marketplace of more listings than this is a generated one of this many, multiplied. */
export const LARGEST_GENERATED = 100_000

type Options = { count: number; connections: number; log: (line: string) => void }

/**
 * Multiplies the listings of a demonstration to `count` by SQL. Each copy has companies of
 * its own, and what every number says after its first five characters is another, so that most numbers
 * are distinct and some are offered by the companies of several copies; cross numbers name those of their
 * copy. Names, cars and pictures are those of the first; the long description stays out, as in stock lists.
 * Not all or nothing: one that was broken off is begun anew by `npm run seed`.
 */
export async function multiplyDemo(
  db: NodePgDatabase,
  { count, connections, log }: Options,
): Promise<void> {
  const { rows: active } = await db.execute<{ size: number }>(
    sql`select count(*)::int size from listing where status = 'active'`,
  )
  const { size } = active[0]!
  const copies = Array.from({ length: Math.ceil(count / size) - 1 }, (_, at) => at + 1)
  await prepare(db, copies.length)
  await dropIndexes(db)
  let done = size
  const limit = pLimit(connections)
  const multiply = async (copy: number) => {
    const rows = Math.min(size, count - copy * size)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = off`)
      await tx.execute(copied(copy, rows))
    })
    done += rows
    log(`  ${done.toLocaleString('en')} listings`)
  }
  await Promise.all(copies.map((copy) => limit(() => multiply(copy))))
  log('Making indexes …')
  await db.execute(sql`
    update seller set listing_count = counted.listings
    from (select seller_no, count(*) listings from listing where status = 'active' group by 1) counted
    where no = seller_no`)
  await db.execute(sql.raw(`drop table ${WORK_TABLES.join()}`))
  await restoreIndexes(db, connections)
  await db.execute(sql`vacuum analyze listing, cross_number, seller, "user"`)
  await announce(db, { all: true })
}

/** Undoes what a load left behind that didn't come to its end. */
export async function repairTables(db: NodePgDatabase, connections: number): Promise<void> {
  await db.execute(sql.raw(`drop table if exists ${WORK_TABLES.join()}`))
  await restoreIndexes(db, connections)
}

const WORK_TABLES = ['multiplied_part', 'multiplied_cross_number', 'multiplied_seller']

// A number in the parts before and after its fifth letter or digit, however they are set apart.
const split = (number: SQL, name: string) => sql`
  (regexp_match(${number}, '^((?:[^[:alnum:]]*[[:alnum:]]){1,5})'))[1] ${sql.raw(`${name}_head`)},
  regexp_replace(${number}, '^(?:[^[:alnum:]]*[[:alnum:]]){1,5}', '') ${sql.raw(`${name}_tail`)}`

// The companies' telephone numbers are in a block of zeros as those of the others are, above 3000.
const FIRST_PHONE = 3_000

/** What all copies are made of, and the companies of each. */
async function prepare(db: NodePgDatabase, copies: number): Promise<void> {
  await db.execute(sql`
    create unlogged table multiplied_part as
    select *, ${split(sql`sku`, 'sku')}, ${split(sql`sku_key`, 'key')},
      row_number() over (order by no) place
    from listing where status = 'active'`)
  await db.execute(sql`create index on multiplied_part (place)`)
  await db.execute(sql`
    create unlogged table multiplied_cross_number as
    select no, given.kind, given.brand, ${split(sql`given.number`, 'number')}, ${split(sql`given.key`, 'key')}
    from listing, jsonb_to_recordset(cross_numbers) given(number text, key text, kind text, brand text)`)
  await db.execute(sql`create index on multiplied_cross_number (no)`)
  await db.execute(sql`
    create unlogged table multiplied_seller as
    select copy, seller.no seller_no, null::int no, gen_random_uuid() id,
      ${FIRST_PHONE} + row_number() over (order by copy, seller.no) phone
    from seller, generate_series(1, ${copies}::int) copy`)
  await db.execute(sql`
    insert into "user" (id, role, email, phone, location, password_hash, created_at)
    select made.id, role, copy || '.' || email, '+97150' || lpad(made.phone::text, 7, '0'), location,
      password_hash, created_at
    from multiplied_seller made join "user" on "user".no = made.seller_no`)
  await db.execute(sql`
    update multiplied_seller made set no = "user".no from "user" where "user".id = made.id`)
  await db.execute(sql`
    insert into seller (no, id, company_name, company_name_ar, company_address, emirate, trade_license_no,
      status, joined_at, about, about_ar, hours, answer_minutes)
    select made.no, made.id, company_name || ' ' || copy, company_name_ar || ' ' || copy, company_address,
      emirate, trade_license_no || '-' || copy, status, joined_at, about, about_ar, hours, answer_minutes
    from multiplied_seller made join seller on seller.no = made.seller_no`)
}

/** Prices within a quarter, half an hour older than the copy before, stock of another part. */
function copied(copy: number, rows: number): SQL {
  const { from, to } = otherCharacters(copy)
  const other = (tail: SQL) => sql`translate(${tail}, ${from}, ${to})`
  return sql`
    with made as (
      insert into listing (id, seller_no, sku, sku_key, part_name, part_name_ar, brand, cross_numbers, tier,
        category_no, sub_category_no, part_type_no, fitment_no, universal, price_fils, quantity, images,
        short_description, description, created_at, updated_at, confirmed_at)
      select gen_random_uuid(), made.no, sku_head || ${other(sql`sku_tail`)}, key_head || ${other(sql`key_tail`)},
        part_name, part_name_ar, brand,
        case when cross_numbers = '[]' then cross_numbers else (
          select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', kind, 'brand', named.brand,
            'number', number_head || ${other(sql`number_tail`)},
            'key', named.key_head || ${other(sql`named.key_tail`)})))
          from multiplied_cross_number named where named.no = part.no) end,
        tier, category_no, sub_category_no, part_type_no, fitment_no, universal,
        greatest(100, price_fils::bigint * (75 + (place * 31 + ${copy} * 17) % 50) / 10000 * 100),
        (quantity * 7 + ${copy} * place) % 40, images, short_description, '',
        created_at - aged, updated_at - aged, confirmed_at - aged
      from multiplied_part part
        join multiplied_seller made on made.copy = ${copy} and made.seller_no = part.seller_no,
        make_interval(mins => ${30 * copy}) aged
      where place <= ${rows}
      returning no, seller_no, cross_numbers
    )
    insert into cross_number (listing_no, seller_no, key, kind)
    select no, seller_no, given.key, given.kind
    from made, jsonb_to_recordset(cross_numbers) given(key text, kind cross_number_kind)
    where cross_numbers <> '[]'`
}

const KINDS = ['0123456789', 'ABCDEFGHJKLMNPRSTUVWXYZ']

/** Which character takes the place of which; distinct numbers stay distinct. */
function otherCharacters(copy: number): { from: string; to: string } {
  const random = createRandom(`copy ${copy}`)
  const shuffled = KINDS.map((kind) => {
    const left = [...kind]
    return Array.from(kind, () => left.splice(random.int(0, left.length - 1), 1)[0]!).join('')
  })
  const [from, to] = [KINDS.join(''), shuffled.join('')]
  return { from: from + KINDS[1]!.toLowerCase(), to: to + shuffled[1]!.toLowerCase() }
}
