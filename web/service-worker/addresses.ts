const part = /^\/(?:spare-part-details|buy-spare-parts|listing-details)\/[^/]+$/
const toRead =
  /^\/(?:news|news-details\/[^/]+|stores|seller-(?:details|listings)\/[^/]+|how-it-works|about-us|become-(?:buyer|seller)|buy-parts|contact|faqs?|help|terms|privacy)$/

/** What kind of page it is, and under which address it is kept. */
export type Place = { kind: 'part' | 'other'; path: string }

/**
 * Where a page is kept; undefined for what never is. This is a list of what may be kept, so that the
 * pages of an account, files, calls and whatever is added later stay outside. A part is the same
 * whatever led to it, but for the offer that is shown; of the others only the plain address is kept.
 */
export function placeOf(url: URL): Place | undefined {
  const { pathname, searchParams } = url
  if (part.test(pathname)) {
    const seller = searchParams.get('seller')
    const query = seller ? `?seller=${encodeURIComponent(seller)}` : ''
    return { kind: 'part', path: pathname + query }
  }
  const plain = [...searchParams.keys()].every((key) => key === 'lang')
  return plain && toRead.test(pathname) ? { kind: 'other', path: pathname } : undefined
}
