import { Link } from 'react-router'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'

/** What comes next, by who is here. */
export default function ThankYouScreen() {
  const { t } = useTranslation('register')
  const login = useLogin()
  const askLogin = useAskLogin()
  if (!login)
    return (
      <>
        <p className="max-w-prose text-md text-soft">{t('thanks.visitor')}</p>
        <div className="flex flex-wrap gap-3 pt-5">
          <Link to="/register" className="button button-primary">
            {t('pages:register.title')}
          </Link>
          <button type="button" onClick={() => askLogin()} className="button">
            {t('login')}
          </button>
        </div>
      </>
    )
  const seller = login.role === 'SELLER'
  return (
    <>
      <p className="max-w-prose text-md text-soft">
        {seller ? t('thanks.seller') : t('thanks.buyer')}
      </p>
      <div className="flex flex-wrap gap-3 pt-5">
        <Link
          to={seller ? `/seller-details/${login._id}` : '/all-listings'}
          className="button button-primary"
        >
          {seller ? t('thanks.page') : t('thanks.search')}
        </Link>
        <Link to="/my-profile" className="button">
          {t('signedIn.profile')}
        </Link>
      </div>
    </>
  )
}
