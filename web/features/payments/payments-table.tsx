import type { Refund } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { DocumentLinks } from '#web/shell/members/document-links.tsx'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { MoneyTable } from './money-table.tsx'
import { NumberLink } from './number-link.tsx'

const columns = ['date', 'order', 'seller', 'method', 'state', 'documents', 'amount'] as const

type PaymentsTableProps = { payments: Payment[]; updating: boolean }

/** What was paid or is to be paid, a row for each seller of an order. */
export function PaymentsTable({ payments, updating }: PaymentsTableProps) {
  const { t } = useTranslation('payments')
  return (
    <SummaryPanel title={t('payments.title')} icon="price">
      <MoneyTable
        label={t('payments.title')}
        layout="payments"
        columns={columns.map((name) => t(`payments.${name}`))}
        updating={updating}
      >
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </MoneyTable>
    </SummaryPanel>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { _id, order, number, date, seller, method, state, amount, documents } = payment
  const { refunded, refunds = [], open, due_on: due, transfer } = payment
  return (
    <tr>
      <td className="money-date">
        <time dateTime={date}>{dayText(dayInUae(date), language)}</time>
      </td>
      <td className="money-number">
        <NumberLink to={`/orders/${order ?? _id}`} number={number} />
      </td>
      <td className="money-seller">
        <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
      </td>
      <td className="money-method">{t(`payments.methods.${method}`)}</td>
      <td className="money-state">
        <span className="chip payment-state" data-state={state}>
          {state === 'due' && method !== 'cash_on_delivery'
            ? t(dueTexts[method])
            : t(`payments.states.${state}`)}
        </span>
        {state === 'due' && due && (
          <span className="money-text">
            {t('credit.until')} <time dateTime={due}>{dayText(due, language)}</time>
          </span>
        )}
        {transfer && (
          <span className="money-text">
            {t('payments.transfer.until')}{' '}
            <time dateTime={transfer.pay_by}>{momentText(transfer.pay_by, language)}</time>
          </span>
        )}
        {refunds.map((refund, place) => (
          <span key={place} className="money-text">
            <RefundText refund={refund} />
          </span>
        ))}
      </td>
      <td className="money-documents">
        <DocumentLinks documents={documents} />
      </td>
      <td className="money-amount">
        <Amount dirhams={amount} />
        {state === 'due' && open !== undefined && open !== amount && (
          <span className="money-text">
            {t('credit.open')} <Amount dirhams={open} />
          </span>
        )}
        {transfer && (
          <>
            <span className="money-text">
              {t('payments.transfer.received')} <Amount dirhams={transfer.received} />
            </span>
            <span className="money-text">
              {t('payments.transfer.missing')} <Amount dirhams={transfer.missing} />
            </span>
          </>
        )}
        {refunded !== undefined && (
          <span className="money-text">
            {t('payments.refunded')} <Amount dirhams={refunded} />
          </span>
        )}
      </td>
    </tr>
  )
}

const dueTexts = {
  card: 'payments.dueByCard',
  bank_transfer: 'payments.dueByTransfer',
  credit: 'payments.dueOnCredit',
} as const

function RefundText({ refund: { amount, state } }: { refund: Refund }) {
  const { t } = useTranslation('payments')
  const [before, after] = t(`payments.refunds.${state}`, { amount: '\n' }).split('\n')
  return (
    <>
      {before}
      <Amount dirhams={amount} />
      {after}
    </>
  )
}
