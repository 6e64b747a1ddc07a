import type { InputOf } from '#contract/api.ts'
import { storedText } from '#web/ui/stored-text.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import { requestOf } from './api.ts'
import { loginNow } from './login-record.ts'
import { hasStorageConsent } from './preferences.ts'

/** The listing that was viewed or asked about, and its seller. */
export type Offer = { listing: string; seller: string }
export type Interest = InputOf<'recordInterest'>['kind']

const visitMs = 2000
const recorded = new Set<string>()

/**
 * Whether this is the first time in this tab, or, where storage isn't available or allowed, since
 * the page was loaded.
 */
function firstTime(key: string): boolean {
  if (recorded.has(key)) return false
  recorded.add(key)
  const stored = storedText(key, { area: 'session', mayStore: hasStorageConsent })
  if (stored.read()) return false
  stored.write('1')
  return true
}

/**
 * Records interest in an offer on the server: each kind once per listing and tab, and never the
 * seller's own. Fire and forget: a lost request is not reported.
 */
export function recordInterest({ listing, seller }: Offer, kind: Interest): void {
  if (!navigator.onLine || loginNow()?._id === seller) return
  if (!firstTime(`interest ${kind} ${listing}`)) return
  const { url, body = '' } = requestOf(pageAddresses.recordInterest, { listing_id: listing, kind })
  navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))
}

/** Records a visit once the page has been visible for two seconds; `signal` cancels the wait. */
export function recordVisit(offer: Offer, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = setTimeout(() => recordInterest(offer, 'view'), visitMs)
  }
  restartTimer()
  document.addEventListener('visibilitychange', restartTimer, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
