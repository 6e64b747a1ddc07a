import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { SummaryLine, SummaryPanel, SummarySkeleton } from '#web/ui/summary-panel.tsx'
import { latestOrders } from './latest-orders.ts'
import { OpenOrderRow } from './open-order-row.tsx'
import { openParts } from './open-parts.ts'

const mostRows = 6

/** What the user has ordered and not yet received. */
export function OpenOrders() {
  const { t } = useTranslation('overview')
  const { data, failure, reload } = useData(latestOrders)
  const parts = data && openParts(data.orders)
  if (!failure && parts?.length === 0) {
    const way =
      data?.total === 0
        ? { to: '/all-listings', label: t('orders.browse') }
        : { to: '/orders', label: t('orders.all') }
    return <SummaryLine icon="document" text={t('orders.none')} way={way} />
  }
  return (
    <SummaryPanel
      title={t('orders.title')}
      icon="delivery"
      all={{ to: '/orders', label: t('orders.all') }}
    >
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!parts && !failure && <SummarySkeleton rows={3} />}
      {parts && (
        <ul className="summary-rows">
          {parts.slice(0, mostRows).map((open) => (
            <OpenOrderRow key={open.part._id} open={open} />
          ))}
        </ul>
      )}
    </SummaryPanel>
  )
}
