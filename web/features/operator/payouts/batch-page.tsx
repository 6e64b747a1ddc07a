import { useTranslation } from '#web/shell/i18n.ts'
import { BatchView } from './batch-view.tsx'
import { payoutsData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { PayoutRow } from './payout-row.tsx'

type BatchPageProps = { id: string; page: number }

/** A batch with its payouts. */
export function BatchPage({ id, page }: BatchPageProps) {
  const { t } = useTranslation('operator')
  return (
    <BatchView
      {...{ kind: 'payouts', id, page, pathname: '/operator/payouts' }}
      query={payoutsData({ batch: id, page, limit: rowsPerPage })}
      lists={{
        open: { view: 'approved', label: t('payouts.tabs.approved') },
        done: { view: 'done', label: t('payouts.tabs.done') },
      }}
      label={t('nav.payouts')}
      rows={({ payouts }) =>
        payouts.map((payout) => <PayoutRow key={payout._id} payout={payout} />)
      }
    />
  )
}
