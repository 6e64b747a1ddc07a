import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useCartCount } from './cart-count.ts'
import { useTranslation } from './i18n.ts'

/** The cart in the header, with the number of parts in it. */
export function CartLink() {
  const { t } = useTranslation()
  const count = useCartCount()
  return (
    <Link to="/cart" className="icon-button cart-link">
      <Icon name="cart" className="text-xl" />
      <span className="sr-only">{count > 0 ? t('cartWith', { count }) : t('cart')}</span>
      {count > 0 && (
        <bdi dir="ltr" className="corner-badge" aria-hidden="true">
          {count}
        </bdi>
      )}
    </Link>
  )
}
