import type { OrderLedger as Ledger } from '#contract/look-up.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { ltr } from '../facts.tsx'
import { orderLedgerData } from '../operator-data.ts'
import { SignedAmount } from '../signed-amount.tsx'
import { TableFrame } from '../table-frame.tsx'

/** What an order means to the books: its payments by card, and every posting with its entries. */
export function OrderLedger({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const { data, failure, reload } = useData(orderLedgerData(id))
  return (
    <SheetSection id="ledger" title={t('ledger.title')}>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-32" />}
      {data && <Payments payments={data.payments} />}
      {data?.postings.length === 0 && <p className="text-soft">{t('ledger.empty')}</p>}
      {data && data.postings.length > 0 && <Postings postings={data.postings} />}
    </SheetSection>
  )
}

function Payments({ payments }: { payments: Ledger['payments'] }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  if (payments.length === 0) return null
  return (
    <ul aria-label={t('ledger.payments')} className="operator-rows">
      {payments.map(({ _id, provider, reference, state, amount, date }) => (
        <li key={_id} className="operator-row">
          <p className="operator-row-head">
            <bdi className="font-semibold">{provider}</bdi>
            <span className="chip operator-chip">{t(`cardStates.${state}`)}</span>
            <span className="ms-auto font-semibold">
              <Amount dirhams={amount} />
            </span>
          </p>
          <p className="operator-row-facts">
            {reference && <bdi dir="ltr">{reference}</bdi>}
            <span>{momentText(date, language)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Postings({ postings }: { postings: Ledger['postings'] }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  return (
    <TableFrame label={t('ledger.title')}>
      <table className="operator-table" aria-label={t('ledger.title')}>
        <thead>
          <tr>
            <th scope="col">{t('audit.date')}</th>
            <th scope="col">{t('payouts.number')}</th>
            <th scope="col">{t('ledger.account')}</th>
            <th scope="col">{t('payouts.entry')}</th>
            <th scope="col">{t('payouts.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {postings.flatMap(({ at, kind, number, entries }) =>
            entries.map((entry, place) => (
              <tr key={entry._id}>
                <td>{place === 0 && <time dateTime={at}>{momentText(at, language)}</time>}</td>
                <td>
                  {place === 0 && (
                    <>
                      {ltr(number)} · {t(`ledger.postings.${kind}`)}
                    </>
                  )}
                </td>
                <td>
                  {t(`ledger.accounts.${entry.account}`)}
                  {entry.holder && (
                    <>
                      {' '}
                      · <bdi>{entry.holder}</bdi>
                    </>
                  )}
                </td>
                <td>{t(`payouts.kinds.${entry.kind}`)}</td>
                <td>
                  <SignedAmount dirhams={entry.amount} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </TableFrame>
  )
}
