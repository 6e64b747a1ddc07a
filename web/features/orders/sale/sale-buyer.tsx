import { Fragment } from 'react'
import { isPrepaid } from '#contract/order-status.ts'
import { Link } from 'react-router'
import type { SellerOrder } from '#contract/orders.ts'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { DueDay } from '../due-day.tsx'
import { isPickup } from '../next-step.ts'
import { PaidText } from '../paid-text.tsx'
import { DriverLink } from './driver-link.tsx'
import { PromiseText, ShipmentFacts } from '../shipment-facts.tsx'

/** Who ordered, how to reach them, where the parts go, and what is to be collected. */
export function SaleBuyer({ order }: { order: SellerOrder }) {
  const { t } = useTranslation('orders')
  const { buyer, delivery, payment, shipments, note } = order
  return (
    <section aria-labelledby="sale-buyer" className="panel order-summary">
      <header className="label-strip order-part-strip">
        <h2 id="sale-buyer" className="text-md text-ink">
          {t('sale.buyer')}
        </h2>
      </header>
      <div className="order-part-body">
        {buyer && <Buyer buyer={buyer} number={order.number} />}
        {buyer?.phone && (
          <p>
            <Link to={`/payments?side=credit&order=${order._id}`} className="link">
              {t('sale.grantCredit')}
            </Link>
          </p>
        )}
        <dl className="order-facts">
          <div>
            <dt>{t('sale.delivery')}</dt>
            <dd>
              {t(`shipment.methods.${delivery.method}`)}
              <br />
              <span className="text-soft">
                {isPickup(order) ? t('sale.collects') : <PromiseText promise={delivery.promise} />}
              </span>
            </dd>
          </div>
          {delivery.address && <Address address={delivery.address} />}
          <div>
            <dt>{t('order.payment')}</dt>
            <dd>
              {payment.due === undefined ? (
                <PaidText payment={payment} />
              ) : isPrepaid(payment.method) ? (
                t(payment.method === 'card' ? 'order.toPayByCard' : 'order.toTransfer')
              ) : (
                <>
                  {t(payment.method === 'credit' ? 'sale.onCredit' : 'sale.collect')}:{' '}
                  <Amount dirhams={payment.due} />
                  <DueDay day={payment.due_on} />
                </>
              )}
              {payment.refunded !== undefined && (
                <>
                  <br />
                  {t('order.refunded')}: <Amount dirhams={payment.refunded} />
                </>
              )}
            </dd>
          </div>
          {note && (
            <div>
              <dt>{t('order.note')}</dt>
              <dd className="sale-note">
                <bdi>
                  <MixedText text={note} />
                </bdi>
              </dd>
            </div>
          )}
        </dl>
        {shipments.map((shipment) => (
          <Fragment key={shipment._id}>
            <ShipmentFacts shipment={shipment} />
            <DriverLink order={order} shipment={shipment} />
          </Fragment>
        ))}
      </div>
    </section>
  )
}

type BuyerProps = { buyer: NonNullable<SellerOrder['buyer']>; number: string }

function Buyer({ buyer: { name, garage, phone }, number }: BuyerProps) {
  const { t } = useTranslation('orders')
  if (!name && !garage && !phone) return <p className="text-soft">{t('sale.gone')}</p>
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-start">
        <strong dir="auto" className="text-lg">
          {garage || name}
        </strong>
        {garage && name && (
          <span dir="auto" className="text-soft">
            {name}
          </span>
        )}
        <bdi dir="ltr" className="font-mono font-medium">
          {phoneText(phone)}
        </bdi>
      </div>
      {phone && (
        <div className="sale-contacts">
          <a href={callHref(phone)} className="button">
            <Icon name="phone" />
            {t('sale.call')}
          </a>
          <a
            href={whatsappHref(phone, t('sale.whatsappText', { name, number }))}
            target="_blank"
            rel="noopener"
            className="button"
          >
            <Icon name="whatsapp" />
            {t('sale.whatsapp')}
          </a>
        </div>
      )}
    </div>
  )
}

function Address({ address }: { address: NonNullable<SellerOrder['delivery']['address']> }) {
  const { t } = useTranslation('orders')
  return (
    <div>
      <dt>{t('order.address')}</dt>
      <dd>
        <strong dir="auto">{address.name}</strong>
        <br />
        <span dir="auto">
          <MixedText text={address.address} />
        </span>
        <br />
        {t(`shell:emirates.${address.emirate}`)}
        <br />
        <a href={callHref(address.phone)} className="link phone-link">
          <bdi dir="ltr">{phoneText(address.phone)}</bdi>
        </a>
      </dd>
    </div>
  )
}
