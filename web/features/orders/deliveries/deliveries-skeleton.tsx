import './deliveries.css'

/** Placeholder for the shipments. */
export function DeliveryCardsSkeleton() {
  return (
    <div aria-hidden="true" className="delivery-list">
      {Array.from({ length: 3 }, (_, place) => (
        <span key={place} className="delivery-waiting skeleton" />
      ))}
    </div>
  )
}

/** Placeholder for the page. */
export function DeliveriesSkeleton() {
  return (
    <div aria-hidden="true" className="deliveries">
      <DeliveryCardsSkeleton />
    </div>
  )
}
