import type { Role } from '#contract/roles.ts'
import { storedText } from '#web/ui/stored-text.ts'

// Without storage, registering ends on the page of thanks.
const stored = storedText('origin', { area: 'session' })

// First path segments that are accepted as an origin.
const knownPaths =
  /^\/($|[?#]|(all-listings?|spare-parts|car-parts|buy-spare-parts|spare-part-details|stores|seller-details|seller-listings|sell-your-parts|news|my-profile|settings|my-listing|my-favorites|my-callbacks|discussion|chats|notifications|how-it-works|about-us|become-buyer|become-seller|buy-parts|contact|faqs?|help|listing-details|dashboard|orders|deliveries|returns|payments)([/?#]|$))/

/** The address if it is one of this site, else home. */
export function safeOrigin(address: string | null): string {
  if (address === null || address.length > 2000) return '/'
  // Browsers turn backslashes into slashes and drop control characters.
  if (!knownPaths.test(address) || /[\\\u0000-\u0020\u007F]/.test(address)) return '/'
  return address
}

/** Stores the page that the user came from before registering. */
export const rememberOrigin = (address: string) => void stored.write(address)

// This page redirects everyone but sellers to the registration.
const sellersOnly = /^\/sell-your-parts([/?#]|$)/

/** Returns, once, the page that led to registering, where this role may open it; else home. */
export function takeOrigin(role: Role): string {
  const origin = safeOrigin(stored.read())
  stored.write(null)
  return role !== 'SELLER' && sellersOnly.test(origin) ? '/' : origin
}

/** Returns, once, the page to open when this role has registered: where it came from, else what comes next. */
export function pageAfterRegistering(role: Role): string {
  const origin = takeOrigin(role)
  // Public pages don't say that a company waits for approval.
  const goesBack = origin !== '/' && (role !== 'SELLER' || sellersOnly.test(origin))
  return goesBack ? origin : '/thankyou'
}
