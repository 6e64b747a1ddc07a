import { useData } from '#web/shell/members/use-data.ts'
import { BatchRow } from './batch-row.tsx'
import { payoutBatchesData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { PayoutList } from './payout-list.tsx'

type BatchesProps = { view: 'approved' | 'done'; page: number }

/** Batches of approved payouts: those with something still to record, or the others. */
export function Batches({ view, page }: BatchesProps) {
  const state = view === 'approved' ? 'open' : 'closed'
  const query = payoutBatchesData({ state, page, limit: rowsPerPage })
  const { data, at: _, ...rest } = useData(query)
  return (
    <PayoutList
      {...{ view, list: data, ...rest }}
      row={(batch) => (
        <BatchRow key={batch._id} {...{ kind: 'payouts', batch, pathname: '/operator/payouts' }} />
      )}
    />
  )
}
