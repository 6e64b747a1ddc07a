import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { SummaryPanel, SummarySkeleton } from '#web/ui/summary-panel.tsx'
import { creditsData } from './credit-query.ts'
import { CreditTable } from './credit-table.tsx'
import './credit.css'

/** More sellers than any garage buys from on credit. */
const mostSellers = 100

/** For a garage: what each seller grants, what is open, and when it is due. */
export function OwedCredit() {
  const { t } = useTranslation('payments')
  const query = creditsData({ side: 'purchases', limit: mostSellers })
  const { data, failure, updating, reload } = useData(query)
  if (failure && !data) return <LoadFailure message={failure} onRetry={reload} />
  return (
    <SummaryPanel title={t('credit.title')} icon="price">
      {data ? (
        <CreditTable credits={data.credits} updating={updating} />
      ) : (
        <SummarySkeleton rows={2} />
      )}
    </SummaryPanel>
  )
}
