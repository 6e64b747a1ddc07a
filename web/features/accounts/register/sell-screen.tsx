import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { RequireRole } from './require-role.tsx'

/** Where a seller will list his parts; until then, his company and its public page. */
export default function SellScreen() {
  const { t } = useTranslation('register')
  return (
    <RequireRole only="SELLER">
      {(login) => (
        <section aria-labelledby="sell-company" className="panel max-w-xl overflow-hidden">
          <p className="label-strip text-sm text-soft">
            <span>{t('sell.company')}</span>
            {login.details.emirate && (
              <span>{t(`shell:emirates.${login.details.emirate as 'Dubai'}`)}</span>
            )}
          </p>
          <div className="p-5">
            <h2 id="sell-company" className="text-xl">
              <bdi>{login.details.company_name ?? login.name}</bdi>
            </h2>
            <p className="pt-2 pb-5 text-soft">{t('sell.closed')}</p>
            <Link to={`/seller-details/${login._id}`} className="button button-primary">
              {t('sell.page')}
            </Link>
          </div>
        </section>
      )}
    </RequireRole>
  )
}
