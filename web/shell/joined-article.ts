import { redirect } from 'react-router'

/** "/news-details7" is an address of old; the path of the article it means, or nothing. */
export function articlePathOf(pathname: string): string | undefined {
  const id = /^\/news-details([^/]+)$/.exec(pathname)?.[1]
  return id && `/news-details/${id}`
}

/** Sends joined article addresses on for good. */
export function redirectJoinedArticle({ request }: { request: Request }) {
  const url = new URL(request.url)
  const path = articlePathOf(url.pathname)
  if (path) throw redirect(path + url.search, 301)
}
