import type { Order } from '#contract/orders.ts'

const dueTexts = {
  cash_on_delivery: 'orders:order.payments.due',
  card: 'orders:order.toPayByCard',
  bank_transfer: 'orders:order.toTransfer',
  credit: 'orders:order.due',
} as const satisfies Record<Order['payment']['method'], string>

/** The text of how a payment stands, which depends on how it is made. */
export function paymentText({ method, state }: Pick<Order['payment'], 'method' | 'state'>) {
  if (state === 'due') return dueTexts[method]
  const isTransferred = method === 'bank_transfer' && state === 'captured'
  return `orders:order.payments.${isTransferred ? 'transferred' : state}` as const
}
