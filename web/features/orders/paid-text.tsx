import type { Order } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** What became of a payment of which nothing is due any more. */
export function PaidText({ payment: { method, state } }: Pick<Order, 'payment'>) {
  const { t } = useTranslation('orders')
  const isTransferred = method === 'bank_transfer' && state === 'captured'
  return t(`order.payments.${isTransferred ? 'transferred' : state}`)
}
