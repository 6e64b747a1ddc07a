import { Navigate, useLocation } from 'react-router'
import { ListPages } from '#web/shell/list-pages.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { pageHref, pageOf } from '#web/ui/pages.ts'

export const rowsPerPage = 24

export type PagedRowsProps<Item> = {
  list: { items: Item[]; total: number } | undefined
  failure: string | undefined
  /** The rows of the page or filter before are still shown. */
  updating: boolean
  reload: () => void
  label: string
  /** What stands in the place of an empty list. */
  empty: { title: string; text: string; icon?: IconName }
  row: (item: Item) => React.ReactNode
  /** Why a step with one of the rows failed. */
  stepFailure?: string | undefined
  /** Takes the focus after a step, when the row that had it is gone. */
  ref?: React.Ref<HTMLDivElement>
}

/** A list while it loads, when it is empty, and page by page, at the address of the page it stands on. */
export function PagedRows<Item>(props: PagedRowsProps<Item>) {
  const { list, failure, updating, reload, label, empty, row, stepFailure, ref } = props
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const page = pageOf(query) ?? 1
  query.delete('page')
  const pages = Math.ceil((list?.total ?? 0) / rowsPerPage)
  // The last row of a later page is gone, or the address is an old one. Behind the last page some lists count nothing.
  if (list?.items.length === 0 && !updating && page > 1) {
    const before = Math.max(1, Math.min(pages, page - 1))
    return <Navigate replace to={pageHref(pathname, query, before)} />
  }
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <FormFailure message={stepFailure} />
      {!list && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      <div ref={ref} tabIndex={-1} className="operator-list">
        {list?.items.length === 0 && !updating && (
          <NoticePanel label={label} icon="check" {...empty}>
            {null}
          </NoticePanel>
        )}
        {list && list.items.length > 0 && (
          <ul aria-label={label} aria-busy={updating} className="panel operator-rows">
            {list.items.map(row)}
          </ul>
        )}
      </div>
      <ListPages {...{ pathname, query, page }} pages={pages} />
    </>
  )
}
