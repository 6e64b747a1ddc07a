import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { longestEmail } from '#contract/limits.ts'
import { solvingApi } from '#web/shell/members/challenge/solving-api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { rememberLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChallengeNote } from '#web/shell/members/challenge/challenge-note.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { credentialProblems, loginInput } from './credentials.ts'
import { FormAlert } from './form-alert.tsx'
import type { LoginMethod, LoginMove, LoginState, TypedCredentials } from './login-steps.ts'

type CredentialsStepProps = {
  state: LoginState
  method: LoginMethod
  move: (move: LoginMove) => void
}

/** The address or number with its password. Once that is right, the same page is loaded again. */
export function CredentialsStep({ state, method, move }: CredentialsStepProps) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  const { language } = usePage()
  const [failure, setFailure] = useState('')
  const [redirecting, setRedirecting] = useState(false)
  const {
    ref,
    field,
    setServerErrors,
    submit,
    busy: sending,
  } = useFormState<TypedCredentials>({
    initial: state.typed,
    check: (typed) => credentialProblems(method, typed, t),
    onValues: (typed) => move({ type: 'type', typed }),
  })
  const busy = sending || redirecting

  const logIn = async (typed: TypedCredentials) => {
    setFailure('')
    try {
      const reply = await solvingApi(language).call('login', loginInput(method, typed))
      if (!rememberLogin(reply)) return setFailure(t('errors.storage'))
      setRedirecting(true)
      location.reload()
    } catch (error) {
      if (error instanceof ApiError && error.factor)
        return move({ type: 'factor', factor: error.factor })
      setFailure(failureText(error, setServerErrors))
    }
  }
  const email = field('email')
  const phone = field('phone')
  const password = field('password')

  return (
    <form ref={ref} noValidate onSubmit={submit(logIn)} className="login-form">
      {state.renewed && (
        <p role="status" className="login-good">
          <Icon name="check" />
          {t('reset.done')}
        </p>
      )}
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
        <PhoneField
          {...phone}
          good={false}
          label={t('credentials.phone')}
          autoComplete="username"
          required
        />
      )}
      <PasswordField
        {...password}
        good={false}
        label={t('credentials.password')}
        autoComplete="current-password"
        texts={{ show: t('credentials.show'), hide: t('credentials.hide') }}
      />
      <button
        type="button"
        className="login-link link"
        onClick={() => move({ type: 'go', step: 'identify' })}
      >
        {t('credentials.forgot')}
      </button>
      <ChallengeNote />
      <FormAlert message={failure} />
      <div className="login-actions">
        <button
          type="button"
          className="button"
          onClick={() => move({ type: 'go', step: 'method' })}
        >
          <Icon name="chevron" className="turns-back" />
          {t('credentials.previous')}
        </button>
        <button type="submit" disabled={busy} className="button button-primary flex-1">
          {busy ? t('credentials.busy') : t('credentials.submit')}
        </button>
      </div>
    </form>
  )
}
