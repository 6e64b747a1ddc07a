import { Link } from 'react-router'
import type { FavouriteListing } from '#contract/favourites.ts'
import { slugOf } from '#contract/part-number.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SummaryLine, SummaryPanel, SummarySkeleton } from '#web/ui/summary-panel.tsx'
import { favouriteStatus } from './favourite-status.ts'
import './price-drops.css'

const biggestDrops = callQuery('getMyFavorites', { only: 'dropped', sort: 'dropped', limit: 4 })

/** The user's favourites whose price has dropped most. */
export function PriceDrops() {
  const { t } = useTranslation('overview')
  const { data, failure, reload } = useData(biggestDrops)
  if (!failure && data?.listings.length === 0) {
    const way = { to: '/my-favorites', label: t('drops.open') }
    return <SummaryLine icon="heart" text={t('drops.none')} way={way} />
  }
  const all = { to: '/my-favorites?only=dropped', label: t('drops.all') }
  return (
    <SummaryPanel title={t('drops.title')} icon="heart" all={all}>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <SummarySkeleton rows={2} />}
      {data && (
        <ul className="summary-rows">
          {data.listings.map((listing) => (
            <DropRow key={listing._id} listing={listing} />
          ))}
        </ul>
      )}
    </SummaryPanel>
  )
}

function DropRow({ listing }: { listing: FavouriteListing }) {
  const { t } = useTranslation('overview')
  const { language } = usePage()
  const { drop } = favouriteStatus(listing)
  const { slug, user, partSKU, images, category } = listing
  const picture = images[0]?.url.replace(/\/640\.webp$/, '/320.webp')
  return (
    <li className="summary-row">
      {picture ? (
        <img src={picture} alt="" width="64" height="48" loading="lazy" className="drop-picture" />
      ) : (
        <CategorySymbol slug={slugOf(category)} className="drop-picture drop-symbol" />
      )}
      <div className="min-w-0 flex-1">
        <Link
          to={`/spare-part-details/${slug}?seller=${user}`}
          className="drop-name cover-link"
          dir="auto"
        >
          <MixedText text={partNameIn(listing, language)} />
        </Link>
        <bdi dir="ltr" className="text-soft font-mono text-sm wrap-anywhere">
          {partSKU}
        </bdi>
      </div>
      {drop && (
        <p className="drop-price">
          <bdi dir="ltr" className="price">
            AED {amountText(drop.now)}
          </bdi>
          <span className="text-sm text-muted">
            {t('drops.was')}{' '}
            <bdi dir="ltr">
              <s>{amountText(drop.was)}</s>
            </bdi>
          </span>
        </p>
      )}
    </li>
  )
}
