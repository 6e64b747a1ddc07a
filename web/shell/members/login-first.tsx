import { useEffect } from 'react'
import { Link } from 'react-router'
import { useAskLogin } from '../ask-login.tsx'
import { useTranslation } from '../i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type LoginFirstProps = {
  /** A session has ended meanwhile; the user is informed, not interrupted. */
  ended: boolean
  preservesInput?: boolean
}

/** In place of a private page: "Please login first", with the login dialog for a visitor. */
export function LoginFirst({ ended, preservesInput = false }: LoginFirstProps) {
  const { t } = useTranslation('account')
  const askLogin = useAskLogin()
  useEffect(() => {
    if (!ended) askLogin()
  }, [ended, askLogin])
  return (
    <section className="panel max-w-prose overflow-hidden" aria-labelledby="login-first">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{ended ? t('loginFirst.endedLabel') : t('loginFirst.label')}</span>
        <Icon name="contact" />
      </div>
      <div className="grid gap-4 p-5">
        <div role={ended ? 'alert' : undefined}>
          <h2 id="login-first" className="text-xl">
            {t('loginFirst.title')}
          </h2>
          <p className="pt-1 text-soft">
            {ended ? t('loginFirst.ended') : t('loginFirst.text')}{' '}
            {ended && preservesInput && t('loginFirst.kept')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button button-primary" onClick={() => askLogin()}>
            {t('shell:account.login')}
          </button>
          <Link to="/register" className="button">
            {t('shell:account.register')}
          </Link>
        </div>
      </div>
    </section>
  )
}
