import { ListPages } from '#web/shell/list-pages.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { OwedCredit } from './credit/owed-credit.tsx'
import { Figure } from './figure.tsx'
import { NoPayments } from './no-payments.tsx'
import { paymentsData, type SideProps } from './payments-query.ts'
import { PaymentsSkeleton } from './payments-skeleton.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { Statement } from './statement.tsx'

/** What the user paid for orders, and what is still to be paid. */
export function Purchases({ query, pathname, params }: SideProps) {
  const { t } = useTranslation('payments')
  const { data: reply, at, failure, updating, reload } = useData(paymentsData(query))
  const { payments = [], owed = 0, credit, total, pages = 1 } = reply ?? {}
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <PaymentsSkeleton />}
      {total === 0 && <NoPayments side="purchases" />}
      {payments.length > 0 && (
        <>
          <div className="payment-figures">
            <Figure name={t('figures.toPay')} text={t('figures.toPayText')} dirhams={owed} />
            {credit && credit.overdue > 0 && (
              <Figure
                name={t('credit.overdue')}
                text={t('credit.overdueOwn')}
                dirhams={credit.overdue}
              />
            )}
            <Statement side="purchases" now={at} />
          </div>
          {credit && query.page === 1 && <OwedCredit />}
          <PaymentsTable payments={payments} updating={updating} />
        </>
      )}
      <ListPages pathname={pathname} query={params} page={query.page} pages={pages} />
    </>
  )
}
