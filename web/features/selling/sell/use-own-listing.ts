import { useEffect, useState } from 'react'
import { ApiError } from '#contract/api.ts'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'

// A number in the address that is no id at all leads as little to a listing as an unknown one.
const missing = new Set(['listing.not_found', 'input.invalid'])

/** A listing of one's own: on its way, there, not to be found, or not reached. */
export function useOwnListing(id: string) {
  const { language } = usePage()
  const failureText = useFailureText()
  const [listing, setListing] = useState<OwnListing>()
  const [failure, setFailure] = useState<string>()
  const [notFound, setNotFound] = useState(false)

  useEffect(() => {
    if (failure) return
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getMyListingItem', { id })
      .then(
        (reply) => setListing(reply.listing),
        (error: unknown) => {
          if (controller.signal.aborted) return
          if (error instanceof ApiError && missing.has(error.code)) setNotFound(true)
          else setFailure(failureText(error))
        },
      )
    return () => controller.abort()
  }, [id, language, failureText, failure])

  return { listing, failure, notFound, retry: () => setFailure(undefined) }
}
