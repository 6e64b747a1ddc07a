import { redirect } from 'react-router'

/** "/news-details7" is a legacy address; returns the path of the article it refers to, if any. */
export function articlePathOf(pathname: string): string | undefined {
  const id = /^\/news-details([^/]+)$/.exec(pathname)?.[1]
  return id && `/news-details/${id}`
}

/** Redirects legacy article addresses permanently. */
export function redirectLegacyArticle({ request }: { request: Request }) {
  const url = new URL(request.url)
  const path = articlePathOf(url.pathname)
  if (path) throw redirect(path + url.search, 301)
}
