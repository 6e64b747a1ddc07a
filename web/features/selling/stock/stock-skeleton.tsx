import './stock.css'

/** Where the list will be. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="panel stock-skeleton">
      {Array.from({ length: 8 }, (_, row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  )
}

/** Where the tools and the list of the stock will be. */
export function StockSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <span className="skeleton h-11 w-full max-w-[40rem]" />
      <span className="skeleton h-11" />
      <RowsSkeleton />
    </div>
  )
}
