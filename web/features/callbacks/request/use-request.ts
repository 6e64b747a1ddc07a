import { useCallback, useEffect, useState } from 'react'
import type { OwnCallback } from '#contract/callbacks.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'

/** The latest request about a part; undefined while it isn't known. */
export function useRequest(listingId: string) {
  const { language } = usePage()
  const [callback, setCallback] = useState<OwnCallback | null>()

  useEffect(() => {
    const controller = new AbortController()
    const ask = () =>
      browserApi(language, controller.signal)
        .call('getCallbackState', { listing_id: listingId })
        .then((reply) => setCallback(reply.callback))
        // Then it can be asked for again: the server knows of a request that is there already.
        .catch(() => controller.signal.aborted || setCallback((before) => before ?? null))
    void ask()
    // The seller may have called meanwhile.
    const onFocus = () => void ask()
    addEventListener('focus', onFocus)
    return () => {
      controller.abort()
      removeEventListener('focus', onFocus)
    }
  }, [language, listingId])

  return { callback, setCallback: useCallback((made: OwnCallback) => setCallback(made), []) }
}
