import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { monthText } from '#web/shell/format.ts'
import type { SellerView } from './seller-view.ts'

/** One seller in a list; the whole card is the link's target. */
export function SellerCard({ seller, level: Name }: { seller: SellerView; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('sellers')
  const { language } = usePage()
  const { id, name, emirate, avatar, joined, listings, rating } = seller
  return (
    <article className="seller-card panel">
      <div className="flex gap-3 p-4">
        <InitialsPlate name={name} src={avatar} />
        <div className="min-w-0">
          <Name className="text-md">
            <Link to={`/seller-details/${id}`} className="cover-link">
              <bdi>{name}</bdi>
            </Link>
          </Name>
          <p className="text-soft">{t(`shell:emirates.${emirate}`)}</p>
        </div>
      </div>
      <p className="label-strip mt-auto text-sm">
        <span className="font-semibold">{t('listings', { count: listings })}</span>
        <span className="text-soft">{t('joined', { date: monthText(joined, language) })}</span>
      </p>
      {rating && <Rating {...rating} />}
    </article>
  )
}

/** A labelled placeholder until buyers can review. */
export function Rating({ stars, reviews }: { stars: number; reviews: number }) {
  const { t } = useTranslation('sellers')
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 px-4 py-2 text-sm text-soft">
      <bdi dir="ltr" className="font-semibold text-ink">
        {stars.toFixed(1)} ★
      </bdi>
      {t('reviews', { count: reviews })}
      <span className="text-xs text-muted">{t('placeholder')}</span>
    </p>
  )
}

/** Placeholder for a card while the list loads, in the same size. */
export function SellerCardSkeleton() {
  return (
    <div className="seller-card panel" aria-hidden="true">
      <div className="flex gap-3 p-4">
        <span className="skeleton size-12" />
        <span className="grid flex-1 content-start gap-2">
          <span className="skeleton h-5 w-4/5" />
          <span className="skeleton h-4 w-2/5" />
        </span>
      </div>
      <div className="label-strip">
        <span className="skeleton h-5 w-16" />
        <span className="skeleton h-5 w-24" />
      </div>
    </div>
  )
}
