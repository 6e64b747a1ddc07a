import { useState } from 'react'
import { longestEmail } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChallengeNote } from '#web/shell/members/challenge/challenge-note.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { identityOf, identityProblem } from './credentials.ts'
import { FormAlert } from './form-alert.tsx'
import type { LoginMethod, LoginMove, LoginState, TypedCredentials } from './login-steps.ts'
import { sendCode } from './send-code.ts'

type IdentifyStepProps = {
  state: LoginState
  method: LoginMethod
  move: (move: LoginMove) => void
}

/** Whose password was forgotten: asks where to send the code. */
export function IdentifyStep({ state, method, move }: IdentifyStepProps) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  const { language } = usePage()
  const [failure, setFailure] = useState('')
  const { ref, field, setServerErrors, submit, busy } = useFormState<TypedCredentials>({
    initial: state.typed,
    check: (typed) => ({ [method]: identityProblem(method, typed, t) }),
    onValues: (typed) => move({ type: 'type', typed }),
  })

  const send = async (typed: TypedCredentials) => {
    const to = identityOf(method, typed)
    setFailure('')
    try {
      await sendCode(language, to)
      move({ type: 'sent', to })
    } catch (error) {
      setFailure(failureText(error, setServerErrors))
    }
  }
  const email = field('email')
  const phone = field('phone')

  return (
    <form ref={ref} noValidate onSubmit={submit(send)} className="login-form">
      <p className="text-soft">{t(method === 'email' ? 'reset.aboutEmail' : 'reset.aboutPhone')}</p>
      {method === 'email' ? (
        <TextField
          {...email}
          good={false}
          label={t('credentials.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          required
        />
      ) : (
        <PhoneField {...phone} good={false} label={t('credentials.phone')} required />
      )}
      <button
        type="button"
        className="login-link link"
        onClick={() => {
          setFailure('')
          move({ type: 'choose', method: method === 'email' ? 'phone' : 'email' })
        }}
      >
        {t(method === 'email' ? 'reset.usePhone' : 'reset.useEmail')}
      </button>
      <ChallengeNote />
      <FormAlert message={failure} />
      <div className="login-actions">
        <button
          type="button"
          className="button"
          onClick={() => move({ type: 'go', step: 'credentials' })}
        >
          <Icon name="chevron" className="turns-back" />
          {t('credentials.previous')}
        </button>
        <button type="submit" disabled={busy} className="button button-primary flex-1">
          {busy ? t('reset.sending') : t('reset.send')}
        </button>
      </div>
    </form>
  )
}
