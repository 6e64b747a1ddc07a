import './return-rows.css'

/** Placeholder for the rows. */
export function ReturnsSkeleton() {
  return (
    <div aria-hidden="true" className="return-rows">
      {Array.from({ length: 3 }, (_, place) => (
        <span key={place} className="return-row-waiting skeleton" />
      ))}
    </div>
  )
}
