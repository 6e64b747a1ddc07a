import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { CardPayment } from './card-payment.tsx'
import { OrderAgain } from './order-again.tsx'
import { useOrder } from './order-data.ts'
import { OrderSummary } from './order-summary.tsx'
import type { RenderChat } from './render-chat.ts'
import { SellerPart } from './seller-part.tsx'
import { TransferPayment } from './transfer-payment.tsx'
import '../order-sheet.css'

type OrderSheetProps = { id: string; renderChat: RenderChat }

/** A buyer's order: the part of each seller, and what holds for all of it. */
export function OrderSheet({ id, renderChat }: OrderSheetProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { order, failure, reload, show } = useOrder(id)
  if (!order) return failure ? <LoadFailure message={failure} onRetry={reload} /> : null
  const linked = order.sellerOrders.find((part) => part._id === id) ?? order.sellerOrders[0]
  return (
    <div className="order-sheet">
      <header className="order-head">
        <p className="order-head-number">
          <bdi dir="ltr">{order.number}</bdi>
        </p>
        <p className="text-soft">
          {t('order.placed', { time: momentText(order.date, language) })}
          {order.reference && (
            <>
              {' · '}
              {t('order.reference')}:{' '}
              <bdi className="font-semibold text-ink">
                <MixedText text={order.reference} />
              </bdi>
            </>
          )}
        </p>
        <div className="order-head-tools">
          <OrderAgain lines={order.sellerOrders.flatMap(({ lines }) => lines)} />
          <button type="button" className="button" onClick={() => window.print()}>
            <Icon name="document" />
            {t('order.print')}
          </button>
          <Link to="/orders" className="text-button">
            {t('order.all')}
          </Link>
        </div>
      </header>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <div className="order-columns">
        <div className="grid gap-4 min-w-0">
          {order.payment.method === 'card' && <CardPayment order={order} />}
          {order.payment.method === 'bank_transfer' && (
            <TransferPayment order={order} onSent={reload} />
          )}
          {order.sellerOrders.map((part) => (
            <SellerPart
              key={part._id}
              order={part}
              onOrder={show}
              renderChat={renderChat}
              anchored={part === linked}
              onReturned={reload}
            />
          ))}
        </div>
        <OrderSummary order={order} />
      </div>
    </div>
  )
}
