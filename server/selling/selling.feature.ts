import { join } from 'node:path'
import type { FilesService } from '../accounts/files.service.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { CatalogService, Reference } from '../catalog/catalog.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { TradeService } from '../catalog/trade.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { importRoutes } from './import.routes.ts'
import { sweepImports } from './import/end-imports.ts'
import { RUN_IMPORTS } from './import/import-listings.ts'
import { Importer, type ImporterData } from './import/importer.ts'
import { recordBlocked, unfinished } from './import/imports.store.ts'
import { removeOldInterest } from './interest.store.ts'
import { InterestCounter } from './interest.ts'
import { picturesJobs } from './listing-pictures.ts'
import { sellingData } from './personal-data.store.ts'
import { recountTermsJob } from './recount-terms.ts'
import type { SellingDeps } from './selling-deps.ts'
import { sellingRoutes } from './selling.routes.ts'
import { UnmetSearches } from './wanted.ts'

type Deps = Pick<Platform, 'db' | 'databaseUrl' | 'env' | 'limits' | 'metrics' | 'log'> & {
  files: FilesService
  quotas: QuotasService
  sellers: SellersService
  catalog: CatalogService
  trade: TradeService
  stock: StockService
  reference: Reference
}

export function registerSelling(deps: Deps): Registered<object> {
  const { db, databaseUrl, env, limits, metrics, log, trade } = deps
  const importer = new Importer({
    entry: new URL('../importer.ts', import.meta.url),
    data: { env, databaseUrl } satisfies ImporterData,
    onQuotaRefused: metrics.quotaRefused,
    log,
    onBlocked: (importNo) => {
      metrics.importerKilled()
      return recordBlocked(db, importNo)
    },
  })
  const resumeImports = async (): Promise<void> => {
    if ((await unfinished(db)).length > 0) importer.wake()
  }
  const interest = new InterestCounter({
    ...{ db, limits },
    onError: (error) => log('visits of parts could not be counted', error),
  })
  const sellingDeps: SellingDeps = { ...deps, mediaDir: join(env.DATA_DIR, 'media') }
  const pictures = picturesJobs(sellingDeps)
  const recount = recountTermsJob(sellingDeps)
  return {
    services: {},
    bindings: [
      ...sellingRoutes(sellingDeps),
      ...importRoutes(sellingDeps),
      ...dashboardRoutes({ ...deps, searches: new UnmetSearches(db, trade.readDemand) }, interest),
    ],
    tasks: {
      ...pictures.tasks,
      ...recount.tasks,
      'sweep-interest': () => removeOldInterest(db),
      [RUN_IMPORTS]: resumeImports,
      'sweep-imports': () => sweepImports(sellingDeps),
    },
    schedules: [
      ...pictures.schedules,
      ...recount.schedules,
      { task: 'sweep-interest', at: '41 22 * * *' },
      // Imports whose process died are found here.
      { task: RUN_IMPORTS, at: '* * * * *' },
      { task: 'sweep-imports', at: '53 * * * *' },
    ],
    personalData: sellingData,
    start: resumeImports,
    async close() {
      await importer.close()
      await interest.close()
    },
  }
}
