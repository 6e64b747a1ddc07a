import type { Role } from '#contract/roles.ts'

const key = 'origin'

// First segments of addresses that somebody may come from.
const known =
  /^\/($|[?#]|(all-listings?|spare-parts|car-parts|buy-spare-parts|spare-part-details|stores|seller-details|seller-listings|sell-your-parts|news|my-profile|settings|my-listing|my-favorites|my-callbacks|discussion|chats|notifications|how-it-works|about-us|become-buyer|become-seller|buy-parts|contact|faqs?|help|listing-details|dashboard|orders|deliveries|payments)([/?#]|$))/

/** The address if it is one of ours, else home. */
export function safeOrigin(address: string | null): string {
  if (address === null || address.length > 2000) return '/'
  // Backslashes and control characters turn into slashes or nothing where addresses are read.
  if (!known.test(address) || /[\\\u0000-\u0020\u007F]/.test(address)) return '/'
  return address
}

/** Keeps where somebody wanted to go before he was asked to register. */
export function rememberOrigin(address: string) {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Then registering ends on the home page.
  }
}

// It sends whoever is no seller to register.
const guarded = /^\/sell-your-parts([/?#]|$)/

/** Where somebody of this role goes after registering, once. */
export function takeOrigin(role: Role): string {
  try {
    const address = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const origin = safeOrigin(address)
    return role !== 'SELLER' && guarded.test(origin) ? '/' : origin
  } catch {
    return '/'
  }
}
