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
import { Importer, type ImporterData } from './import/importer.ts'
import { recordBlocked } from './import/imports.store.ts'
import { sellingData } from './personal-data.store.ts'
import { sellingRoutes } from './selling.routes.ts'
import { sellingService } from './selling.service.ts'

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
  const { db, databaseUrl, env, metrics, log } = deps
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
  const selling = sellingService(deps, { mediaDir: join(env.DATA_DIR, 'media'), importer, log })
  return {
    services: {},
    bindings: [
      ...sellingRoutes(selling),
      ...importRoutes(selling),
      ...dashboardRoutes(selling.dashboard, selling.interest),
    ],
    tasks: selling.tasks,
    schedules: selling.schedules,
    personalData: sellingData,
    start: selling.resumeImports,
    close: selling.close,
  }
}
