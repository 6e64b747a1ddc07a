import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { lowStock } from '#contract/listing-status.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { TradeService } from '../catalog/trade.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { presentDashboard } from './dashboard.present.ts'
import * as store from './dashboard.store.ts'
import { stockSpan } from './my-listings.store.ts'
import { ownListings } from './own-listings.ts'
import { answerableSearches, type AnswerableSearch, type UnmetSearches } from './wanted.ts'
import { offSale, rangesOf } from './wanted.store.ts'

const MOST_SHOWN = 6

export type DashboardDeps = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings'>
  trade: Pick<TradeService, 'kindName'>
  searches: UnmetSearches
  now?: () => Date
}

/** The figures of a seller's listings, and what the seller could do to sell more. */
export async function getDashboard(
  deps: DashboardDeps,
  { days }: ParsedInputOf<'getDashboard'>,
  { caller: { no: sellerNo }, language }: { caller: Pick<Caller, 'no'>; language: Language },
): Promise<ReplyOf<'getDashboard'>> {
  const { db, trade, now = () => new Date() } = deps
  const at = now()
  const from = uaeDay(at, 1 - days)
  // Those that take long for a large stock go side by side.
  const [seen, stock, answerable] = await Promise.all([
    store.mostSeen(db, sellerNo, { from, most: MOST_SHOWN }),
    stockSpan(db, sellerNo),
    answerableOf(deps, sellerNo, days, at),
  ])
  const low = await store.lowInStock(db, sellerNo, { few: lowStock, most: MOST_SHOWN })
  const stopped = answerable.flatMap((each) => (each.why === 'kind' ? [] : [each.listing]))
  const nos = new Set([...seen, ...low, ...stopped].map(({ no }) => no))
  return presentDashboard({
    ...{ seen, stock, answerable, low },
    days: Array.from({ length: days }, (_, later) => uaeDay(at, 1 - days + later)),
    happened: [
      ...(await store.interestSince(db, sellerNo, uaeDay(at, 1 - 2 * days))),
      ...(await store.contactsSince(db, sellerNo, uaeDay(at, 1 - 2 * days))),
    ],
    sales: await store.salesSince(db, sellerNo, uaeDay(at, 1 - 2 * days)),
    openEnds: await store.openEnds(db, sellerNo),
    listings: await ownListings(deps, [...nos], language),
    kindName: (kind) => trade.kindName(kind, language),
  })
}

async function answerableOf(
  { db, searches }: DashboardDeps,
  sellerNo: number,
  days: number,
  at: Date,
): Promise<AnswerableSearch[]> {
  const unmet = await searches.of(days, at)
  if (unmet.length === 0) return []
  const numbers = new Set(unmet.flatMap(({ demand }) => demand.numbers))
  const stopped = await offSale(db, sellerNo, [...numbers])
  return answerableSearches(unmet, { offSale: stopped, ranges: await rangesOf(db, sellerNo) })
}
