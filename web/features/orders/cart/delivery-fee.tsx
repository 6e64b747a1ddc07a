import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** The fee of a delivery, or that it is free. */
export function DeliveryFee({ fee }: { fee: number }) {
  const { t } = useTranslation('cart')
  return fee > 0 ? (
    <bdi dir="ltr" className="price">
      AED {amountText(fee)}
    </bdi>
  ) : (
    <span className="text-fits">{t('delivery.free')}</span>
  )
}
