const part = /^\/(?:spare-part-details|buy-spare-parts|listing-details)\/[^/]+$/
const otherPages =
  /^\/(?:news|news-details\/[^/]+|stores|seller-(?:details|listings)\/[^/]+|how-it-works|about-us|become-(?:buyer|seller)|buy-parts|contact|faqs?|help|terms|privacy)$/

/** The kind of a page, and the path under which it is cached. */
export type Place = { kind: 'part' | 'other'; path: string }

/**
 * The cache entry of a page; undefined for pages that are never cached. This is an allowlist, so
 * that private pages, files, API calls and future routes are excluded. A part is the same whatever
 * led to it, except for the selected offer; other pages are cached by their plain address.
 */
export function placeOf(url: URL): Place | undefined {
  const { pathname, searchParams } = url
  if (part.test(pathname)) {
    const seller = searchParams.get('seller')
    const query = seller ? `?seller=${encodeURIComponent(seller)}` : ''
    return { kind: 'part', path: pathname + query }
  }
  const plain = [...searchParams.keys()].every((key) => key === 'lang')
  return plain && otherPages.test(pathname) ? { kind: 'other', path: pathname } : undefined
}
