import { ListPages } from '#web/shell/list-pages.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { CommissionInvoices } from './commission-invoices.tsx'
import { EntriesTable } from './entries-table.tsx'
import { Figure } from './figure.tsx'
import { HowToTransfer } from './how-to-transfer.tsx'
import { NoPayments } from './no-payments.tsx'
import { NoTrn } from './no-trn.tsx'
import { paymentsData, type SideProps } from './payments-query.ts'
import { NextPayout } from './next-payout.tsx'
import { Payouts } from './payouts.tsx'
import { PaymentsSkeleton } from './payments-skeleton.tsx'
import { salesFigures } from './sales-figures.ts'
import { Statement } from './statement.tsx'

/** The balance of a seller, with every entry that makes it, and the commission invoices. */
export function Sales({ query, pathname, params }: SideProps) {
  const { t } = useTranslation('payments')
  const { data: reply, at, failure, updating, reload } = useData(paymentsData(query))
  const { balance, collected = 0, transfer, entries = [], documents = [] } = reply ?? {}
  const { total, pages = 1, payouts = [], next_payout: next } = reply ?? {}
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <PaymentsSkeleton />}
      {balance && (
        <div className="payment-figures">
          {salesFigures(balance, collected).map(({ name, text, dirhams }) => (
            <Figure
              key={name}
              name={t(`figures.${name}`)}
              text={t(`figures.${text}`)}
              dirhams={dirhams}
            />
          ))}
          <Statement side="sales" now={at} />
        </div>
      )}
      {transfer && <HowToTransfer transfer={transfer} />}
      {balance && next && <NextPayout next={next} available={balance.available} />}
      {reply && <NoTrn />}
      {total === 0 && <NoPayments side="sales" />}
      {entries.length > 0 && <EntriesTable entries={entries} updating={updating} />}
      <ListPages pathname={pathname} query={params} page={query.page} pages={pages} />
      {payouts.length > 0 && <Payouts payouts={payouts} />}
      {entries.length > 0 && <CommissionInvoices invoices={documents} />}
    </>
  )
}
