import { useLocation } from 'react-router'
import { queueStates, type QueueState } from '#contract/operator-roles.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { pageHref, pageOf } from '#web/ui/pages.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'

export const rowsPerPage = 24

/** What an address of a queue asks for. */
export function useQueueQuery() {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const state: QueueState = params.get('state') === 'closed' ? 'closed' : 'open'
  return { state, page: pageOf(params) ?? 1 }
}

type QueueViewProps<Item> = {
  query: { state: QueueState; page: number }
  list: { items: Item[]; total: number } | undefined
  failure: string | undefined
  updating: boolean
  reload: () => void
  /** What stands in the place of an empty list. */
  label: string
  empty: { title: string; text: string }
  row: (item: Item) => React.ReactNode
}

/** A queue with its two states, page by page. */
export function QueueView<Item>(props: QueueViewProps<Item>) {
  const { query, list, failure, updating, reload, label, empty, row } = props
  const { t } = useTranslation('operator')
  const { pathname } = useLocation()
  const paramsOf = (state: QueueState) => new URLSearchParams(state === 'open' ? {} : { state })
  const tabs = queueStates.map((state) => ({
    ...{ key: state, label: t(`states.${state}`), current: state === query.state },
    to: pageHref(pathname, paramsOf(state), 1),
  }))
  return (
    <>
      <ViewTabs label={t('states.label')} tabs={tabs} countText={countText} />
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!list && !failure && <div aria-hidden="true" className="skeleton h-64" />}
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
      <ListPages
        pathname={pathname}
        query={paramsOf(query.state)}
        page={query.page}
        pages={Math.ceil((list?.total ?? 0) / rowsPerPage)}
      />
    </>
  )
}
