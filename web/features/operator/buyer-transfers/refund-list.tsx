import { useData } from '#web/shell/members/use-data.ts'
import { transferRefundsData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { MakeFile } from './make-file.tsx'
import { RefundRow } from './refund-row.tsx'
import { RefundRows } from './refund-rows.tsx'
import type { TransferView } from './transfer-views.ts'

type RefundListProps = { view: Exclude<TransferView, 'waiting' | 'sent' | 'done'>; page: number }

/** Refunds by transfer in a state, each with its next steps. */
export function RefundList({ view, page }: RefundListProps) {
  const query = transferRefundsData({ state: view, page, limit: rowsPerPage })
  const { data, failure, updating, reload } = useData(query)
  return (
    <>
      {data?.sum && data.sum.count > 0 && <MakeFile sum={data.sum} />}
      <RefundRows
        {...{ view, list: data, failure, updating, reload }}
        row={(refund) => <RefundRow key={refund._id} refund={refund} onStepped={reload} />}
      />
    </>
  )
}
