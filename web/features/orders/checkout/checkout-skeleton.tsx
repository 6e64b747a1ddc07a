import './checkout.css'

/** Placeholder for the sections and the totals. */
export function CheckoutSkeleton() {
  return (
    <div aria-hidden="true" className="checkout">
      <div className="checkout-sections">
        <span className="skeleton h-48" />
        <span className="skeleton h-32" />
        <span className="skeleton h-32" />
      </div>
      <span className="skeleton h-56" />
    </div>
  )
}
