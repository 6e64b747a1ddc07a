import type { Fils } from '#contract/money.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { internFitments } from '#server/catalog/fitment.store.ts'
import { insertListings, type NewListing } from '#server/catalog/new-listings.ts'
import type { FittedVehicle } from '#server/catalog/reference.tables.ts'
import { changeListings } from '#server/catalog/stock.store.ts'
import { announce } from '#server/platform/changes.ts'
import { openDatabase, type Database, type Executor } from '#server/platform/db.ts'
import { median } from '../../load.ts'
import type { Outcome, Target } from '../attack.types.ts'
import { addSeller, search } from '../stock.ts'

export const about =
  'As many sets of vehicles as a day allows, then all deleted; the table and the index must recover'

const LISTINGS = 30_000
/** Each of one vehicle, so that the quota allows the most of them. */
const FITMENTS = Number(process.env.FITMENTS ?? defaultQuotas.vehicles)
const AT_ONCE = 1_000
const SEARCHES = 60
const GIVEN_UP_MS = 300_000
const SELLER = 'Many Fitments'

const MODELS = 157
const YEARS = 44
function vehicles(i: number): FittedVehicle[] {
  const years = Math.floor(i / MODELS)
  const from = 1950 + (years % YEARS)
  return [{ model: 1 + (i % MODELS), from, to: from + Math.floor(years / YEARS) }]
}

const chunksOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, i) =>
    items.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  )

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i)

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await isSo());) {
    if (performance.now() - began > GIVEN_UP_MS) throw new Error(`Not within 5 minutes: ${what}`)
    await new Promise((again) => setTimeout(again, 200))
  }
}

/** The listings of the seller as importing lists writes them, whose words for each are made up. */
function stockOf({ db, pool }: Database) {
  const follow = (tx: Executor, listings: number[]) =>
    announce(tx, { tags: ['listings'], listings })
  return {
    async insert(): Promise<number[]> {
      const { rows } = await pool.query<Pick<NewListing, 'sellerNo' | 'categoryNo' | 'partTypeNo'>>(
        `select seller.no "sellerNo", category_no "categoryNo", part_type.no "partTypeNo"
         from seller, part_type where company_name = $1 order by part_type.no limit 1`,
        [SELLER],
      )
      const words = { partName: 'Oil filter', partNameAr: null, brand: 'Round 0', images: [] }
      const texts = { shortDescription: 'Made up', description: '' }
      const nos: number[] = []
      for (const chunk of chunksOf(numbered(LISTINGS)))
        await db.transaction(async (tx) => {
          const written = await insertListings(
            tx,
            chunk.map((i) => ({
              ...{ ...rows[0]!, ...words, ...texts, sku: `MADE-UP-${i}`, vehicles: vehicles(i) },
              ...{ subCategoryNo: null, priceFils: (100 + i) as Fils, quantity: 1 },
              createdAt: new Date(),
            })),
          )
          const fresh = written.map(({ no }) => no)
          await follow(tx, fresh)
          nos.push(...fresh)
        })
      return nos
    },

    /** Gives all of them other vehicles, from the given one on. */
    async change(nos: number[], round: number): Promise<void> {
      let next = round * LISTINGS
      for (const chunk of chunksOf(nos))
        await db.transaction(async (tx) => {
          const sets = chunk.map(() => vehicles(next++))
          const numberOf = await internFitments(tx, sets)
          const brand = `Round ${round}`
          await changeListings(
            tx,
            chunk.map((no, i) => ({ no, brand, fitmentNo: numberOf(sets[i]!) })),
          )
          await follow(tx, chunk)
        })
    },

    async remove(nos: number[]): Promise<void> {
      for (const chunk of chunksOf(nos))
        await db.transaction(async (tx) => {
          await tx.execute(`delete from listing where no in (${chunk.join()})`)
          await follow(tx, chunk)
        })
    },
  }
}

async function vehicleSearches(url: string): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < SEARCHES; i++) {
    const query = { make: ['Toyota'], year: [String(1990 + (i % 30))], page: 1 + (i % 3) }
    took.push((await search(url, query)).milliseconds)
  }
  return median(took)
}

type Look = { ms: number; memory: number; rows: number; heap: number; indexes: number }

export async function attack({ databaseUrl, start }: Target): Promise<Outcome> {
  const { url, memory } = await start({ DEMO_LISTINGS: '2000', LIMIT_PER_ADDRESS: '1000' })
  const database = openDatabase({
    ...{ url: databaseUrl, connections: 2, statementTimeoutMs: 0 },
    onError: (error) => console.error(error),
  })
  const { pool } = database
  const look = async (): Promise<Look> => {
    const table = await pool.query<Omit<Look, 'ms' | 'memory'>>(`
      select (select count(*)::int from fitment) "rows", pg_table_size('fitment')::float8 heap,
        pg_indexes_size('fitment')::float8 indexes`)
    return { ms: await vehicleSearches(url), memory: memory(), ...table.rows[0]! }
  }
  const sweep = async () => {
    const began = performance.now()
    await pool.query(`select graphile_worker.add_job('sweep-fitments')`)
    await until('the sweep ended', async () => {
      const jobs = `select from graphile_worker.jobs where task_identifier = 'sweep-fitments'`
      return (await pool.query(jobs)).rowCount === 0
    })
    return (performance.now() - began) / 1_000
  }
  const found = async (query: object) => (await search(url, { ...query, limit: 1 })).total
  const hasRound = async (round: number) =>
    (await found({ brand: [`Round ${round}`] })) === LISTINGS
  try {
    const total = await found({})
    await vehicleSearches(url)
    const before = await look()
    await addSeller(database, SELLER)
    const stock = stockOf(database)
    const nos = await stock.insert()
    const last = FITMENTS / LISTINGS - 1
    for (let round = 1; round < last; round++) await stock.change(nos, round)
    await until('all was followed', () => hasRound(last - 1))
    const atMost = await look()
    // Whoever writes at the same time is neither refused nor left without vehicles.
    const [meanwhile] = await Promise.all([sweep(), stock.change(nos, last)])
    await until('all was followed', () => hasRound(last))
    await stock.remove(nos)
    await until('all was followed', async () => (await found({})) === total)
    const seconds = await sweep()
    // As autovacuum does by itself.
    await pool.query('vacuum fitment')
    const after = await look()
    const each = (figure: (look: Look) => string) =>
      `${figure(before)}; ${figure(atMost)} at most; ${figure(after)} after the sweep`
    return {
      passed:
        after.rows <= before.rows &&
        after.heap < 2 * before.heap &&
        after.ms < 2 * before.ms &&
        after.memory < 1.5 * before.memory,
      figures: {
        'rows of the table': each(({ rows }) => String(rows)),
        'its size': each(({ heap }) => mb(heap)),
        'its indexes': each(({ indexes }) => mb(indexes)),
        'search by vehicle': each(({ ms }) => `${ms.toFixed(1)} ms`),
        'times as long': `${(atMost.ms / before.ms).toFixed(2)} at most; ${(after.ms / before.ms).toFixed(2)} after the sweep`,
        memory: each((look) => mb(look.memory)),
        'sweep while listings were changed': `${meanwhile.toFixed(1)} s`,
        'sweep of the rest': `${seconds.toFixed(1)} s`,
      },
    }
  } finally {
    await database.close()
  }
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
