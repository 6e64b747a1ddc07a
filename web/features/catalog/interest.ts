import { useEffect } from 'react'
import type { Interest, Offer } from '#web/shell/record-interest.ts'

// Loaded after the page, so that recording never delays it.
const load = () => import('#web/shell/record-interest.ts')

/** Records a view of this offer's page. */
export function useVisit({ listing, seller }: Offer) {
  useEffect(() => {
    const controller = new AbortController()
    load().then(
      ({ recordVisit }) =>
        controller.signal.aborted || recordVisit({ listing, seller }, controller.signal),
      () => {},
    )
    return () => controller.abort()
  }, [listing, seller])
}

/** Records that a buyer calls or writes about an offer. */
export function recordContact(offer: Offer, kind: Exclude<Interest, 'view'>) {
  load().then(
    ({ recordInterest }) => recordInterest(offer, kind),
    () => {},
  )
}
