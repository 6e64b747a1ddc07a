/** The address of page `page` of a list: the same query otherwise, and no `page=1`. */
export function pageHref(pathname: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page > 1) next.set('page', String(page))
  else next.delete('page')
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}

/** `?page=` as a number from 1; anything else is 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
