import './cart.css'

/** Placeholder for the lines and the summary. */
export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="cart">
      <div className="cart-groups">
        <span className="skeleton h-56" />
        <span className="skeleton h-40" />
      </div>
      <span className="skeleton h-48" />
    </div>
  )
}
