import '../order-sheet.css'

/** Placeholder for an order, on either side. */
export function OrderSkeleton() {
  return (
    <div aria-hidden="true" className="order-sheet">
      <span className="skeleton h-12 w-full max-w-[24rem]" />
      <div className="order-columns">
        <span className="skeleton h-96" />
        <span className="skeleton h-72" />
      </div>
    </div>
  )
}
