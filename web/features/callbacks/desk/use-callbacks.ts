import { useCallback } from 'react'
import type { Api } from '#contract/api.ts'
import type { Callback } from '#contract/callbacks.ts'
import { callbackStatuses, type CallbackStatus } from '#contract/callback-status.ts'
import { queryApi, type DataQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { countsAfter, type CallbackCounts } from './callback-steps.ts'
import type { CallbacksQuery } from './callbacks-query.ts'

const perPage = 24

type Page = { items: Callback[]; total: number; pages: number; counts: CallbackCounts }

async function fetchPage(api: Api, query: CallbacksQuery): Promise<Page> {
  const { view, page } = query
  const [{ items, total }, ...totals] = await Promise.all([
    api.call('getCallbacks', { ...(view !== 'all' && { status: view }), page, limit: perPage }),
    ...callbackStatuses.map(async (status) => {
      if (status === view) return undefined
      return (await api.call('getCallbacks', { status, limit: 1 })).total
    }),
  ])
  const [fresh = total, called = total, closed = total] = totals
  return { items, total, pages: Math.ceil(total / perPage), counts: { new: fresh, called, closed } }
}

export const callbacksData = (query: CallbacksQuery): DataQuery<Page> => ({
  queryKey: ['getCallbacks', query],
  queryFn: ({ signal }) => fetchPage(queryApi(signal), query),
})

/** The requests that match a query, and the counts by state. */
export function useCallbacks(query: CallbacksQuery) {
  const { data: page, change, ...rest } = useData(callbacksData(query))

  /** Shows a request in another state; it stays in place until the next reply. */
  const show = useCallback(
    (id: string, status: CallbackStatus) => change((page) => withStatus(page, id, status)),
    [change],
  )
  return { ...rest, page, show }
}

function withStatus(page: Page, id: string, status: CallbackStatus): Page {
  const before = page.items.find(({ _id }) => _id === id)
  if (!before) return page
  return {
    ...page,
    counts: countsAfter(page.counts, before.status, status),
    items: page.items.map((item) => (item === before ? { ...item, status } : item)),
  }
}
