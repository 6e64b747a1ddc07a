import { useState } from 'react'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { CodeField } from '#web/ui/form/code-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ChallengeNote } from '#web/shell/members/challenge/challenge-note.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { FormAlert } from './form-alert.tsx'
import type { LoginMove } from './login-steps.ts'
import { newPasswordProblems, passwordRules, type NewPassword } from './new-password.ts'
import { SentTo } from './sent-to.tsx'

const nothing: NewPassword = { code: '', password: '', confirm: '' }

/** The code that was sent and the password of one's choice, in one go. */
export function RenewStep({ sentTo, move }: { sentTo: string; move: (move: LoginMove) => void }) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  const { language } = usePage()
  const [failure, setFailure] = useState('')
  const { ref, field, setServerErrors, submit, busy, values } = useFormState<NewPassword>({
    initial: nothing,
    check: (typed) => newPasswordProblems(typed, sentTo, t),
  })

  const renew = async ({ code, password }: NewPassword) => {
    setFailure('')
    try {
      await browserApi(language).call('resetPassword', { identify: sentTo, code, password })
      move({ type: 'renew' })
    } catch (error) {
      setFailure(failureText(error, setServerErrors))
    }
  }
  const texts = { show: t('credentials.show'), hide: t('credentials.hide') }
  const code = field('code')
  const password = field('password')
  const confirm = field('confirm')

  return (
    <form ref={ref} noValidate onSubmit={submit(renew)} className="login-form">
      {/* So that the browser keeps the new password for the right account. */}
      <input hidden readOnly type="text" autoComplete="username" value={sentTo} />
      <SentTo
        to={sentTo}
        onEdit={() => move({ type: 'go', step: 'identify' })}
        onFailure={setFailure}
      />
      <CodeField {...code} label={t('reset.code')} />
      <PasswordField
        {...password}
        label={t('reset.password')}
        autoComplete="new-password"
        rules={passwordRules(values.password, sentTo, t)}
        texts={texts}
      />
      <PasswordField
        {...confirm}
        label={t('reset.confirm')}
        autoComplete="new-password"
        texts={texts}
      />
      <ChallengeNote />
      <FormAlert message={failure} />
      <div className="login-actions">
        <button type="submit" disabled={busy} className="button button-primary flex-1">
          {busy ? t('reset.busy') : t('reset.submit')}
        </button>
      </div>
    </form>
  )
}
