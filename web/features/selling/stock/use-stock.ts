import { useCallback, useRef } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { toStockCall, type StockQuery } from './stock-query.ts'

export type StockReply = ReplyOf<'getMyListing'>

export const stockData = (query: StockQuery) => callQuery('getMyListing', toStockCall(query))

/** The listings that match a query. */
export function useStock(query: StockQuery) {
  const { language } = usePage()
  const { data: reply, change, ...rest } = useData(stockData(query))

  /** Puts listings as they are now where they stand; others are left out. */
  const merge = useCallback(
    (listings: readonly OwnListing[]) => change((reply) => withListings(reply, listings)),
    [change],
  )
  /** Takes listings out of sight until the next reply. */
  const drop = useCallback(
    (ids: ReadonlySet<string>) => change((reply) => without(reply, ids)),
    [change],
  )
  /** Asks how much there is of each view again, and leaves the rows where they stand. */
  const recounting = useRef<AbortController>(undefined)
  const recount = useCallback(() => {
    recounting.current?.abort()
    const { signal } = (recounting.current = new AbortController())
    browserApi(language, signal)
      .call('getMyListing', { limit: 1 })
      .then(({ views }) => change((reply) => ({ ...reply, views })))
      // The counts of before stay: they come anew with the next page.
      .catch(() => {})
  }, [change, language])
  return { ...rest, reply, merge, drop, recount }
}

function withListings(reply: StockReply, listings: readonly OwnListing[]): StockReply {
  const now = new Map(listings.map((listing) => [listing._id, listing]))
  return { ...reply, listings: reply.listings.map((listing) => now.get(listing._id) ?? listing) }
}

function without(reply: StockReply, ids: ReadonlySet<string>): StockReply {
  return { ...reply, listings: reply.listings.filter(({ _id }) => !ids.has(_id)) }
}
