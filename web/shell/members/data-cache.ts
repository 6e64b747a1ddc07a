import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from '../api.ts'
import { loginNow, onLoginChange } from '../login-record.ts'

/** As long as a page takes from its loader, which fetched the data, to its first render. */
const freshMs = 1000

/**
 * What the signed-in user has read, by call and input. Public pages don't load this module, so there
 * is no provider: pass the cache to the hooks of TanStack Query, or use `useData`.
 */
export const dataCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      // A failure is shown with a retry at once, offline as well.
      retry: false,
      networkMode: 'always',
      refetchOnReconnect: 'always',
      // Rows must not move below the hand of somebody who comes back to the window.
      refetchOnWindowFocus: false,
    },
  },
})

if (typeof document !== 'undefined') {
  // A page from the offline cache begins without a network, and reloads when it is back.
  onlineManager.setOnline(navigator.onLine)
  clearForAnotherUser()
}

/** The API in the language of the document, for a query's function. */
export const queryApi = (signal: AbortSignal) =>
  browserApi(document.documentElement.lang as Language, signal)

/** What to read: the part of TanStack's query options that is used here. The key starts with a name. */
export type DataQuery<Data> = {
  queryKey: readonly [name: string, ...input: unknown[]]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  /** In milliseconds, as are `gcTime` and `refetchInterval`. */
  staleTime?: number
  gcTime?: number
  refetchInterval?: number
  refetchOnWindowFocus?: 'always'
  meta?: {
    /** See `unchanging`. */
    unchanging?: true
    /** What is shown is fetched anew after every write, such as a count of what pages change. */
    followsWrites?: true
  }
}

/** One call as a query. */
export const callQuery = <Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
): DataQuery<ReplyOf<Name>> => ({
  queryKey: [name, input],
  queryFn: ({ signal }) => queryApi(signal).call(name, input),
})

/** For what doesn't change while a page is open; a document has one language. */
export const unchanging = {
  ...{ staleTime: Infinity, gcTime: Infinity },
  meta: { unchanging: true },
} as const

/**
 * Called when a write begins; call the result when it has ended. What isn't shown then is fetched anew when
 * it is; what was first read during the write, on a page opened meanwhile, is read once more, as it may be
 * from before. What was shown when the write began is updated by the caller, unless it `followsWrites`.
 */
export function beginWrite(): () => void {
  const cache = dataCache.getQueryCache()
  const token = loginNow()?.token
  const shown = new Set(
    cache
      .findAll({ type: 'active', predicate: ({ meta }) => !meta?.followsWrites })
      .map(({ queryHash }) => queryHash),
  )
  return () => {
    dataCache.removeQueries({
      type: 'inactive',
      predicate: ({ state, meta }) => state.fetchStatus === 'idle' && !meta?.unchanging,
    })
    for (const { queryHash, queryKey, meta, state, promise } of cache.findAll()) {
      if (shown.has(queryHash) || meta?.unchanging) continue
      // Afterwards, because the write may have ended the login.
      const readAgain = () =>
        void setTimeout(() => {
          if (loginNow()?.token === token)
            void dataCache.invalidateQueries({ queryKey, exact: true })
        })
      if (state.fetchStatus === 'idle') readAgain()
      else promise?.then(readAgain, () => undefined)
    }
  }
}

function clearForAnotherUser() {
  let owner = loginNow()?._id
  onLoginChange(() => {
    const user = loginNow()?._id
    if (!user || user === owner) return
    owner = user
    dataCache.clear()
  })
}
