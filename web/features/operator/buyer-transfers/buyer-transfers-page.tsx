import { useLocation } from 'react-router'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { pageOf } from '#web/ui/pages.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { RefundBatch, RefundBatches } from './refund-batches.tsx'
import { RefundList } from './refund-list.tsx'
import { BUYER_TRANSFERS, transferViews, type TransferView } from './transfer-views.ts'
import { WaitingTransfers } from './waiting-transfers.tsx'
import './buyer-transfers.css'

/** What buyers transfer for their orders, and what goes back to them. */
export function BuyerTransfersPage() {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  const page = pageOf(params) ?? 1
  const batch = params.get('batch')
  const asked = params.get('view')
  const view = transferViews.find((each) => each === asked) ?? 'waiting'
  if (batch) return <RefundBatch id={batch} page={page} />
  const tabs = transferViews.map((key) => ({
    ...{ key, label: t(`buyerTransfers.tabs.${key}`), current: key === view },
    to: key === 'waiting' ? BUYER_TRANSFERS : `${BUYER_TRANSFERS}?view=${key}`,
  }))
  return (
    <>
      <p className="max-w-prose text-soft">{t('buyerTransfers.text')}</p>
      <ViewTabs label={t('states.label')} tabs={tabs} countText={countText} />
      <View key={view} view={view} page={page} />
    </>
  )
}

function View({ view, page }: { view: TransferView; page: number }) {
  switch (view) {
    case 'waiting':
      return <WaitingTransfers page={page} />
    case 'sent':
    case 'done':
      return <RefundBatches view={view} page={page} />
    default:
      return <RefundList view={view} page={page} />
  }
}
