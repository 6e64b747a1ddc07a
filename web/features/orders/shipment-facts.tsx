import type { SellerOrder, Shipment } from '#contract/orders.ts'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import './shipment-facts.css'

/** The promised time: the seller's own words, or the days of a courier. */
export function PromiseText({ promise }: { promise: SellerOrder['delivery']['promise'] }) {
  const { t } = useTranslation('orders')
  if (promise.hours) {
    return (
      <span dir="auto">
        <MixedText text={promise.hours} />
      </span>
    )
  }
  if (promise.days === null) return null
  return promise.days === 0 ? t('shipment.today') : t('shipment.days', { count: promise.days })
}

type ShipmentFactsProps = { shipment: Pick<Shipment, 'carrier' | 'tracking' | 'driver_phone'> }

/** Who brings a shipment: carrier, tracking number and the driver's phone, as far as they are known. */
export function ShipmentFacts({ shipment }: ShipmentFactsProps) {
  const { t } = useTranslation('orders')
  const { carrier, tracking, driver_phone: driver } = shipment
  if (!carrier && !tracking && !driver) return null
  return (
    <dl className="order-facts">
      {carrier && (
        <div>
          <dt>{t('shipment.carrier')}</dt>
          <dd>
            <bdi>{carrier}</bdi>
          </dd>
        </div>
      )}
      {tracking && (
        <div>
          <dt>{t('shipment.tracking')}</dt>
          <dd>
            <bdi dir="ltr" className="font-mono">
              {tracking}
            </bdi>
          </dd>
        </div>
      )}
      {driver && (
        <div>
          <dt>{t('shipment.driver')}</dt>
          <dd>
            <a
              href={callHref(driver)}
              className="link phone-link"
              aria-label={t('shipment.call', { phone: phoneText(driver) })}
            >
              <Icon name="phone" />
              <bdi dir="ltr">{phoneText(driver)}</bdi>
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The code of four digits that the buyer gives for the parts, large enough to be read over a counter. */
export function DeliveryCode({ code, method }: Required<Pick<Shipment, 'code' | 'method'>>) {
  const { t } = useTranslation('orders')
  return (
    <div className="delivery-code">
      <p className="text-sm font-semibold">{t('shipment.code')}</p>
      <bdi dir="ltr" className="delivery-digits">
        {code}
      </bdi>
      <p className="text-sm">
        {t(method === 'pickup' ? 'shipment.codePickup' : 'shipment.codeText')}
      </p>
    </div>
  )
}
