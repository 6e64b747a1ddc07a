import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { rememberOrigin } from '#web/shell/members/origin.ts'

/** For those without an account. The dialog closes on the way, so that it isn't over the next page. */
export function RegisterInstead() {
  const { t } = useTranslation('login')
  return (
    <p className="pt-4 text-soft">
      {t('register.question')}{' '}
      <Link
        to="/register"
        className="link"
        onClick={(event) => {
          rememberOrigin(location.pathname + location.search)
          event.currentTarget.closest('dialog')?.close()
        }}
      >
        {t('register.link')}
      </Link>
    </p>
  )
}
