import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SummaryLine, SummaryPanel, SummarySkeleton } from '#web/ui/summary-panel.tsx'
import { cartHref, cartName } from '../cart/cart-name.ts'
import { cartsData } from '../cart/use-cart.ts'

const mostRows = 5

/** The carts that hold something, to go on with. */
export function OpenCarts() {
  const { t } = useTranslation('overview')
  const { t: cartText } = useTranslation('cart')
  const { data, failure, reload } = useData(cartsData())
  const carts = data?.carts.filter(({ lines }) => lines > 0)
  const quickOrder = { to: '/cart', label: t('quickOrder.title') }
  if (!failure && carts?.length === 0)
    return <SummaryLine icon="cart" text={t('carts.none')} way={quickOrder} />
  return (
    <SummaryPanel title={t('carts.title')} icon="cart" all={quickOrder}>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!carts && !failure && <SummarySkeleton rows={1} />}
      {carts && (
        <ul className="summary-rows">
          {carts.slice(0, mostRows).map((cart) => (
            <li key={cart._id} className="summary-row">
              <p className="min-w-0 flex-1 wrap-anywhere">
                <strong dir="auto">
                  <MixedText text={cartName(cart, cartText)} />
                </strong>
                <br />
                <span className="text-soft">
                  {cartText('summary.parts', { count: cart.lines })}
                  {cart.vehicle && (
                    <>
                      {' · '}
                      <span dir="auto">
                        <MixedText text={cart.vehicle} />
                      </span>
                    </>
                  )}
                </span>
              </p>
              <Link
                to={cartHref(cart)}
                className="button"
                aria-label={t('carts.continueWith', { cart: cartName(cart, cartText) })}
              >
                {t('carts.continue')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SummaryPanel>
  )
}
