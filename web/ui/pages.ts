/** The address of page `page` of a list: the same query otherwise, and no `page=1`. */
export function pageHref(pathname: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}

const lastPage = 100_000

/** `?page=` as a number from 1, the default; null if it is invalid. */
export function pageOf(query: URLSearchParams): number | null {
  const text = query.get('page') || '1'
  return /^[1-9]\d*$/.test(text) && Number(text) <= lastPage ? Number(text) : null
}
