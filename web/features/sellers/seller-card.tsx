import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { monthText } from '#web/shell/format.ts'
import { companyWords } from '#web/shell/company-words.ts'
import type { SellerView } from './seller-view.ts'

/** One seller in a list; the whole card is the link's target. */
export function SellerCard({ seller, level: Name }: { seller: SellerView; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('sellers')
  const { language } = usePage()
  const { id, emirate, avatar, joined, listings, rating } = seller
  const name = companyWords(seller.name, seller.nameAr, language)!
  return (
    <article className="seller-card panel">
      <div className="flex gap-3 p-4">
        <InitialsPlate name={name.text} src={avatar} />
        <div className="min-w-0">
          <Name className="text-md">
            <Link to={`/seller-details/${id}`} className="cover-link">
              <bdi lang={name.lang}>{name.text}</bdi>
            </Link>
          </Name>
          <p className="text-soft">{t(`shell:emirates.${emirate}`)}</p>
        </div>
      </div>
      <p className="label-strip mt-auto text-sm">
        <span className="font-semibold">{t('listings', { count: listings })}</span>
        <span className="text-soft">{t('joined', { date: monthText(joined, language) })}</span>
      </p>
      {rating && (
        <div className="px-4 py-2">
          <Rating {...rating} />
        </div>
      )}
    </article>
  )
}

/** A labelled placeholder until buyers can review. */
export function Rating({ stars, reviews }: { stars: number; reviews: number }) {
  const { t } = useTranslation('sellers')
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
      <bdi dir="ltr" className="font-semibold text-ink">
        {stars.toFixed(1)} ★
      </bdi>
      {t('reviews', { count: reviews })}
      <span className="text-xs text-muted">{t('placeholder')}</span>
    </p>
  )
}
