import './callbacks.css'

/** Placeholder for the requests. */
export function CardsSkeleton() {
  return (
    <div aria-hidden="true" className="callback-list">
      {Array.from({ length: 4 }, (_, place) => (
        <span key={place} className="callback-waiting skeleton" />
      ))}
    </div>
  )
}

/** Placeholder for the page. */
export function CallbacksSkeleton() {
  return (
    <div aria-hidden="true" className="callbacks">
      <span className="skeleton h-11 w-full max-w-[24rem]" />
      <CardsSkeleton />
    </div>
  )
}
