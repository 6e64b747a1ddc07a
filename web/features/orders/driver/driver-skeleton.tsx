import './driver.css'

/** Placeholder for a driver's delivery. */
export function DriverSkeleton() {
  return (
    <div aria-hidden="true" className="driver-sheet">
      <span className="skeleton h-96" />
      <span className="skeleton h-64" />
    </div>
  )
}
