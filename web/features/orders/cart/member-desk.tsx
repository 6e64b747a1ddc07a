import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import type { Cart } from '#contract/carts.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { QuickOrderPanel } from '../quick-order/quick-order-panel.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTools } from './cart-tools.tsx'
import { CartTabs } from './cart-tabs.tsx'
import { CartView } from './cart-view.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { LineMenu } from './line-menu.tsx'
import { cartsData, isBlocked, useMemberCart } from './use-cart.ts'

/** The carts of the signed-in user: the default one, and one for each job. */
export function MemberDesk() {
  const [params] = useSearchParams()
  const id = params.get('cart') ?? undefined
  // Read here, as it stays from cart to cart: tabs that come late would move what is being pressed.
  const carts = useData(cartsData()).data?.carts ?? []
  // Another cart is another state: changes that are being sent belong to the one before.
  return <Desk key={id} id={id} carts={carts} />
}

type DeskProps = { id: string | undefined; carts: ReplyOf<'getCarts'>['carts'] }

function Desk({ id, carts }: DeskProps) {
  const { t } = useTranslation('cart')
  const { cart, failure, updating, reload, setLine, changing, addLines, mutation } =
    useMemberCart(id)
  const toast = useToast()
  return (
    <div className="cart-page">
      <div className="cart-bar">
        <CartTabs carts={carts} current={cart} />
        {cart && <CartTools cart={cart} />}
      </div>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <FormFailure message={mutation.failure} />
      {!cart && !failure && <CartSkeleton />}
      {cart?.vehicle && <p className="text-soft">{t('forVehicle', { vehicle: cart.vehicle })}</p>}
      {cart?.groups.length === 0 && <EmptyCart />}
      {cart && (
        <QuickOrderPanel
          open={cart.groups.length === 0}
          addLines={async (lines) => {
            const count = await addLines(lines)
            if (count !== undefined) toast(t('quick.added', { count }))
            return count !== undefined
          }}
        />
      )}
      {cart && (
        <CartView
          cart={cart}
          updating={updating || mutation.busy}
          setLine={setLine}
          lineMenu={(line) => <LineMenu line={line} cart={cart} carts={carts} setLine={setLine} />}
        >
          <ToCheckout cart={cart} changing={changing} />
        </CartView>
      )}
    </div>
  )
}

type ToCheckoutProps = { cart: Cart; changing: () => Promise<Cart | undefined> | undefined }

/** The way to the checkout; one that is pressed while changes are being sent leads there once they are saved. */
function ToCheckout({ cart, changing }: ToCheckoutProps) {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const isOpen = !isBlocked(cart)
  const href = `/checkout?cart=${cart._id}`
  const press = (event: React.MouseEvent) => {
    const changed = changing()
    if (!isOpen || changed) event.preventDefault()
    void changed?.then((saved) => saved && !isBlocked(saved) && navigate(href))
  }
  return (
    <Link
      to={isOpen ? href : '#'}
      role={isOpen ? undefined : 'link'}
      aria-disabled={!isOpen}
      className="button button-marker"
      onClick={press}
    >
      {t('checkout')}
    </Link>
  )
}
