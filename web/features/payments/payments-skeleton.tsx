import './payments.css'

/** Placeholder for the figures and the list below them. */
export function PaymentsSkeleton() {
  return (
    <div aria-hidden="true" className="payments">
      <div className="payment-figures">
        {Array.from({ length: 2 }, (_, place) => (
          <span key={place} className="payment-waiting skeleton" />
        ))}
      </div>
      <span className="skeleton h-96" />
    </div>
  )
}
