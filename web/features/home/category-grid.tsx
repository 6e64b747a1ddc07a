import { Link } from 'react-router'
import { slugOf } from '#contract/part-number.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { categoryHref, useMenu } from '#web/shell/menu.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'

/** Counts from the API (category name -> offers), by the slug of the name. */
export function countsBySlug(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [slugOf(name), count]))
}

/** Every category with its symbol and its number of offers. */
export function CategoryGrid({ counts }: { counts: Record<string, number> }) {
  const { t } = useTranslation('home')
  const { categories } = useMenu()
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="pb-4 text-xl md:text-2xl">
        {t('categories')}
      </h2>
      <ul className="pigeonholes">
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={categoryHref(slug)} className="pigeonhole">
              <CategorySymbol slug={slug} className="pigeonhole-symbol" />
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted">{t('parts', { count: counts[slug] ?? 0 })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
