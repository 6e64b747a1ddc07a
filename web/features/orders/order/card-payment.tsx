import type { CardPaymentState } from '#contract/order-status.ts'
import type { Order, Refund } from '#contract/orders.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { usePayByCard } from '../use-pay-by-card.ts'
import './card-payment.css'

/** How an order by card stands: what is to be paid and until when, what was paid, and what goes back. */
export function CardPayment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { state, refunds = [] } = order.payment
  const isDue = state === 'due'
  return (
    <section
      aria-labelledby="card-payment"
      className="panel card-payment"
      data-due={isDue || undefined}
    >
      <header className="label-strip order-part-strip">
        <h2 id="card-payment" className="text-md text-ink">
          {t('card.title')}
        </h2>
      </header>
      <div className="card-payment-body" role="status">
        {isDue ? (
          <ToPay order={order} />
        ) : (
          <p>{t(state === 'voided' ? 'card.unpaid' : paidText(order))}</p>
        )}
        {refunds.length > 0 && (
          <ul className="grid gap-1">
            {refunds.map((refund, place) => (
              <RefundRow key={place} refund={refund} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const paidText = ({ sellerOrders }: Order) =>
  sellerOrders.some(({ state }) => state === 'placed') ? 'card.paid' : 'card.paidShort'

const attemptTexts: Record<CardPaymentState, 'declined' | 'expired' | 'checking' | undefined> = {
  ...{ failed: 'declined', expired: 'expired', open: 'checking', captured: undefined },
}

function ToPay({ order: { _id, payment } }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { pay, failure, busy } = usePayByCard()
  const { due = 0, pay_by: until, attempt } = payment
  const note = attempt && attemptTexts[attempt]
  return (
    <>
      <div>
        <p className="font-semibold">{t('card.due')}</p>
        {until && (
          <p className="text-soft">{t('card.until', { time: momentText(until, language) })}</p>
        )}
        {note && (
          <p className={note === 'declined' ? 'text-danger' : 'text-soft'}>{t(`card.${note}`)}</p>
        )}
      </div>
      <FormFailure message={failure} />
      <button
        type="button"
        className="button button-marker"
        disabled={busy}
        onClick={() => void pay(_id)}
      >
        {t(busy ? 'card.paying' : 'card.pay')} <Amount dirhams={due} />
      </button>
    </>
  )
}

function RefundRow({ refund: { amount, state, reason } }: { refund: Refund }) {
  const { t } = useTranslation('orders')
  return (
    <li>
      {t(`card.refund.${state}`)} <Amount dirhams={amount} />{' '}
      <span className="text-soft">({t(`card.reason.${reason}`)})</span>
    </li>
  )
}
