import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'

/** In place of a listing that isn't the seller's, or is gone. */
export function ListingMissing() {
  const { t } = useTranslation('sell')
  return (
    <section aria-labelledby="listing-missing" className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>404</span>
      </div>
      <div className="grid gap-4 p-5">
        <div>
          <h2 id="listing-missing" className="text-xl">
            {t('missing.title')}
          </h2>
          <p className="pt-1 text-soft">{t('missing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/my-listing" className="button button-primary">
            {t('missing.stock')}
          </Link>
          <Link to="/sell-your-parts" className="button">
            {t('missing.sell')}
          </Link>
        </div>
      </div>
    </section>
  )
}
