import { callbackStatuses, type CallbackStatus } from '#contract/callback-status.ts'
import { pageOf } from '#web/ui/pages.ts'

export const callbackViews = [...callbackStatuses, 'all'] as const
export type CallbackView = CallbackStatus | 'all'

/** Which requests are shown: the open ones by default. */
export type CallbacksQuery = { view: CallbackView; page: number }

export function readCallbacksQuery(params: URLSearchParams): CallbacksQuery {
  const view = params.get('view')
  return { view: callbackViews.find((each) => each === view) ?? 'new', page: pageOf(params) ?? 1 }
}

/**
 * The query as search parameters; default values are left out, the page is added by the pagination.
 */
export const callbacksParams = ({ view }: CallbacksQuery) =>
  new URLSearchParams(view === 'new' ? {} : { view })

export function callbacksHref(pathname: string, view: CallbackView): string {
  const params = String(callbacksParams({ view, page: 1 }))
  return params ? `${pathname}?${params}` : pathname
}
