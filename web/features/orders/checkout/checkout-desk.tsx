import { useEffect, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { PaymentMethod } from '#contract/order-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { refreshMemberCount } from '../cart/member-count.ts'
import { usePayByCard } from '../use-pay-by-card.ts'
import { AddressSection } from './address-section.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutTotals } from './checkout-totals.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { OrderFields } from './order-fields.tsx'
import { isBrought, paymentOf, useCheckout } from './use-checkout.ts'
import { addressesData } from '../addresses/addresses-data.ts'
import { useOrderForm, type OrderFormValues } from './use-order-form.ts'
import './checkout.css'

/** Ordering a cart, on one page: delivery, address, receiver, payment, totals. */
export function CheckoutDesk({ cart }: { cart: string }) {
  const { t } = useTranslation('cart')
  const checkout = useCheckout(cart)
  const { quote, loadFailure, reload, address, setAddress } = checkout
  const { ref, field, submit, setServerErrors, toPlacing, busy } = useOrderForm()
  const [chosen, setPayment] = useState<PaymentMethod>()
  const payment = paymentOf(quote, chosen)
  const { pay } = usePayByCard()
  const navigate = useNavigate()
  const toast = useToast()
  const { language } = usePage()
  const formId = useId()

  // The address used last is the likely one.
  const last = useData(addressesData()).data?.addresses[0]?._id
  useEffect(() => {
    if (address === undefined && last) setAddress(last)
  }, [address, last, setAddress])

  const place = async (values: OrderFormValues) => {
    if (!payment) return
    const order = await checkout.place({ ...toPlacing(values), payment }, setServerErrors)
    if (!order) return
    void refreshMemberCount(language)
    const show = () => navigate(`/orders/${order._id}`, { replace: true })
    // Where no page is to be had now, the order has a button that asks for it again.
    if (payment === 'card' && (await pay(order._id, show))) return
    toast(t('placed', { number: order.number }))
    await show()
  }
  if (loadFailure && !quote) return <LoadFailure message={loadFailure} onRetry={reload} />
  if (!quote) return <CheckoutSkeleton />
  if (quote.groups.length === 0) return <EmptyCart />
  return (
    <div className="checkout">
      <div className="checkout-sections">
        <section className="checkout-section">
          <h2>{t('checkoutSteps.delivery')}</h2>
          <DeliverySection
            groups={quote.groups}
            deliveries={checkout.deliveries}
            onChoose={checkout.choose}
          />
        </section>
        {isBrought(quote) && <AddressSection chosen={address} onChoose={setAddress} />}
        <form ref={ref} id={formId} noValidate onSubmit={submit(place)}>
          <OrderFields
            field={field}
            payments={quote.payments}
            credit={quote.credit}
            cash_limit={quote.cash_limit}
            payment={payment}
            onPayment={setPayment}
          />
        </form>
        <p>
          <Link to="/cart" className="link">
            {t('backToCart')}
          </Link>
        </p>
      </div>
      <CheckoutTotals {...{ checkout, quote, payment, formId, busy }} />
    </div>
  )
}
