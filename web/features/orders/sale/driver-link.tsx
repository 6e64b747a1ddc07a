import type { SellerOrder, Shipment } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ShareLink } from '../share-link.tsx'

type DriverLinkProps = {
  order: Pick<SellerOrder, 'number'>
  shipment: Pick<Shipment, 'driver_url' | 'driver_phone'>
}

/** The link to the driver's page, while the seller's own driver is on the way. */
export function DriverLink({ order: { number }, shipment }: DriverLinkProps) {
  const { t } = useTranslation('orders')
  const { driver_url: url, driver_phone: phone } = shipment
  if (!url) return null
  return (
    <section aria-labelledby="driver-link" className="grid gap-2">
      <h3 id="driver-link" className="text-sm font-semibold">
        {t('sale.driverLink')}
      </h3>
      <p className="text-sm text-soft">{t('sale.driverText')}</p>
      <ShareLink
        url={url}
        message={t('sale.driverMessage', { number, url })}
        phone={phone}
        texts={{
          copy: t('sale.copyLink'),
          copied: t('sale.linkCopied'),
          notCopied: t('sale.linkNotCopied'),
          whatsapp: t('sale.driverShare'),
        }}
      />
    </section>
  )
}
