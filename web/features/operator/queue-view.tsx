import { useLocation } from 'react-router'
import { queueStates, type QueueState } from '#contract/operator-roles.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { pageHref, pageOf } from '#web/ui/pages.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx'

/** What an address of a queue asks for. */
export function useQueueQuery() {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const state: QueueState = params.get('state') === 'closed' ? 'closed' : 'open'
  return { state, page: pageOf(params) ?? 1 }
}

type QueueViewProps<Item> = PagedRowsProps<Item> & { query: { state: QueueState; page: number } }

/** A queue with its two states, page by page. */
export function QueueView<Item>({ query, ...rows }: QueueViewProps<Item>) {
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
      <PagedRows {...rows} />
    </>
  )
}
