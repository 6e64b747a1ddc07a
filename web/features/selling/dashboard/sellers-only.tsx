import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'

/** For garages who open this page: what it is, and where they find parts. */
export function SellersOnly() {
  const { t } = useTranslation('dashboard')
  return (
    <section className="panel grid max-w-prose justify-items-start gap-3 p-5">
      <h2 className="text-xl">{t('others.title')}</h2>
      <p className="text-soft">{t('others.text')}</p>
      <Link to="/all-listings" className="button">
        {t('others.search')}
      </Link>
    </section>
  )
}
