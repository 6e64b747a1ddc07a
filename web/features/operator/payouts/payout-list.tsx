import { ListPages } from '#web/shell/list-pages.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { rowsPerPage } from '../queue-view.tsx'
import type { PayoutView } from './payout-views.ts'

type PayoutListProps<Item> = {
  view: PayoutView
  page: number
  list: { items: Item[]; total: number } | undefined
  failure: string | undefined
  updating: boolean
  reload: () => void
  row: (item: Item) => React.ReactNode
}

/** A list of payouts, batches or sellers, page by page. */
export function PayoutList<Item>(props: PayoutListProps<Item>) {
  const { view, page, list, failure, updating, reload, row } = props
  const { t } = useTranslation('operator')
  const label = t(`payouts.tabs.${view}`)
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!list && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {list?.items.length === 0 && !updating && (
        <NoticePanel
          label={label}
          icon="check"
          title={t(`payouts.empty.${view}`)}
          text={t(`payouts.emptyText.${view}`)}
        >
          {null}
        </NoticePanel>
      )}
      {list && list.items.length > 0 && (
        <ul aria-label={label} aria-busy={updating} className="panel operator-rows">
          {list.items.map(row)}
        </ul>
      )}
      <ListPages
        pathname="/operator/payouts"
        query={new URLSearchParams(view === 'open' ? {} : { view })}
        page={page}
        pages={Math.ceil((list?.total ?? 0) / rowsPerPage)}
      />
    </>
  )
}
