import './notifications.css'

/** Placeholder for the rows, in their size. */
export function NotificationSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="notification">
          <div className="notification-row">
            <span className="notification-plate skeleton" />
            <span className="grid flex-1 gap-2">
              <span className="skeleton h-4 w-full" />
              <span className="skeleton h-4 w-1/2" />
            </span>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Where the list of the page will be. */
export function NotificationsSkeleton() {
  return (
    <div className="notifications">
      <div className="panel mt-13 overflow-hidden">
        <NotificationSkeleton rows={8} />
      </div>
    </div>
  )
}
