import { Link } from 'react-router'
import type { PaymentMethod } from '#contract/order-status.ts'
import type { Quote } from '#contract/orders.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { DeliveryFee } from '../cart/delivery-fee.tsx'
import { focusAddress } from './address-section.tsx'
import type { Checkout } from './use-checkout.ts'
import '../line-problem.css'

type CheckoutTotalsProps = {
  checkout: Checkout
  quote: Quote
  payment: PaymentMethod | undefined
  /** Of the form that the button submits. */
  formId: string
  busy: boolean
}

/** What is to be paid, what still keeps the order from being placed, and the button. */
export function CheckoutTotals(props: CheckoutTotalsProps) {
  const { checkout, quote, payment, formId, busy } = props
  const { t } = useTranslation('cart')
  const { updating, failure, isChanged } = checkout
  const { groups, totals, vat } = quote
  const isKnown = groups.every(({ chosen }) => chosen !== null)
  const problem = problemOf(quote, payment)
  const ofLines = quote.problems.some(({ line, problem }) => line && problem !== 'price_changed')
  const isOpen = !problem && !ofLines && !updating && !busy
  const press = (event: React.MouseEvent) => {
    if (isOpen) return
    event.preventDefault()
    if (problem === 'address_missing') focusAddress()
  }
  return (
    <section className="panel checkout-totals" aria-label={t('summary.title')} aria-busy={updating}>
      <dl>
        <Amount label={t('summary.lines')} amount={totals.lines} />
        <div>
          <dt>{t('summary.delivery')}</dt>
          <dd>{isKnown ? <DeliveryFee fee={totals.delivery} /> : '–'}</dd>
        </div>
        <Amount label={t('summary.total')} amount={totals.total} strong />
        {vat > 0 && <Amount label={t('summary.vat')} amount={vat} soft />}
      </dl>
      <div role="status" className="grid gap-2 empty:hidden">
        {isChanged && <p className="line-problem">{t('changed')}</p>}
        {problem && (
          <p className="line-problem">
            {problem === 'address_missing' ? (
              <button type="button" className="text-button" onClick={focusAddress}>
                {t('problems.address_missing')}
              </button>
            ) : (
              t(`problems.${problem}`)
            )}
          </p>
        )}
        {ofLines && (
          <p className="line-problem">
            {t('summary.blocked')}
            <Link to="/cart" className="text-button">
              {t('backToCart')}
            </Link>
          </p>
        )}
      </div>
      {!isChanged && <FormFailure message={failure} />}
      <button
        type="submit"
        form={formId}
        aria-disabled={!isOpen}
        onClick={press}
        className="button button-marker"
      >
        {busy ? t('placing') : t(payment === 'card' ? 'placeAndPay' : 'place')}{' '}
        <bdi dir="ltr" className="price">
          AED {amountText(totals.total)}
        </bdi>
      </button>
      <p className="text-soft text-sm">{t(placeNotes[payment ?? 'cash_on_delivery'])}</p>
    </section>
  )
}

const placeNotes = {
  cash_on_delivery: 'placeNote',
  card: 'placeNoteCard',
  bank_transfer: 'placeNoteTransfer',
  credit: 'placeNoteCredit',
} as const satisfies Record<PaymentMethod, string>

/** What the buyer has to do first, beside lines that can't be ordered. */
function problemOf(
  { problems }: Quote,
  payment: PaymentMethod | undefined,
): 'address_missing' | 'no_delivery' | 'cash_limit' | undefined {
  const kinds = ['no_delivery', 'address_missing', 'cash_limit'] as const
  // The limit is one for cash.
  return kinds
    .filter((kind) => kind !== 'cash_limit' || payment === 'cash_on_delivery' || !payment)
    .find((kind) => problems.some(({ problem }) => problem === kind))
}

type AmountProps = { label: string; amount: number; strong?: boolean; soft?: boolean }

function Amount({ label, amount, strong, soft }: AmountProps) {
  return (
    <div className={strong ? 'checkout-total' : soft ? 'text-soft' : ''}>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">AED {amountText(amount)}</bdi>
      </dd>
    </div>
  )
}
