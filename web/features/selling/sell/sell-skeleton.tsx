/** Where the form of a listing will be, section by section. */
export function SellSkeleton() {
  return (
    <div aria-hidden="true" className="grid max-w-[44rem] gap-4">
      {[6, 2, 2].map((fields, section) => (
        <div key={section} className="panel grid gap-4 p-5">
          <span className="skeleton h-5 w-40" />
          <div className="grid gap-5 md:grid-cols-2">
            {Array.from({ length: fields }, (_, field) => (
              <span key={field} className="grid gap-1">
                <span className="skeleton h-4 w-28" />
                <span className="skeleton h-10" />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
