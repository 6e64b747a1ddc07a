import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useAskLogin } from '../ask-login.tsx'
import { useTranslation } from '../i18n.ts'
import { useLogin } from '../login-record.ts'
import { Icon } from '#web/ui/icon.tsx'

type RequireLoginProps = {
  /** Whether the user's input survives logging in again, which is then stated. */
  preservesInput?: boolean
  children: React.ReactNode
}

/**
 * Renders its children for a signed-in user, and "Please login first" otherwise. When the session
 * ends, the children are hidden but keep their state for the same user. Must be inside a component
 * that loads the texts of accounts.
 */
export function RequireLogin({ preservesInput = false, children }: RequireLoginProps) {
  const login = useLogin()
  const [lastUserId, setLastUserId] = useState(login?._id)
  if (login && login._id !== lastUserId) setLastUserId(login._id)
  return (
    <>
      {!login && <LoginFirst ended={lastUserId !== undefined} preservesInput={preservesInput} />}
      {lastUserId && (
        <div key={lastUserId} hidden={!login}>
          {children}
        </div>
      )}
    </>
  )
}

function LoginFirst({ ended, preservesInput }: { ended: boolean; preservesInput: boolean }) {
  const { t } = useTranslation('account')
  const askLogin = useAskLogin()
  // A user in the middle of a task is informed, not interrupted.
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
