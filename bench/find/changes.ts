import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Fils } from '#contract/money.ts'
import { skuKey } from '#contract/part-number.ts'
import { searchQuery } from '#contract/search.ts'
import type { CatalogService } from '#server/catalog/catalog.service.ts'
import type { NewListing, StockService } from '#server/catalog/stock.service.ts'
import { announce } from '#server/platform/changes.ts'
import { openDatabase } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { median } from '../load.ts'
import type { Running } from '../servers.ts'

const TIMES = 20
const PATIENCE_MS = 20_000

type Place = { catalog: CatalogService; stock: StockService; ghiyar: Running; client: pg.Client }

/** Medians in milliseconds of putting on offer, changing and taking away; takes away all it put. */
export async function benchChanges(
  databaseUrl: string,
  { catalog, stock, ghiyar, client }: Place,
): Promise<[string, number][]> {
  const database = openDatabase({
    url: databaseUrl,
    connections: 2,
    statementTimeoutMs: 0,
    onError: (error) => console.error(error),
  })
  const like = await anyOffer(client)
  const taken = new Map<string, number[]>()
  const note = (what: string, began: number) =>
    taken.set(what, [...(taken.get(what) ?? []), performance.now() - began])
  const published: string[] = []
  try {
    for (let i = 0; i < TIMES; i++) {
      const word = `zq${letters()}`
      const sku = `BENCH-${letters()}-${i}`.toUpperCase()
      const finds = async (text: string, priceFils: number) =>
        hasPrice(await search(catalog, text), sku, priceFils)
      published.push(skuKey(sku))
      let began = performance.now()
      await stock.publish([{ ...like, sku, partName: `Bracket ${word}`, createdAt: new Date() }])
      note('`publish` of a listing', began)
      if (!(await finds(sku, like.priceFils))) throw new Error(`${sku} is not found`)
      note('… until its number has been found too', began)
      if (!(await finds(`bracket ${word}`, like.priceFils))) throw new Error(`${word} is not found`)
      note('… until its name has been found too', began)
      await until(async () => hasPrice(await searchOverHttp(ghiyar.url, sku), sku, like.priceFils))
      note('… until another process has found its number', began)

      began = performance.now()
      await change(database.db, skuKey(sku), sql`price_fils = ${like.priceFils + 100}`)
      note('A changed price, committed', began)
      await until(() => finds(sku, like.priceFils + 100))
      note('… until found with that price', began)

      began = performance.now()
      await change(database.db, skuKey(sku), sql`status = 'removed'`)
      await until(async () => (await search(catalog, word)).listings.length === 0)
      note('A removed listing, until it is no longer found', began)
    }
  } finally {
    await remove(database.db, published)
    await database.close()
  }
  return [...taken].map(([what, times]) => [what, median(times)])
}

type Found = { listings: { partSKU: string; price: number }[] }

const hasPrice = ({ listings }: Found, sku: string, priceFils: number): boolean =>
  listings.some(({ partSKU, price }) => partSKU === sku && Math.round(price * 100) === priceFils)

async function search(catalog: CatalogService, string: string): Promise<Found> {
  const reply = await catalog.search(searchQuery.parse({ string }), 'en')
  if (reply instanceof Refusal) throw new Error(`"${string}" was refused: ${reply.code}`)
  return reply
}

async function searchOverHttp(url: string, string: string): Promise<Found> {
  const reply = await fetch(`${url}/api/listing/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ string }),
  })
  return (await reply.json()) as Found
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo());)
    if (performance.now() - began > PATIENCE_MS) throw new Error('A change was never followed')
}

/** An offer like the oldest one that fits a car; its kind of part is left to be found out. */
async function anyOffer(client: pg.Client): Promise<NewListing> {
  const { rows } = await client.query<NewListing>(
    `select seller_no "sellerNo", brand, category_no "categoryNo", sub_category_no "subCategoryNo",
       vehicles, images, short_description "shortDescription", description
     from listing l join fitment f on f.no = l.fitment_no order by l.no limit 1`,
  )
  return { ...rows[0]!, priceFils: 10_000 as Fils, quantity: 5, partNameAr: null, partTypeNo: null }
}

async function change(db: NodePgDatabase, key: string, set: ReturnType<typeof sql>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ no: number }>(
      sql`update listing set ${set} where sku_key = ${key} returning no`,
    )
    await announce(tx, { tags: ['listings'], listings: rows.map(({ no }) => no) })
  })
}

async function remove(db: NodePgDatabase, keys: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ no: number }>(
      sql`delete from listing where sku_key = any(${sql.param(keys)}) returning no`,
    )
    await announce(tx, { tags: ['listings'], listings: rows.map(({ no }) => no) })
  })
}

const letters = () =>
  [...randomBytes(7)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
