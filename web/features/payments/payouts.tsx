import type { Payout } from '#contract/payments.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { MoneyTable } from './money-table.tsx'

const columns = ['date', 'number', 'account', 'reference', 'state', 'amount'] as const

/** What was transferred to the seller, is on its way, or came back and why. */
export function Payouts({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation('payments')
  return (
    <div id="payouts">
      <SummaryPanel title={t('payouts.title')} icon="price">
        <MoneyTable
          label={t('payouts.title')}
          layout="payouts"
          columns={columns.map((name) => t(`payouts.${name}`))}
          updating={false}
        >
          {payouts.map((payout) => (
            <PayoutRow key={payout.number} payout={payout} />
          ))}
        </MoneyTable>
      </SummaryPanel>
    </div>
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { number, date, amount, state, reference, iban_ending: ending, reason } = payout
  return (
    <tr>
      <td className="money-date">
        <time dateTime={date}>{dayText(dayInUae(date), language)}</time>
      </td>
      <th scope="row" className="money-number">
        <bdi dir="ltr">{number}</bdi>
      </th>
      <td className="money-seller">
        {t('payouts.ending')} <bdi dir="ltr">{ending}</bdi>
      </td>
      <td className="money-what">
        <bdi dir="ltr">{reference}</bdi>
        {reason && <span className="money-text">{t(`payouts.reasons.${reason}`)}</span>}
      </td>
      <td className="money-state">
        <span className="chip payment-state" data-state={state}>
          {t(`payouts.states.${state}`)}
        </span>
      </td>
      <td className="money-amount">
        <Amount dirhams={amount} />
      </td>
    </tr>
  )
}
