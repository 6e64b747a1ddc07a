import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { isBlocked, linesOf, type ShownCart } from './use-cart.ts'
import '../line-problem.css'

type CartSummaryProps = {
  cart: ShownCart
  /** Shown to someone who can't change it. */
  readOnly?: boolean
  children: React.ReactNode
}

/** What a cart adds up to, with the way on below it. */
export function CartSummary({ cart, readOnly = false, children }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const pieces = linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className="panel cart-summary" aria-label={t('summary.title')}>
      <dl>
        <div>
          <dt>{t('summary.parts', { count: pieces })}</dt>
          <dd>
            <bdi dir="ltr">AED {amountText(cart.total)}</bdi>
          </dd>
        </div>
        {cart.vat > 0 && (
          <div className="text-soft">
            <dt>{t('summary.vat')}</dt>
            <dd>
              <bdi dir="ltr">AED {amountText(cart.vat)}</bdi>
            </dd>
          </div>
        )}
        <div className="text-soft">
          <dt>{t('summary.delivery')}</dt>
          <dd>{t('summary.deliveryLater')}</dd>
        </div>
      </dl>
      {!readOnly && isBlocked(cart) && (
        <p role="status" className="line-problem">
          {t('summary.blocked')}
        </p>
      )}
      {children}
    </section>
  )
}
