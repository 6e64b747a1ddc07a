import type { InputOf } from '#contract/api.ts'
import { requestOf } from './api.ts'
import { loginNow } from './login-record.ts'
import { mayRemember } from './preferences.ts'

/** What somebody looks at or asks about: a listing, and whose it is. */
export type Offer = { listing: string; seller: string }
export type Interest = InputOf<'noteInterest'>['kind']

const lookedAtMs = 2000
const noted = new Set<string>()

/** Whether it is the first time in this tab; where nothing can or may be stored, since the page was loaded. */
function firstTime(key: string): boolean {
  if (noted.has(key)) return false
  noted.add(key)
  if (!mayRemember()) return true
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Then the page remembers, until it is loaded again.
  }
  return true
}

/**
 * Tells the server of interest in an offer: each kind once per listing and tab, and never the
 * seller's own. Nobody waits for it, and nothing is said where it gets lost.
 */
export function noteInterest({ listing, seller }: Offer, kind: Interest): void {
  if (!navigator.onLine || loginNow()?._id === seller) return
  if (!firstTime(`interest ${kind} ${listing}`)) return
  const { url, body = '' } = requestOf('noteInterest', { listing_id: listing, kind })
  navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))
}

/** Notes a visit once the page has been in sight for two seconds; `leaving` ends the waiting. */
export function noteVisit(offer: Offer, leaving: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = setTimeout(() => noteInterest(offer, 'view'), lookedAtMs)
  }
  look()
  document.addEventListener('visibilitychange', look, { signal: leaving })
  leaving.addEventListener('abort', () => clearTimeout(timer))
}
