const later = ['columns', 'check', 'import']

/** Where the steps will be. */
export function FlowSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <div className="panel overflow-hidden">
        <div className="label-strip border-t-0">
          <span className="skeleton h-7 w-40" />
        </div>
        <div className="grid gap-5 p-5">
          <div className="grid gap-3 md:grid-cols-2">
            <span className="skeleton h-20" />
            <span className="skeleton h-20" />
          </div>
          <span className="skeleton h-56" />
        </div>
      </div>
      {later.map((step) => (
        <div key={step} className="panel p-3">
          <span className="skeleton block h-6 w-28" />
        </div>
      ))}
    </div>
  )
}

/** The whole page before its screen is there. */
export function ImportSkeleton() {
  return (
    <div className="grid gap-6">
      <span aria-hidden="true" className="skeleton h-6 w-2/3" />
      <FlowSkeleton />
    </div>
  )
}
