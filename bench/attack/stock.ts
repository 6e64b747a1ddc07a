import { announce } from '#server/platform/changes.ts'
import { openDatabase, type Database } from '#server/platform/db.ts'

/** What differs from row to row, in SQL about its number `i`. */
type Rows = { seller: string; from: number; to: number; partName: string; brand: string }

/** A company that sells, with the user behind it. */
export const addSeller = ({ pool }: Database, name: string) =>
  pool.query(`
    insert into "user" (id, role, email, phone, password_hash)
      select gen_random_uuid(), 'SELLER', '${name}@example.com',
        '+97150' || lpad(abs(hashtext('${name}') % 10000000)::text, 7, '0'), 'none'
      on conflict do nothing;
    insert into seller (no, id, company_name, emirate, company_address, trade_license_no, status)
      select no, id, '${name}', 'Dubai', 'Warehouse 1', '1', 'approved' from "user"
      where email = '${name}@example.com' on conflict do nothing`)

/**
 * Writes the listings of one seller into the database and announces them, as importing two lists does in
 * some minutes more.
 */
export async function writeStock(
  databaseUrl: string,
  rows: Rows,
  announced: 'everything' | 'rows' = 'everything',
): Promise<void> {
  const { seller, from, to, partName, brand } = rows
  const database = openDatabase({
    ...{ url: databaseUrl, connections: 1, statementTimeoutMs: 0 },
    onError: (error) => console.error(error),
  })
  try {
    await addSeller(database, seller)
    await database.pool.query(`
      insert into listing (id, seller_no, sku, sku_key, part_name, brand, category_no, part_type_no,
        price_fils, quantity, short_description, description)
      select gen_random_uuid(), seller.no, 'MADE-UP-' || i, 'MADEUP' || i, ${partName}, ${brand},
        category_no, part_type.no, 100 + i, 1, 'Made up', ''
      from seller, part_type, generate_series(${from}, ${to}) i
      where company_name = '${seller}' and part_type.no = (select min(no) from part_type)`)
    const { rows: written } = await database.pool.query<{ no: number }>(
      'select no from listing order by no desc limit $1',
      [announced === 'rows' ? to + 1 - from : 0],
    )
    const listings = written.map(({ no }) => no)
    await announce(
      database.db,
      announced === 'rows' ? { tags: ['listings'], listings } : { all: true },
    )
  } finally {
    await database.close()
  }
}

/** Searches, and returns the total with the milliseconds it took. */
export async function search(
  url: string,
  query: object,
): Promise<{ total: number; milliseconds: number }> {
  const began = performance.now()
  const reply = await fetch(`${url}/api/listing/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  })
  const { total } = (await reply.json()) as { total: number }
  if (!reply.ok) throw new Error(`A search was answered with ${reply.status}`)
  return { total, milliseconds: performance.now() - began }
}

/** Waits until a search without words finds so many listings; whether it did within the time. */
export async function indexed(url: string, listings: number, seconds: number): Promise<boolean> {
  for (const until = Date.now() + seconds * 1_000; Date.now() < until;) {
    if ((await search(url, { limit: 1 })).total >= listings) return true
    await new Promise((again) => setTimeout(again, 100))
  }
  return false
}
