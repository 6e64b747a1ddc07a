/** A table that is scrolled sideways where it is wider than the page, by keys as well. */
export function TableFrame({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div tabIndex={0} role="group" aria-label={label} className="operator-table-frame">
      {children}
    </div>
  )
}
