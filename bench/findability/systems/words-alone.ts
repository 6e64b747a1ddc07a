import { catalogService, type Reference } from '#server/catalog/catalog.service.ts'
import { FollowedListings } from '#server/catalog/follow-listings.ts'
import { OpenSellers } from '#server/catalog/open-sellers.ts'
import { loadReference } from '#server/catalog/reference.ts'
import { Understanding } from '#server/catalog/understanding/understanding.ts'
import { openDatabase } from '#server/platform/db.ts'
import { sellersService } from '#server/sellers/sellers.service.ts'
import { ghiyar } from './ghiyar.ts'
import type { System } from './system.ts'

/**
 * Ghiyar with an understanding that knows no part, car or position, neither of queries nor of names:
 * what its search for words is worth alone. Brands are still known, as the listings on offer name them.
 */
export async function withWordsAlone<Result>(
  url: string,
  work: (system: System) => Promise<Result>,
): Promise<Result> {
  const onError = (error: unknown) => console.error(error)
  const database = openDatabase({ url, connections: 2, statementTimeoutMs: 0, onError })
  const { db } = database
  const reference = await loadReference(db)
  const understanding = new Understanding(nameless(reference), { headings: [], sameWords: [] })
  const log = (message: string, error?: unknown) => console.error(message, error)
  const listings = new FollowedListings({ db, reference, names: understanding, log })
  try {
    await listings.reload()
    const sellers = sellersService(db, { demo: false })
    const deps = {
      ...{ db, reference, understanding, listings, sellers },
      ...{ openSellers: new OpenSellers(sellers), onSearched: () => {} },
    }
    return await work({ ...ghiyar(catalogService(deps)), name: 'Ghiyar, words alone' })
  } finally {
    listings.close()
    await database.close()
  }
}

/** The names of the reference data are understood as well: without them no word has a sense. */
const nameless = (reference: Reference): Reference => ({
  ...reference,
  makes: [],
  partTypes: [],
  findMake: () => undefined,
  findModel: () => undefined,
})
