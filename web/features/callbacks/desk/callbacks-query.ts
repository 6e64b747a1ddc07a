import { callbackStatuses, type CallbackStatus } from '#contract/talking.ts'
import { pageOf } from '#web/ui/pages.ts'

export const callbackViews = [...callbackStatuses, 'all'] as const
export type CallbackView = CallbackStatus | 'all'

/** Which requests are shown: those that wait for a call, unless the address says otherwise. */
export type CallbacksQuery = { view: CallbackView; page: number }

export function readCallbacksQuery(params: URLSearchParams): CallbacksQuery {
  const said = params.get('view')
  return { view: callbackViews.find((view) => view === said) ?? 'new', page: pageOf(params) ?? 1 }
}

/** A query as the address says it: what is usual is left out, the page is the pager's. */
export const callbacksParams = ({ view }: CallbacksQuery) =>
  new URLSearchParams(view === 'new' ? {} : { view })

export function callbacksHref(pathname: string, view: CallbackView): string {
  const params = String(callbacksParams({ view, page: 1 }))
  return params ? `${pathname}?${params}` : pathname
}
