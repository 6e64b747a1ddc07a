import './favourites.css'

/** Placeholder for the list of favourites. */
export function PartsSkeleton() {
  return (
    <div aria-hidden="true" className="favourite-list">
      {Array.from({ length: 6 }, (_, place) => (
        <span key={place} className="favourite favourite-skeleton skeleton" />
      ))}
    </div>
  )
}

/** Placeholder for the toolbar and the list of favourites. */
export function FavouritesSkeleton() {
  return (
    <div aria-hidden="true" className="favourites">
      <span className="skeleton h-11 w-full max-w-[24rem]" />
      <span className="skeleton h-11" />
      <PartsSkeleton />
    </div>
  )
}
