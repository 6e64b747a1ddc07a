import type { PageTexts } from './pagination.tsx'

type PageButtonsProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  texts: PageTexts
}

/** As `Pagination`, for a list inside a page, whose position has no address. */
export function PageButtons({ page, pages, onPage, texts }: PageButtonsProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={texts.label} className="flex items-center justify-center gap-3">
      <button
        type="button"
        className="button"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {texts.previous}
      </button>
      <span className="text-soft">{texts.position}</span>
      <button
        type="button"
        className="button"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
      </button>
    </nav>
  )
}
