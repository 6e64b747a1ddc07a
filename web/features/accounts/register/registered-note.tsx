import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'

/** Says that there is an account already, and the ways into it. */
export function RegisteredNote({ identity, onOther }: { identity: string; onOther: () => void }) {
  const { t } = useTranslation('register')
  const askLogin = useAskLogin()
  const isEmail = identity.includes('@')
  return (
    <div role="alert" className="form-note">
      <p className="font-semibold">{isEmail ? t('email.registered') : t('phone.registered')}</p>
      <p>
        <bdi dir="ltr" className="wrap-anywhere">
          {identity}
        </bdi>
      </p>
      <div className="flex flex-wrap gap-3 pt-3">
        <button type="button" onClick={() => askLogin()} className="button button-primary">
          {t('login')}
        </button>
        <button type="button" onClick={() => askLogin()} className="button">
          {t('resetPassword')}
        </button>
        <button type="button" onClick={onOther} className="link min-h-11">
          {isEmail ? t('email.edit') : t('phone.edit')}
        </button>
      </div>
    </div>
  )
}
