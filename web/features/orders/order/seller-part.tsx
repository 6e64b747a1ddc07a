import { Link } from 'react-router'
import type { SellerOrder } from '#contract/orders.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { Amount } from '#web/shell/amount.tsx'
import { AnswerTime } from '../answer-time.tsx'
import { DeliveryFee } from '../cart/delivery-fee.tsx'
import { NextStepText } from '../next-step-text.tsx'
import { OrderDocuments } from '../order-documents.tsx'
import { OrderLineRow } from '../order-line.tsx'
import { OrderState } from '../order-state.tsx'
import { OrderTimeline } from '../order-timeline.tsx'
import { ReturnsPanel } from '../returns/returns-panel.tsx'
import { DeliveryCode, PromiseText, ShipmentFacts } from '../shipment-facts.tsx'
import { BuyerSteps } from './buyer-steps.tsx'
import type { RenderChat } from './render-chat.ts'

type SellerPartProps = {
  order: SellerOrder
  onOrder: (order: SellerOrder) => void
  renderChat: RenderChat
  /** Whether links to the returns of the page lead to this part. */
  anchored: boolean
  onReturned: () => void
}

/** What one seller fills of a buyer's order: state, next step, shipment, lines and steps. */
export function SellerPart(props: SellerPartProps) {
  const { order, onOrder, renderChat, anchored, onReturned } = props
  const { t } = useTranslation('orders')
  const { _id, number, seller, lines, shipments, delivery, payment, total } = order
  const name = <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
  const about = lines.find(({ listing_id }) => listing_id !== null)
  return (
    <section aria-labelledby={_id} className="panel order-part">
      <header className="label-strip order-part-strip">
        <bdi dir="ltr" className="font-mono text-sm">
          {number}
        </bdi>
        <OrderState order={order} />
        {order.answer_by && <AnswerTime until={order.answer_by} side="buyer" />}
      </header>
      <div className="order-part-body">
        <div>
          <h2 id={_id} className="text-lg">
            {seller._id ? (
              <Link to={`/seller-details/${seller._id}`} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
            <span className="text-base font-normal text-soft">
              {' · '}
              {t(`shell:emirates.${seller.emirate}`)}
            </span>
          </h2>
          <NextStepText order={order} side="buyer" />
        </div>
        {shipments.map((shipment) => (
          <div key={shipment._id} className="order-shipment">
            <ShipmentFacts shipment={shipment} />
            {shipment.code && shipment.state !== 'returned' && (
              <DeliveryCode code={shipment.code} method={shipment.method} />
            )}
          </div>
        ))}
        <ul>
          {lines.map((line) => (
            <OrderLineRow key={line._id} line={line} />
          ))}
        </ul>
        <dl className="order-sums">
          <div>
            <dt>
              {t(`shipment.methods.${delivery.method}`)}{' '}
              <span className="text-sm text-muted">
                <PromiseText promise={delivery.promise} />
              </span>
            </dt>
            <dd>
              <DeliveryFee fee={delivery.fee} />
            </dd>
          </div>
          <div className="order-sum-total">
            <dt>{t('order.total')}</dt>
            <dd>
              <Amount dirhams={total} />
            </dd>
          </div>
          {payment.refunded !== undefined && (
            <div>
              <dt>{t('order.refunded')}</dt>
              <dd>
                <Amount dirhams={payment.refunded} />
              </dd>
            </div>
          )}
        </dl>
        <div className="order-actions">
          {about?.listing_id && seller._id && (
            <div className="order-chat">
              {renderChat({ listingId: about.listing_id, sellerId: seller._id })}
            </div>
          )}
          <BuyerSteps order={order} onOrder={onOrder} />
        </div>
        <ReturnsPanel order={order} anchored={anchored} onChanged={onReturned} />
        <OrderDocuments order={order} />
        <OrderTimeline order={order} />
      </div>
    </section>
  )
}
