import { Link } from 'react-router'
import type { NamedCount } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { sellerPartsHref, type SellerQuery } from './seller-query.ts'

type SellerTradeProps = {
  pathname: string
  query: SellerQuery
  categories: NamedCount[]
  makes: NamedCount[]
}

/**
 * What a seller deals in, as filters of its parts: categories with their pictograms, and makes. A choice
 * ends a search by text, of which the counts know nothing.
 */
export function SellerTrade({ pathname, query, categories, makes }: SellerTradeProps) {
  const { t } = useTranslation('seller')
  const [category, make] = [slugOf(query.category), slugOf(query.make)]
  const href = (choice: Partial<SellerQuery>) =>
    sellerPartsHref(pathname, { q: '', category, make, ...choice })
  return (
    <div className="grid gap-3 pb-4">
      <ul className="seller-tiles scroll-line" aria-label={t('trade.categories')}>
        {categories.map(({ _id, name, label, count }) => {
          const slug = slugOf(name)
          const isChosen = slug === category
          return (
            <li key={_id}>
              <Link
                to={href({ category: isChosen ? '' : slug })}
                preventScrollReset
                rel="nofollow"
                className="trade-tile"
                aria-current={isChosen ? 'true' : undefined}
              >
                <CategorySymbol slug={slug} className="trade-symbol" />
                <span>{label}</span>
                <small>{countText(count)}</small>
              </Link>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <FilterMenu
          label={t('filter.make')}
          any={{ label: t('filter.any.make'), to: href({ make: '' }) }}
          options={makes.map(({ name, label, count }) => {
            const value = slugOf(name)
            return { value, label, count, to: href({ make: value }) }
          })}
          chosen={make}
        />
        {(category || make) && (
          <Link to={href({ category: '', make: '' })} preventScrollReset className="link py-2">
            {t('filter.clear')}
          </Link>
        )}
      </div>
    </div>
  )
}
