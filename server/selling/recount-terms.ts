import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import { allowLonger } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { recountTerms } from './listing-terms.ts'
import { sellersAbove } from './seller-term.store.ts'

type Deps = {
  db: NodePgDatabase
  quotas: Pick<QuotasService, 'limit'>
  stock: Pick<StockService, 'unknownWords' | 'fitmentOf'>
}

/** Recounts terms once a day, for sellers to whom it may make a difference soon. */
export const recountTermsJob = (
  deps: Deps,
): { tasks: Record<string, Task>; schedules: Schedule[] } => ({
  tasks: {
    async 'recount-terms'() {
      const { db, quotas } = deps
      const most = {
        brand: quotas.limit('brands') / 2,
        word: quotas.limit('words') / 2,
        fitment: quotas.limit('vehicles') / 2,
      }
      for (const sellerNo of await sellersAbove(db, most))
        await db.transaction(async (tx) => {
          await allowLonger(tx)
          await recountTerms(deps, tx, sellerNo)
        })
    },
  },
  schedules: [{ task: 'recount-terms', at: '31 2 * * *' }],
})
