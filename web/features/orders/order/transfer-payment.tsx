import type { Order, Refund } from '#contract/orders.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { RefundAccount } from './refund-account.tsx'
import { SlipForm } from './slip-form.tsx'
import { TransferFacts } from './transfer-facts.tsx'
import './card-payment.css'

type TransferPaymentProps = {
  order: Order
  /** Reads the order again, after something was sent. */
  onSent: () => void
}

/** How an order by bank transfer stands: how to pay and until when, what was paid, and what goes back where. */
export function TransferPayment({ order, onSent }: TransferPaymentProps) {
  const { t } = useTranslation('orders')
  const { state, instructions, refunds = [], refund_account: account } = order.payment
  const isDue = instructions !== undefined
  return (
    <section
      aria-labelledby="transfer-payment"
      className="panel card-payment"
      data-due={isDue || undefined}
    >
      <header className="label-strip order-part-strip">
        <h2 id="transfer-payment" className="text-md text-ink">
          {t('transfer.title')}
        </h2>
      </header>
      <div className="card-payment-body">
        {isDue ? (
          <ToTransfer order={order} onSent={onSent} />
        ) : (
          <p role="status">{t(state === 'voided' ? 'transfer.unpaid' : paidText(order))}</p>
        )}
        {refunds.length > 0 && (
          <ul className="grid gap-1">
            {refunds.map((refund, place) => (
              <RefundRow key={place} refund={refund} />
            ))}
          </ul>
        )}
        {account && <RefundAccount order={order._id} account={account} onSaved={onSent} />}
      </div>
    </section>
  )
}

const paidText = ({ sellerOrders }: Order) =>
  sellerOrders.some(({ state }) => state === 'placed') ? 'transfer.paid' : 'transfer.paidShort'

function ToTransfer({ order: { _id, payment }, onSent }: TransferPaymentProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { pay_by: until } = payment
  const instructions = payment.instructions!
  const { received, slip, slips_left: left } = instructions
  return (
    <>
      <div role="status">
        <p className="font-semibold">{t(received > 0 ? 'transfer.rest' : 'transfer.due')}</p>
        {until && (
          <p className="text-soft">{t('transfer.until', { time: momentText(until, language) })}</p>
        )}
      </div>
      <TransferFacts instructions={instructions} />
      {slip && <p>{t('transfer.looking', { time: momentText(slip, language) })}</p>}
      {left > 0 ? (
        <SlipForm key={slip} order={_id} isSent={slip !== null} onSent={onSent} />
      ) : (
        <p className="text-soft">{t('transfer.noMoreSlips')}</p>
      )}
    </>
  )
}

function RefundRow({ refund: { amount, state, reason } }: { refund: Refund }) {
  const { t } = useTranslation('orders')
  return (
    <li>
      {t(`transfer.refund.${state}`)} <Amount dirhams={amount} />{' '}
      <span className="text-soft">({t(`card.reason.${reason}`)})</span>
    </li>
  )
}
