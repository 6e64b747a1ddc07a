import { Link } from 'react-router'
import { pageHref } from './pages.ts'
import { Icon } from './icon.tsx'

export type PageTexts = { label: string; previous: string; next: string; position: string }
type PaginationProps = {
  pathname: string
  query: URLSearchParams
  page: number
  pages: number
  texts: PageTexts
}

/**
 * Links to the previous and next page, with the position between them; nothing for a single page.
 */
export function Pagination({ pathname, query, page, pages, texts }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={texts.label} className="flex items-center justify-center gap-3 pt-8">
      {page > 1 && (
        <Link rel="prev" className="button" to={pageHref(pathname, query, page - 1)}>
          <Icon name="chevron" className="turns-back" />
          {texts.previous}
        </Link>
      )}
      <span className="text-soft">{texts.position}</span>
      {page < pages && (
        <Link rel="next" className="button" to={pageHref(pathname, query, page + 1)}>
          {texts.next}
          <Icon name="chevron" className="turns" />
        </Link>
      )}
    </nav>
  )
}
