import { useEffect } from 'react'
import type { Interest, Offer } from '#web/shell/record-interest.ts'

// Fetched after the page: what is counted must not make anybody wait.
const load = () => import('#web/shell/record-interest.ts')

/** Counts that this offer's page was looked at. */
export function useVisit({ listing, seller }: Offer) {
  useEffect(() => {
    const leaving = new AbortController()
    load().then(
      ({ recordVisit }) =>
        leaving.signal.aborted || recordVisit({ listing, seller }, leaving.signal),
      () => {},
    )
    return () => leaving.abort()
  }, [listing, seller])
}

/** Counts that somebody calls or writes about an offer. */
export function noteContact(offer: Offer, kind: Exclude<Interest, 'view'>) {
  load().then(
    ({ recordInterest }) => recordInterest(offer, kind),
    () => {},
  )
}
