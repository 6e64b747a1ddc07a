import './orders.css'

/** Placeholder for the rows. */
export function OrderRowsSkeleton() {
  return (
    <div aria-hidden="true" className="order-rows">
      {Array.from({ length: 4 }, (_, place) => (
        <span key={place} className="order-row-waiting skeleton" />
      ))}
    </div>
  )
}

/** Placeholder for the page. */
export function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className="orders">
      <span className="skeleton h-11 w-full" />
      <OrderRowsSkeleton />
    </div>
  )
}
