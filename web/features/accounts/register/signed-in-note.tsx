import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import type { LoginRecord } from '#web/shell/login-record.ts'

/** In place of registering, for somebody who has an account and is in it. */
export function SignedInNote({ login }: { login: LoginRecord }) {
  const { t } = useTranslation('register')
  const { garage_name, company_name } = login.details
  const name = company_name ?? garage_name ?? (login.name || login.email)
  return (
    <div>
      <p className="max-w-prose text-md">
        {t('signedIn.as')} <bdi className="font-semibold">{name}</bdi>
      </p>
      <p className="max-w-prose pt-1 text-soft">{t('signedIn.another')}</p>
      <div className="flex flex-wrap gap-3 pt-5">
        <Link to="/my-profile" className="button button-primary">
          {t('signedIn.profile')}
        </Link>
        <Link
          to={login.role === 'SELLER' ? '/sell-your-parts' : '/all-listings'}
          className="button"
        >
          {login.role === 'SELLER' ? t('signedIn.sell') : t('thanks.search.title')}
        </Link>
      </div>
    </div>
  )
}
