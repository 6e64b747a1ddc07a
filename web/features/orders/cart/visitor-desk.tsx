import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { QuickOrderPanel } from '../quick-order/quick-order-panel.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartView } from './cart-view.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useVisitorCart } from './use-cart.ts'
import { addVisitorLines } from './visitor-cart.ts'

/** The cart of a visitor, who logs in to order; the cart comes along. */
export function VisitorDesk() {
  const { t } = useTranslation('cart')
  const { cart, failure, updating, reload, setLine } = useVisitorCart()
  const askLogin = useAskLogin()
  const toast = useToast()
  return (
    <div className="cart-page">
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!cart && !failure && <CartSkeleton />}
      {cart?.groups.length === 0 && !updating && <EmptyCart />}
      {cart && (
        <QuickOrderPanel
          open={cart.groups.length === 0}
          addLines={(lines) => {
            addVisitorLines(lines)
            toast(t('quick.added', { count: lines.length }))
            return Promise.resolve(true)
          }}
        />
      )}
      {cart && (
        <CartView cart={cart} updating={updating} setLine={setLine}>
          <button
            type="button"
            className="button button-primary"
            onClick={() => askLogin(t('login.reason'))}
          >
            {t('login.action')}
          </button>
          <p className="text-soft text-sm">{t('login.note')}</p>
        </CartView>
      )}
    </div>
  )
}
