import type pg from 'pg'
import type { Fill } from '../database.ts'
import { fillWithDemo } from './database.ts'
import type { Golden } from './golden.types.ts'
import { readStock, type StockListing } from './stock.ts'
import { checkListings } from './written/check-listings.ts'
import { publishWritten } from './written/load.ts'
import { readListings } from './written/read-listings.ts'
import { withTruth } from './written/with-truth.ts'

/** Queries, and the listings that they are asked of. */
export type QuerySet = {
  golden: Golden[]
  fill: Fill
  stock: (client: pg.Client) => Promise<StockListing[]>
  /** Names that a query may give to single listings. */
  ownIds: ReadonlySet<string>
  /** From which on numbers are asked for that the stock has; without it, the queries have their own. */
  firstNumber?: number
}

/** One of the two sets of written listings, or the queries of another file beside this one on the demonstration. */
export async function readSet(name: string): Promise<QuerySet> {
  if (name === 'written') return writtenSet((await import('./written/held-out.ts')).golden)
  if (name === 'written-golden') return writtenSet((await import('./written/golden.ts')).golden)
  const { golden } = (await import(`./${name}.ts`)) as { golden: Golden[] }
  const firstNumber = name === 'golden' ? 0 : name.length * 7
  return { golden, fill: fillWithDemo, stock: readStock, ownIds: new Set(), firstNumber }
}

function writtenSet(golden: Golden[]): QuerySet {
  const listings = readListings()
  checkListings(listings)
  return {
    golden,
    fill: (db) => publishWritten(db, listings),
    stock: async (client) => withTruth(await readStock(client), listings),
    ownIds: new Set(listings.map(({ ownId }) => ownId)),
  }
}
