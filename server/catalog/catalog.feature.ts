import type { Platform, Registered } from '../platform/feature.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { alignTasks } from './align-listings.ts'
import { carListingRoutes } from './car-listing.routes.ts'
import { carListingService } from './car-listing.service.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { catalogMetrics } from './catalog.metrics.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { catalogService, type CatalogService, type Reference } from './catalog.service.ts'
import { catalogSitemap } from './catalog.sitemap.ts'
import { removeOldSearches } from './failed-search.store.ts'
import { FailedSearches } from './failed-searches.ts'
import { fitmentsSweep } from './fitment.store.ts'
import { FollowedListings } from './follow-listings.ts'
import { numberLoops } from './number-loops.ts'
import { OpenSellers } from './open-sellers.ts'
import { catalogData } from './personal-data.store.ts'
import { loadReference } from './reference.ts'
import { stockService, type StockService } from './stock.service.ts'
import { figures } from './teaching/failed-text.store.ts'
import { FollowedTerms } from './teaching/followed-terms.ts'
import { meaningReader } from './teaching/meanings.ts'
import { tradeService, type TradeService } from './trade.service.ts'
import { Understanding } from './understanding/understanding.ts'
import { readVocabulary } from './understanding/vocabulary.ts'
import { vocabularyRoutes } from './vocabulary.routes.ts'
import { returnSellerListings, withdrawSellerListings } from './write-listings.ts'

type Deps = Pick<Platform, 'db' | 'log' | 'onChange' | 'limits'> & { sellers: SellersService }

type Services = {
  catalog: CatalogService
  trade: TradeService
  stock: StockService
  reference: Reference
}

export async function registerCatalog(deps: Deps): Promise<Registered<Services>> {
  const { db, log, onChange, limits, sellers } = deps
  const reference = await loadReference(db)
  const understanding = new Understanding(reference, readVocabulary())
  const listings = new FollowedListings({ db, reference, names: understanding, log })
  const failedSearches = new FailedSearches(db, (error) =>
    log('failed searches could not be counted', error),
  )
  const catalogDeps: CatalogDeps = {
    ...{ db, reference, understanding, listings, sellers },
    openSellers: new OpenSellers(sellers),
    onSearched: (nothingFound) => failedSearches.count(nothingFound),
  }
  const terms = new FollowedTerms({ db, reference, understanding, log })
  const meanings = meaningReader(reference)
  const sweep = fitmentsSweep(db)
  const loops = numberLoops(db, log)
  const cars = carListingService(db, { reference })
  const trade = tradeService({ reference, understanding, listings })
  const stock = stockService({ db, names: understanding, onChange })
  return {
    services: { catalog: catalogService(catalogDeps), trade, stock, reference },
    bindings: [
      ...catalogRoutes(catalogDeps),
      ...carListingRoutes(cars),
      ...vocabularyRoutes({ ...catalogDeps, limits, onChange, terms, meanings }),
    ],
    tasks: {
      ...{ ...sweep.tasks, ...loops.tasks, ...alignTasks({ db, onChange }) },
      'sweep-searches': () => removeOldSearches(db),
    },
    schedules: [
      ...[...sweep.schedules, ...loops.schedules],
      { task: 'sweep-searches', at: '33 3 * * *' },
    ],
    personalData: catalogData,
    sitemap: catalogSitemap({ db, reference, listings, cars }),
    metrics: (registry) => catalogMetrics(registry, { listings, terms, loops: loops.found }),
    queues: { vocabulary: () => figures(db) },
    async onChange(change) {
      await terms.apply(change)
      await listings.apply(change)
    },
    onSellerLeaving: withdrawSellerListings,
    onSellerStaying: returnSellerListings,
    async start() {
      await Promise.all([terms.reload(), listings.reload()])
    },
    async close() {
      await listings.close()
      await failedSearches.close()
    },
  }
}
