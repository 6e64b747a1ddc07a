import { vatPercent } from '#contract/money-kinds.ts'
import type { LedgerEntry } from '#contract/payments.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { amountText, dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { MoneyTable } from './money-table.tsx'
import { NumberLink } from './number-link.tsx'

const columns = ['date', 'what', 'reference', 'amount'] as const

type EntriesTableProps = { entries: LedgerEntry[]; updating: boolean }

/** What makes the balance of a seller: each entry with what it is, and its amount with a sign. */
export function EntriesTable({ entries, updating }: EntriesTableProps) {
  const { t } = useTranslation('payments')
  return (
    <SummaryPanel title={t('entries.title')} icon="price">
      <MoneyTable
        label={t('entries.title')}
        layout="entries"
        columns={columns.map((name) => t(`entries.${name}`))}
        updating={updating}
      >
        {entries.map((entry) => (
          <EntryRow key={entry._id} entry={entry} />
        ))}
      </MoneyTable>
    </SummaryPanel>
  )
}

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { at, kind, amount, seller_order: sellerOrder, number } = entry
  const sign = amount < 0 ? 'debit' : 'credit'
  return (
    <tr>
      <td className="money-date">
        <time dateTime={at}>{dayText(dayInUae(at), language)}</time>
      </td>
      <th scope="row" className="money-what">
        {t(`entries.kinds.${kind}.${sign}`)}
        <span className="money-text">
          {t(`entries.kinds.${kind}.${sign}Text`, { percent: vatPercent })}
        </span>
      </th>
      <td className="money-number">
        {sellerOrder ? (
          <NumberLink to={`/orders/sales/${sellerOrder}`} number={number} />
        ) : (
          <bdi>{number}</bdi>
        )}
      </td>
      <td className="money-amount">
        <span className="sr-only">{t(`entries.${sign}`)} </span>
        <bdi dir="ltr" className="price whitespace-nowrap" data-sign={sign}>
          {sign === 'debit' ? '−' : '+'}AED {amountText(Math.abs(amount))}
        </bdi>
      </td>
    </tr>
  )
}
