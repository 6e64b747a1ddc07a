import pg from 'pg'
import { createApp } from '#server/app.ts'
import type { CatalogService } from '#server/catalog/catalog.service.ts'
import { readEnv } from '#server/platform/env.ts'
import { checkNames } from './check-names.ts'
import { withDatabase } from '../database.ts'
import type { Golden } from './golden.types.ts'
import { numberQueries } from './golden/number.ts'
import { gradeOf } from './grade.ts'
import { RIGHT, succeeds } from './metrics.ts'
import { lostTo, table, type Answer, type Measured } from './report.ts'
import { readSet, type QuerySet } from './sets.ts'
import type { StockListing } from './stock.ts'
import { fullText } from './systems/full-text.ts'
import { ghiyar } from './systems/ghiyar.ts'
import { miniSearch } from './systems/minisearch.ts'
import { orama } from './systems/orama.ts'
import type { System } from './systems/system.ts'
import { withWordsAlone } from './systems/words-alone.ts'

const noWeb = {
  build: () => Promise.reject(new Error('The measure of finding renders no page')),
  assets: undefined,
}

/**
 * How well the search finds what garages type, beside three searches that know nothing of cars, on the
 * same listings. `--set <name>`: that set of queries; `--misses`: also what was found instead, and what would be right;
 * `--ablation`: also Ghiyar without its understanding.
 */
export async function benchFindability(
  databaseUrl: string,
  {
    set: name = 'golden',
    misses = false,
    ablation = false,
  }: { set?: string; misses?: boolean; ablation?: boolean },
): Promise<void> {
  const set = await readSet(name)
  await withDatabase(databaseUrl, set.fill, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const stock = await set.stock(client)
      const queries = withAnswers(complete(set, stock), stock)
      const measured: Measured[] = [
        await withCatalog(url, (catalog) => ask(ghiyar(catalog), queries, stock, misses)),
        ...(ablation
          ? [await withWordsAlone(url, (system) => ask(system, queries, stock, misses))]
          : []),
        await ask(await fullText(client), queries, stock),
        await ask(miniSearch(stock), queries, stock),
        await ask(await orama(stock), queries, stock),
      ]
      console.log(`\n${queries.length} queries on ${stock.length.toLocaleString('en')} listings\n`)
      console.log(table(measured))
      console.log(`\n${lostTo(measured)}`)
    } finally {
      await client.end()
    }
  })
}

async function withCatalog<Result>(
  url: string,
  work: (catalog: CatalogService) => Promise<Result>,
): Promise<Result> {
  const app = await createApp(readEnv({ ...process.env, LOG_LEVEL: 'warn' }), url, noWeb)
  try {
    return await work(app.catalog)
  } finally {
    await app.close()
  }
}

/** With queries by number from the stock, where the set has none of its own. */
function complete({ golden, ownIds, firstNumber }: QuerySet, stock: StockListing[]): Golden[] {
  checkNames(golden, ownIds)
  const hasNumbers = golden.some((query) => query.class === 'number')
  if (hasNumbers || firstNumber === undefined) return golden
  return [...numberQueries(stock, firstNumber), ...golden]
}

type Query = { golden: Golden; grades: Map<string, number> }

/** Each query with the grades of all listings that have one; says so where nothing in stock is right. */
function withAnswers(asked: Golden[], stock: StockListing[]): Query[] {
  return asked.flatMap((query) => {
    const graded = stock
      .map((listing) => [listing.id, gradeOf(listing, query.right)] as const)
      .filter(([, grade]) => grade > 0)
    if (query.right.length > 0 && !graded.some(([, grade]) => grade >= RIGHT)) {
      console.log(`Left out, as nothing in stock is right: ${query.query}`)
      return []
    }
    return [{ golden: query, grades: new Map(graded) }]
  })
}

async function ask(
  system: System,
  queries: Query[],
  stock: StockListing[],
  misses = false,
): Promise<Measured> {
  const answers: Answer[] = []
  const names = new Map(stock.map((listing) => [listing.id, describe(listing)]))
  for (const { golden, grades } of queries) {
    const { ids, understood } = await system.search(golden.query)
    const found = ids.map((id) => grades.get(id) ?? 0)
    const best = [...grades.values()]
    answers.push({ golden, found, best })
    if (!misses || succeeds(found, best, 1)) continue
    console.log(`\n[${golden.class}] ${golden.query}`)
    ids.slice(0, 3).forEach((id, i) => console.log(`  ${found[i]}  ${names.get(id)}`))
    if (ids.length === 0) console.log('  nothing found')
    const right = stock.filter(({ id }) => (grades.get(id) ?? 0) >= RIGHT)
    for (const { id } of right.slice(0, 2)) console.log(`  right: ${names.get(id)}`)
    console.log(`  understood: ${JSON.stringify(understood)}`)
  }
  return { name: system.name, answers }
}

function describe({ name, brand, sku, vehicles }: StockListing): string {
  const fits = vehicles.map(({ model, from, to }) => `${model} ${from ?? ''}-${to ?? ''}`)
  return `${name} | ${brand} ${sku} | ${fits.join(', ')}`
}
