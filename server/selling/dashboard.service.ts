import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { lowStock } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { TradeService } from '../catalog/trade.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { presentDashboard } from './dashboard.present.ts'
import * as store from './dashboard.store.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { removeOldInterest } from './interest.store.ts'
import { stockSpan } from './my-listings.store.ts'
import { concerning, Wishes, type Concern } from './wanted.ts'
import { offSale, rangesOf } from './wanted.store.ts'

const MOST_SHOWN = 6

type Parts = {
  db: NodePgDatabase
  trade: Pick<TradeService, 'readDemand' | 'kindName'>
  /** Listings of a seller by their numbers, as he sees them; in any order, those that are gone left out. */
  ownListings: (sellerNo: number, nos: number[], language: Language) => Promise<OwnListing[]>
  now?: () => Date
}

export type DashboardService = ReturnType<typeof dashboardService>

/** What became of a seller's parts, and what he could do about it. */
export function dashboardService({ db, trade, ownListings, now = () => new Date() }: Parts) {
  const wishes = new Wishes(db, trade.readDemand)

  const concernsOf = async (sellerNo: number, days: number, at: Date): Promise<Concern[]> => {
    const wished = await wishes.of(days, at)
    if (wished.length === 0) return []
    const numbers = new Set(wished.flatMap(({ demand }) => demand.numbers))
    const stopped = await offSale(db, sellerNo, [...numbers])
    return concerning(wished, { offSale: stopped, ranges: await rangesOf(db, sellerNo) })
  }

  return {
    async figures(
      { no: sellerNo }: Pick<Caller, 'no'>,
      { days }: ParsedInputOf<'getDashboard'>,
      language: Language,
    ): Promise<ReplyOf<'getDashboard'>> {
      const at = now()
      const from = uaeDay(at, 1 - days)
      // Those that take long for a large stock go side by side.
      const [seen, stock, concerns] = await Promise.all([
        store.mostSeen(db, sellerNo, { from, most: MOST_SHOWN }),
        stockSpan(db, sellerNo),
        concernsOf(sellerNo, days, at),
      ])
      const low = await store.lowInStock(db, sellerNo, { few: lowStock, most: MOST_SHOWN })
      const stopped = concerns.flatMap((each) => (each.why === 'kind' ? [] : [each.listing]))
      const nos = new Set([...seen, ...low, ...stopped].map(({ no }) => no))
      return presentDashboard({
        ...{ seen, stock, concerns, low },
        days: Array.from({ length: days }, (_, later) => uaeDay(at, 1 - days + later)),
        happened: [
          ...(await store.interestSince(db, sellerNo, uaeDay(at, 1 - 2 * days))),
          ...(await store.talkSince(db, sellerNo, uaeDay(at, 1 - 2 * days))),
        ],
        openEnds: await store.openEnds(db, sellerNo),
        listings: await ownListings(sellerNo, [...nos], language),
        kindName: (kind) => trade.kindName(kind, language),
      })
    },

    tasks: { 'sweep-interest': () => removeOldInterest(db) } satisfies Record<string, Task>,
    schedules: [{ task: 'sweep-interest', at: '41 22 * * *' }] satisfies Schedule[],
  }
}
