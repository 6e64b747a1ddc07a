import { useTranslation } from '#web/shell/i18n.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { rowsPerPage } from '../queue-view.tsx'
import { BUYER_TRANSFERS, type TransferView } from './transfer-views.ts'

type ViewFrameProps = {
  view: Exclude<TransferView, 'waiting'>
  page: number
  list: { items: unknown[]; total: number } | undefined
  failure: string | undefined
  reload: () => void
  /** The rows. */
  children: React.ReactNode
}

/** A list of refunds or bank files while it loads, when it is empty, and page by page. */
export function ViewFrame({ view, page, list, failure, reload, children }: ViewFrameProps) {
  const { t } = useTranslation('operator')
  const label = t(`buyerTransfers.tabs.${view}`)
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!list && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {list?.items.length === 0 && (
        <NoticePanel
          label={label}
          icon="check"
          title={t(`transferRefunds.empty.${view}`)}
          text={t(`transferRefunds.emptyText.${view}`)}
        >
          {null}
        </NoticePanel>
      )}
      {list && list.items.length > 0 && (
        <ul aria-label={label} className="panel operator-rows">
          {children}
        </ul>
      )}
      <ListPages
        pathname={BUYER_TRANSFERS}
        query={new URLSearchParams({ view })}
        page={page}
        pages={Math.ceil((list?.total ?? 0) / rowsPerPage)}
      />
    </>
  )
}
