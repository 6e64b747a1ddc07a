import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { sharedCartData } from '../link-data.ts'
import { CartGroupPanel } from './cart-group.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { ShownCart } from './use-cart.ts'
import './cart.css'

/** A cart as its link shows it to others, such as the owner of the car. */
export function SharedCart({ token }: { token: string }) {
  const { t } = useTranslation('cart')
  const { data: cart, failure, reload } = useData(sharedCartData(token))
  if (cart === undefined) return failure ? <LoadFailure message={failure} onRetry={reload} /> : null
  if (!cart?.groups.length) return <NothingShared kind={cart ? 'empty' : 'missing'} />
  return (
    <div className="cart-page">
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <div>
        {cart.vehicle && (
          <p className="text-lg font-semibold">
            <MixedText text={t('forVehicle', { vehicle: cart.vehicle })} />
          </p>
        )}
        <p className="text-soft">{t('shared.note')}</p>
      </div>
      <SharedLines cart={cart} />
    </div>
  )
}

function SharedLines({ cart }: { cart: ShownCart }) {
  const { t } = useTranslation('cart')
  return (
    <div className="cart">
      <div className="cart-groups">
        {cart.groups.map((group) => (
          <CartGroupPanel key={group.seller._id} group={group}>
            <ul className="cart-lines">
              {group.lines.map((line) => (
                <li key={line._id}>
                  <CartLineRow line={line} />
                </li>
              ))}
            </ul>
          </CartGroupPanel>
        ))}
      </div>
      <CartSummary cart={cart} readOnly>
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="document" />
          {t('shared.print')}
        </button>
      </CartSummary>
    </div>
  )
}

function NothingShared({ kind }: { kind: 'empty' | 'missing' }) {
  const { t } = useTranslation('cart')
  return (
    <NoticePanel
      label={t('pages:trade.sharedCart')}
      icon="cart"
      title={t(`shared.${kind}.title`)}
      text={t(`shared.${kind}.text`)}
    >
      <Link to="/all-listings" className="button">
        {t('shared.browse')}
      </Link>
    </NoticePanel>
  )
}
