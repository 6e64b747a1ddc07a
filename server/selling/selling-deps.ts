import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { FilesService } from '../accounts/files.service.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { CatalogService, Reference } from '../catalog/catalog.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { TradeService } from '../catalog/trade.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { SellersService } from '../sellers/sellers.service.ts'

/** What the functions of selling are given. */
export type SellingDeps = {
  db: NodePgDatabase
  /** The folder of pictures. */
  mediaDir: string
  files: FilesService
  limits: RateLimits
  quotas: QuotasService
  reference: Reference
  catalog: CatalogService
  trade: TradeService
  stock: StockService
  sellers: SellersService
}

export type By = { caller: Caller; language: Language }
