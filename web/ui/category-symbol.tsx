/** The pictogram of a category, by its slug. */
export function CategorySymbol({ slug, className }: { slug: string; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/category-icons.svg#${slug}`} />
    </svg>
  )
}
