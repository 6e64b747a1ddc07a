import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeliveryCode, PromiseText, ShipmentFacts } from '../shipment-facts.tsx'
import '../order-state.css'

type Delivery = ReplyOf<'getDeliveries'>['shipments'][number]

const tones = {
  on_the_way: 'working',
  failed: 'bad',
  delivered: 'good',
  returned: 'ended',
} as const

const pickupStates = {
  on_the_way: 'ready',
  failed: 'notCollected',
  delivered: 'delivered',
  returned: 'returned',
} as const

/** A shipment: what comes when, who brings it, and the code for it. */
export function DeliveryCard({ shipment }: { shipment: Delivery }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { _id, order, number, state, method, date, seller, emirate, receiver, promise } = shipment
  const pieces = shipment.lines.reduce((total, { quantity }) => total + quantity, 0)
  const shown = method === 'pickup' ? pickupStates[state] : state
  const isIncoming = order !== undefined
  return (
    <article aria-labelledby={_id} className="delivery-card panel">
      <div className="label-strip delivery-strip">
        <h2 id={_id} className="delivery-number">
          <Link
            to={isIncoming ? `/orders/${order}` : `/orders/sales/${shipment.seller_order}`}
            className="link"
          >
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h2>
        <span className="order-state" data-tone={tones[state]}>
          {t(`deliveries.states.${shown}`)}
        </span>
        <time dateTime={date}>{momentText(date, language)}</time>
      </div>
      <div className="delivery-body">
        <p>
          <span className="text-soft">{t(isIncoming ? 'deliveries.from' : 'deliveries.to')}</span>{' '}
          <strong>
            {isIncoming ? (
              <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
            ) : (
              <bdi>{receiver}</bdi>
            )}
          </strong>
          {' · '}
          {t('deliveries.pieces', { count: pieces })}
        </p>
        <p className="delivery-way">
          <Icon name={method === 'pickup' ? 'seller' : 'delivery'} className="turns" />
          <span>
            {t(`shipment.methods.${method}`)}
            {method === 'pickup' && isIncoming
              ? ` · ${t(`shell:emirates.${seller.emirate}`)}`
              : emirate && ` · ${t(`shell:emirates.${emirate}`)}`}
            {(promise.hours || promise.days !== null) && (
              <>
                {' · '}
                <PromiseText promise={promise} />
              </>
            )}
          </span>
        </p>
        <ShipmentFacts shipment={shipment} />
        {shipment.code && state !== 'returned' && (
          <DeliveryCode code={shipment.code} method={method} />
        )}
      </div>
    </article>
  )
}
