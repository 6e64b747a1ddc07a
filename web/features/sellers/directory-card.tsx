import { Link } from 'react-router'
import type { DirectorySeller } from '#contract/seller-directory.ts'
import { slugOf } from '#contract/part-number.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { countText, monthText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { OpenState } from './open-state.tsx'
import { Rating } from './seller-card.tsx'

type DirectoryCardProps = {
  seller: DirectorySeller
  /** What is chosen, an empty text for nothing: all numbers then are of such parts. */
  category: string
  make: string
}

/** A seller of the directory: where, whether open, and what it deals in, each a link to those parts. */
export function DirectoryCard({ seller, ...chosen }: DirectoryCardProps) {
  const { t } = useTranslation('seller')
  const { language } = usePage()
  const { _id, avatar, details, hours, categories, makes, makeCount, listings, matching } = seller
  const name = companyWords(details.company_name, details.company_name_ar, language)!
  const page = `/seller-details/${_id}`
  const isNarrowed = chosen.category !== '' || chosen.make !== ''
  const partsOf = (value: Partial<typeof chosen>) => {
    const filters = Object.entries({ ...chosen, ...value }).filter(([, text]) => text !== '')
    return `${page}?${new URLSearchParams(filters)}#listings`
  }
  return (
    <article className="directory-card panel">
      <div className="directory-head">
        <InitialsPlate name={name.text} src={avatar} />
        <div className="min-w-0">
          <h2 className="text-md">
            <Link to={page} className="cover-link">
              <bdi lang={name.lang}>{name.text}</bdi>
            </Link>
          </h2>
          <p className="directory-place">
            <span>{t(`shell:emirates.${details.emirate}`)}</span>
            {hours && <OpenState hours={hours} />}
          </p>
        </div>
      </div>
      {categories.length > 0 && (
        <ul className="trade-tiles" aria-label={t('trade.categories')}>
          {categories.map(({ _id: id, name: category, label, count }) => (
            <li key={id}>
              <Link
                to={partsOf({ category: slugOf(category) })}
                rel="nofollow"
                className="trade-tile"
              >
                <CategorySymbol slug={slugOf(category)} className="trade-symbol" />
                <span>{label}</span>
                <small>{countText(count)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {makes.length > 0 && (
        <p className="trade-makes">
          {makes.map(({ _id: id, name: make, label, count }) => (
            <Link key={id} to={partsOf({ make: slugOf(make) })} rel="nofollow">
              <bdi>{label}</bdi> <small>{countText(count)}</small>
            </Link>
          ))}
          {makeCount > makes.length && (
            <span>{t('trade.moreMakes', { count: makeCount - makes.length })}</span>
          )}
        </p>
      )}
      <div className="directory-foot">
        <p>
          <b>
            {isNarrowed
              ? t('directory.matching', { count: matching })
              : t('sellers:listings', { count: listings })}
          </b>
          <span>{t('sellers:joined', { date: monthText(seller.date, language) })}</span>
        </p>
        {seller.rating !== null && <Rating stars={seller.rating} reviews={seller.reviews ?? 0} />}
      </div>
    </article>
  )
}

/** Placeholder for a card while the list loads, in the same size. */
export function DirectoryCardSkeleton() {
  return (
    <div className="directory-card panel" aria-hidden="true">
      <div className="directory-head">
        <span className="skeleton size-12" />
        <span className="grid flex-1 content-start gap-2">
          <span className="skeleton h-5 w-4/5" />
          <span className="skeleton h-4 w-2/5" />
        </span>
      </div>
      <div className="trade-tiles">
        <span className="skeleton h-20" />
        <span className="skeleton h-20" />
        <span className="skeleton h-20" />
      </div>
      <div className="trade-makes">
        <span className="skeleton h-6 w-3/5" />
      </div>
      <div className="directory-foot">
        <span className="skeleton h-5 w-2/5" />
        <span className="skeleton h-5 w-3/5" />
      </div>
    </div>
  )
}
