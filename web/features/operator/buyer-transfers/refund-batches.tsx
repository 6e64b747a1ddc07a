import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { BatchRow } from '../payouts/batch-row.tsx'
import { BatchView } from '../payouts/batch-view.tsx'
import { transferRefundBatchData, transferRefundBatchesData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { RefundRow } from './refund-row.tsx'
import { RefundRows } from './refund-rows.tsx'
import { BUYER_TRANSFERS } from './transfer-views.ts'

const kind = 'transferRefunds'

type RefundBatchesProps = { view: 'sent' | 'done'; page: number }

/** Bank files of refunds: those with something still to record, or the others. */
export function RefundBatches({ view, page }: RefundBatchesProps) {
  const state = view === 'sent' ? 'open' : 'closed'
  const query = transferRefundBatchesData({ state, page, limit: rowsPerPage })
  const { data, failure, updating, reload } = useData(query)
  return (
    <RefundRows
      {...{ view, list: data, failure, updating, reload }}
      row={(batch) => <BatchRow key={batch._id} {...{ kind, batch, pathname: BUYER_TRANSFERS }} />}
    />
  )
}

/** A bank file with its refunds. */
export function RefundBatch({ id, page }: { id: string; page: number }) {
  const { t } = useTranslation('operator')
  return (
    <BatchView
      {...{ kind, id, page, pathname: BUYER_TRANSFERS }}
      query={transferRefundBatchData({ batch: id, page, limit: rowsPerPage })}
      lists={{
        open: { view: 'sent', label: t('buyerTransfers.tabs.sent') },
        done: { view: 'done', label: t('buyerTransfers.tabs.done') },
      }}
      label={t('transferRefunds.count')}
      rows={({ refunds }, reload) =>
        refunds.map((refund) => (
          <RefundRow key={refund._id} refund={refund} inBatch onStepped={reload} />
        ))
      }
    />
  )
}
