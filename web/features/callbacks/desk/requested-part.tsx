import { Link } from 'react-router'
import type { Listing } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'

/** The part of a request, as the buyer saw it: number, name, price, and stock. */
export function RequestedPart({ listing, name }: { listing: Listing; name: string }) {
  const { t } = useTranslation('callbacks')
  const { category, images, partSKU, price, quantity, slug, user } = listing
  const picture = images[0]?.url.replace(/[^/]*$/, '320.webp')
  return (
    <div className="asked-part">
      {picture ? (
        <img src={picture} alt="" width="64" height="48" loading="lazy" />
      ) : (
        <CategorySymbol slug={slugOf(category)} className="no-picture" />
      )}
      <p className="asked-part-words">
        <bdi dir="ltr" className="asked-part-number">
          {partSKU}
        </bdi>
        <Link to={`/buy-spare-parts/${slug}?seller=${user}`} className="link cover-link" dir="auto">
          {name}
        </Link>
        <span className="text-soft">
          <bdi dir="ltr">AED {amountText(price)}</bdi>
          {' · '}
          {quantity > 0 ? t('pieces', { count: quantity }) : t('soldOut')}
        </span>
      </p>
    </div>
  )
}
