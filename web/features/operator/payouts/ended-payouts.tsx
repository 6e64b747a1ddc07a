import { useData } from '#web/shell/members/use-data.ts'
import { payoutsData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { PayoutList } from './payout-list.tsx'
import { PayoutRow } from './payout-row.tsx'

type EndedPayoutsProps = { view: 'failed' | 'cancelled'; page: number }

/** Payouts whose amount went back to the seller's balance, latest first. */
export function EndedPayouts({ view, page }: EndedPayoutsProps) {
  const query = payoutsData({ state: view, page, limit: rowsPerPage })
  const { data, at: _, ...rest } = useData(query)
  return (
    <PayoutList
      {...{ view, ...rest }}
      list={data && { items: data.payouts, total: data.total }}
      row={(payout) => <PayoutRow key={payout._id} payout={payout} />}
    />
  )
}
