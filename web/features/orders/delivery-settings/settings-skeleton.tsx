import './delivery-settings.css'

/** Placeholder for the form. */
export function DeliverySettingsSkeleton() {
  return (
    <div aria-hidden="true" className="delivery-form">
      {['h-40', 'h-80', 'h-40', 'h-60'].map((height, place) => (
        <span key={place} className={`skeleton ${height}`} />
      ))}
    </div>
  )
}
