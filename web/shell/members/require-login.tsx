import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useAskLogin } from '../ask-login.tsx'
import { useTranslation } from '../i18n.ts'
import { useLogin } from '../login-record.ts'
import { Icon } from '#web/ui/icon.tsx'

type RequireLoginProps = {
  /** Whether what was typed outlasts signing in again, which is then said. */
  keeps?: boolean
  children: React.ReactNode
}

/**
 * Shows what is inside to whoever is signed in, and "Please login first" to others. A session that
 * ends meanwhile hides what was there without losing it: the same person finds it as it was. Stands
 * inside a part that brings the texts of accounts.
 */
export function RequireLogin({ keeps = false, children }: RequireLoginProps) {
  const login = useLogin()
  const [seen, setSeen] = useState(login?._id)
  if (login && login._id !== seen) setSeen(login._id)
  return (
    <>
      {!login && <LoginFirst ended={seen !== undefined} keeps={keeps} />}
      {seen && (
        <div key={seen} hidden={!login}>
          {children}
        </div>
      )}
    </>
  )
}

function LoginFirst({ ended, keeps }: { ended: boolean; keeps: boolean }) {
  const { t } = useTranslation('account')
  const ask = useAskLogin()
  // Somebody in the middle of something is told, and not interrupted.
  useEffect(() => {
    if (!ended) ask()
  }, [ended, ask])
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
            {ended && keeps && t('loginFirst.kept')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button button-primary" onClick={() => ask()}>
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
