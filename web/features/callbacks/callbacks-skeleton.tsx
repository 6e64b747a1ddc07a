import './callbacks.css'

/** Where the requests will be. */
export function CardsSkeleton() {
  return (
    <div aria-hidden="true" className="callback-list">
      {Array.from({ length: 4 }, (_, place) => (
        <span key={place} className="callback-waiting skeleton" />
      ))}
    </div>
  )
}

/** Where the page will be. */
export function CallbacksSkeleton() {
  return (
    <div aria-hidden="true" className="callback-desk">
      <span className="skeleton h-11 w-full max-w-[24rem]" />
      <CardsSkeleton />
    </div>
  )
}
