import type { ReplyOf } from '#contract/api.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import type { OwnListing } from '#contract/selling.ts'
import type {
  DayOfContacts,
  DayOfInterest,
  DayOfSales,
  OpenEnds,
  SeenListing,
} from './dashboard.store.ts'
import type { StockSpan } from './my-listings.store.ts'
import type { AnswerableSearch } from './wanted.ts'

type Dashboard = ReplyOf<'getDashboard'>

type Happened = DayOfInterest | DayOfContacts

type Found = {
  /** The days of the period, in their order; what `happened` reaches back as many more. */
  days: string[]
  happened: Happened[]
  /** Of the same days as `happened`. */
  sales: DayOfSales[]
  seen: SeenListing[]
  low: { id: string }[]
  stock: StockSpan
  answerable: AnswerableSearch[]
  openEnds: OpenEnds
  listings: OwnListing[]
  kindName: (kind: { category: number; make?: number | undefined }) => string
}

export function presentDashboard(found: Found): Dashboard {
  const { days, happened, sales, stock, openEnds, kindName } = found
  const listings = new Map(found.listings.map((listing) => [listing._id, listing]))
  const shown = ({ id }: { id: string }) => listings.get(id) ?? []
  return {
    days: days.length,
    online: stock.views.active,
    ...totals(happened, days[0]!),
    ...sold(sales, days[0]!),
    series: series(happened, sales, days),
    mostSeen: found.seen.flatMap((row) => {
      const listing = listings.get(row.id)
      return listing ? [{ ...listing, views: row.views }] : []
    }),
    lowStock: found.low.flatMap(shown),
    lowStockCount: stock.views.low,
    wanted: found.answerable.map(({ text, searches, last, ...search }) => {
      const listing = 'listing' in search ? (listings.get(search.listing.id) ?? null) : null
      const label = 'category' in search ? kindName(search) : (listing?.categoryLabel ?? text)
      return { text, searches, last, why: search.why, listing, label }
    }),
    todo: { ...stock.hints, soldOut: stock.views.sold_out, ...openEnds },
  }
}

const names = {
  view: 'views',
  call: 'calls',
  whatsapp: 'whatsapps',
  favourite: 'favourites',
  callback: 'callbacks',
  chat: 'chats',
} as const

/** From the day `from` on, and before it. */
function totals(happened: Happened[], from: string) {
  const none = () => ({ now: 0, before: 0 })
  const sums = {
    ...{ views: none(), calls: none(), whatsapps: none() },
    ...{ favourites: none(), callbacks: none(), chats: none() },
  }
  for (const { day, kind, times } of happened)
    sums[names[kind]][day < from ? 'before' : 'now'] += times
  return sums
}

/** As `totals`, of orders and what was sold by them. */
function sold(sales: DayOfSales[], from: string): Pick<Dashboard, 'orders' | 'sales'> {
  const isNow = Map.groupBy(sales, ({ day }) => day >= from)
  const [now, before] = [isNow.get(true) ?? [], isNow.get(false) ?? []]
  const orders = (of: DayOfSales[]) => of.reduce((sum, { orders }) => sum + orders, 0)
  const amount = (of: DayOfSales[]) =>
    toDirhams(of.reduce((sum, { fils }) => sum + fils, 0) as Fils)
  return {
    orders: { now: orders(now), before: orders(before) },
    sales: { now: amount(now), before: amount(before) },
  }
}

function series(happened: Happened[], sales: DayOfSales[], days: string[]): Dashboard['series'] {
  const none = {
    views: 0,
    calls: 0,
    whatsapps: 0,
    favourites: 0,
    callbacks: 0,
    chats: 0,
    orders: 0,
  }
  const byDay = new Map(days.map((day) => [day, { day, ...none }]))
  for (const { day, kind, times } of happened) {
    const sum = byDay.get(day)
    if (sum) sum[names[kind]] += times
  }
  for (const { day, orders } of sales) {
    const sum = byDay.get(day)
    if (sum) sum.orders = orders
  }
  return [...byDay.values()]
}
