import { useData } from '#web/shell/members/use-data.ts'
import { transferRefundsData } from '../operator-data.ts'
import { rowsPerPage } from '../queue-view.tsx'
import { MakeFile } from './make-file.tsx'
import { RefundRow } from './refund-row.tsx'
import type { TransferView } from './transfer-views.ts'
import { ViewFrame } from './view-frame.tsx'

type RefundListProps = { view: Exclude<TransferView, 'waiting' | 'sent' | 'done'>; page: number }

/** Refunds by transfer in a state, each with its next steps. */
export function RefundList({ view, page }: RefundListProps) {
  const query = transferRefundsData({ state: view, page, limit: rowsPerPage })
  const { data, failure, reload } = useData(query)
  return (
    <>
      {data?.sum && data.sum.count > 0 && <MakeFile sum={data.sum} />}
      <ViewFrame {...{ view, page, list: data, failure, reload }}>
        {data?.items.map((refund) => (
          <RefundRow key={refund._id} refund={refund} onStepped={reload} />
        ))}
      </ViewFrame>
    </>
  )
}
