const [upper, lower] = ['lg:col-span-3', 'lg:col-span-4']
const widths = [upper, upper, upper, upper, lower, lower, `${lower} max-lg:col-span-2`]

/** Where the figures, the plot and the lists will be. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      <span className="skeleton h-10 w-64" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-12 lg:gap-4">
        {widths.map((width, figure) => (
          <div key={figure} className={`panel overflow-hidden ${width}`}>
            <div className="label-strip border-t-0">
              <span className="skeleton h-5 w-20" />
            </div>
            <div className="grid gap-2 p-4">
              <span className="skeleton h-9 w-24" />
              <span className="skeleton h-4 w-32 max-w-full" />
            </div>
          </div>
        ))}
      </div>
      <div className="panel h-96" />
      <div className="panel h-72" />
    </div>
  )
}
