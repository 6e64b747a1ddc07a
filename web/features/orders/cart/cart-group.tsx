import { Link } from 'react-router'
import type { CartGroup } from '#contract/carts.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { DeliveryFee } from './delivery-fee.tsx'

type CartGroupPanelProps = { group: CartGroup; children: React.ReactNode }

/** What is in the cart of one seller, and how that seller delivers. */
export function CartGroupPanel({ group, children }: CartGroupPanelProps) {
  const { t } = useTranslation('cart')
  const { seller, delivery, subtotal } = group
  return (
    <div role="group" className="panel cart-group" aria-labelledby={`seller-${seller._id}`}>
      <header className="label-strip cart-group-head">
        <h2 id={`seller-${seller._id}`}>
          <Link to={`/seller-details/${seller._id}`} className="link">
            <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
          </Link>
        </h2>
        <span className="text-soft text-sm">{t(`shell:emirates.${seller.emirate}`)}</span>
      </header>
      {children}
      <footer className="cart-group-foot">
        <ul className="cart-deliveries" aria-label={t('delivery.ways')}>
          {delivery.map(({ method, fee }) => (
            <li key={method}>
              {t(`delivery.method.${method}`)} <DeliveryFee fee={fee} />
            </li>
          ))}
          {delivery.length === 0 && <li className="text-danger">{t('delivery.none')}</li>}
        </ul>
        <p>
          <span className="text-soft">{t('subtotal')}</span>{' '}
          <bdi dir="ltr" className="price font-semibold">
            AED {amountText(subtotal)}
          </bdi>
        </p>
      </footer>
    </div>
  )
}
