import type { CreditOrder } from '#contract/credit.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { MoneyTable } from '../money-table.tsx'
import { NumberLink } from '../number-link.tsx'

const columns = ['order', 'due', 'state', 'open'] as const

type CreditOrdersProps = { orders: CreditOrder[]; isSeller: boolean; updating: boolean }

/** What is open on a credit, what is due first before the rest. */
export function CreditOrders({ orders, isSeller, updating }: CreditOrdersProps) {
  const { t } = useTranslation('payments')
  return (
    <SummaryPanel title={t('credit.orders')} icon="delivery">
      {orders.length === 0 ? (
        <p className="p-4 text-soft">{t('credit.noOrders')}</p>
      ) : (
        <MoneyTable
          label={t('credit.orders')}
          layout="creditOrders"
          columns={columns.map((name) => t(`credit.columns.${name}`))}
          updating={updating}
        >
          {orders.map((order) => (
            <OrderRow key={order._id} order={order} isSeller={isSeller} />
          ))}
        </MoneyTable>
      )}
    </SummaryPanel>
  )
}

function OrderRow({ order, isSeller }: { order: CreditOrder; isSeller: boolean }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { _id, number, state, due_on: due, amount, open } = order
  return (
    <tr>
      <th scope="row" className="money-number">
        <NumberLink to={isSeller ? `/orders/sales/${_id}` : `/orders/${_id}`} number={number} />
      </th>
      <td className="money-date">
        {due ? <time dateTime={due}>{dayText(due, language)}</time> : t('credit.afterDelivery')}
      </td>
      <td className="money-state">
        <span className="chip payment-state" data-state={state}>
          {t(`credit.orderStates.${state}`)}
        </span>
      </td>
      <td className="money-amount">
        <Amount dirhams={open} />
        {open !== amount && (
          <span className="money-text">
            {t('credit.of')} <Amount dirhams={amount} />
          </span>
        )}
      </td>
    </tr>
  )
}
