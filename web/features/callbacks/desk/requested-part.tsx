import { Link } from 'react-router'
import type { Listing } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'

/** The part of a request, as the buyer saw it: number, name, price, and stock. */
export function RequestedPart({ listing, name }: { listing: Listing; name: string }) {
  const { t } = useTranslation('callbacks')
  const { category, images, partSKU, price, quantity, slug, user } = listing
  const picture = images[0]?.url.replace(/[^/]*$/, '320.webp')
  return (
    <div className="requested-part">
      {picture ? (
        <img src={picture} alt="" width="64" height="48" loading="lazy" />
      ) : (
        <CategorySymbol slug={slugOf(category)} className="no-picture" />
      )}
      <p className="requested-part-text">
        <bdi dir="ltr" className="font-mono font-medium">
          {partSKU}
        </bdi>
        <Link to={`/buy-spare-parts/${slug}?seller=${user}`} className="link cover-link" dir="auto">
          <MixedText text={name} />
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
