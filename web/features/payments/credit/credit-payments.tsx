import type { CreditPayment } from '#contract/credit.ts'
import { amountText, dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { MoneyTable } from '../money-table.tsx'

type CreditPaymentsProps = {
  payments: CreditPayment[]
  updating: boolean
  /** For the seller: corrects a payment. */
  onCorrect: ((payment: CreditPayment) => void) | undefined
}

/** What was paid on a credit, latest first, with what corrects it. */
export function CreditPayments({ payments, updating, onCorrect }: CreditPaymentsProps) {
  const { t } = useTranslation('payments')
  const columns = [
    'date',
    'payment',
    'for',
    ...(onCorrect ? (['correct'] as const) : []),
    'amount',
  ] as const
  return (
    <SummaryPanel title={t('credit.payments')} icon="price">
      {payments.length === 0 ? (
        <p className="p-4 text-soft">{t('credit.noPayments')}</p>
      ) : (
        <MoneyTable
          label={t('credit.payments')}
          layout="creditPayments"
          columns={columns.map((name) => t(`credit.columns.${name}`))}
          updating={updating}
        >
          {payments.map((payment) => (
            <PaymentRow key={payment._id} payment={payment} onCorrect={onCorrect} />
          ))}
        </MoneyTable>
      )}
    </SummaryPanel>
  )
}

/** More would fill the row; the statement has them all. */
const mostNumbers = 3

function PaymentRow({
  payment,
  onCorrect,
}: { payment: CreditPayment } & Pick<CreditPaymentsProps, 'onCorrect'>) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { kind, received_on: day, amount, note, reversed, orders } = payment
  const more = orders.length - mostNumbers
  return (
    <tr>
      <td className="money-date">
        <time dateTime={day}>{dayText(day, language)}</time>
      </td>
      <th scope="row" className="money-what">
        {t(`credit.kinds.${kind}`)}
        {reversed && <span className="money-text">{t('credit.corrected')}</span>}
        {note && (
          <span className="money-text">
            <bdi>
              <MixedText text={note} />
            </bdi>
          </span>
        )}
      </th>
      <td className="money-number">
        <bdi dir="ltr">
          {orders
            .slice(0, mostNumbers)
            .map(({ number }) => number)
            .join(', ')}
          {more > 0 && ` +${more}`}
        </bdi>
      </td>
      {onCorrect && (
        <td className="money-documents">
          {kind === 'received' && !reversed && (
            <button type="button" className="text-button" onClick={() => onCorrect(payment)}>
              {t('credit.correct.open')}
            </button>
          )}
        </td>
      )}
      <td className="money-amount">
        <bdi dir="ltr" className="price whitespace-nowrap">
          {amount < 0 ? '−' : ''}AED {amountText(Math.abs(amount))}
        </bdi>
      </td>
    </tr>
  )
}
