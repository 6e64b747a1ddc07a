import { useCallback, useEffect, useState } from 'react'
import type { OwnCallback } from '#contract/callbacks.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'

/** The latest request for a part; undefined until it is known. */
export function useRequest(listingId: string) {
  const { language } = usePage()
  const [callback, setCallback] = useState<OwnCallback | null>()

  useEffect(() => {
    const controller = new AbortController()
    const ask = () =>
      browserApi(language, controller.signal)
        .call('getCallbackState', { listing_id: listingId })
        .then((reply) => setCallback(reply.callback))
        // The button is shown: the server knows of an existing request.
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
