import { useState } from 'react'
import { ApiError, type InputOf } from '#contract/api.ts'
import { longestCode } from '#contract/limits.ts'
import type { FactorAsked } from '#contract/second-factor.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { rememberLogin } from '#web/shell/login-record.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormAlert } from './form-alert.tsx'
import type { LoginMove } from './login-steps.ts'

type FactorStepProps = { factor: FactorAsked; move: (move: LoginMove) => void }

/** The second factor, once the password was right: a code, or a passkey of this device. */
export function FactorStep({ factor: { ticket, methods }, move }: FactorStepProps) {
  const { t } = useTranslation('login')
  const failureText = useFailureText()
  const { language } = usePage()
  const [failure, setFailure] = useState('')
  const [isEnded, setEnded] = useState(false)
  const [busy, setBusy] = useState(false)
  const { ref, field, submit, setServerErrors } = useFormState({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('factor.missing') : undefined }),
  })

  const enter = async (proof: Omit<InputOf<'enterFactor'>, 'ticket'>) => {
    const reply = await browserApi(language).call('enterFactor', { ticket, ...proof })
    if (!rememberLogin(reply)) return setFailure(t('errors.storage'))
    if (reply.user.role === 'OPERATOR' && !location.pathname.startsWith('/operator'))
      return location.assign('/operator')
    location.reload()
  }
  const signByPasskey = async () => {
    const { options } = await browserApi(language).call('getPasskeyOptions', { ticket })
    const { signByPasskey: sign } = await import('#web/shell/members/passkeys.ts')
    const passkey = await sign(options)
    if (!passkey) return setFailure(t('factor.passkeyFailed'))
    return enter({ passkey })
  }
  const trying = async (attempt: () => Promise<unknown>) => {
    setFailure('')
    setBusy(true)
    try {
      await attempt()
    } catch (error) {
      setEnded(error instanceof ApiError && error.code === 'factor.expired')
      setFailure(failureText(error, setServerErrors))
    }
    setBusy(false)
  }

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit(({ code }) => trying(() => enter({ code })))}
      className="login-form"
    >
      <TextField
        {...field('code')}
        good={false}
        label={t('factor.code')}
        hint={methods.includes('recovery') ? t('factor.hint') : undefined}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestCode}
        required
      />
      <FormAlert message={failure} />
      {isEnded && (
        <button
          type="button"
          className="login-link link"
          onClick={() => move({ type: 'go', step: 'credentials' })}
        >
          {t('factor.again')}
        </button>
      )}
      <div className="login-actions">
        {methods.includes('passkey') && (
          <button
            type="button"
            disabled={busy}
            className="button"
            onClick={() => void trying(signByPasskey)}
          >
            {t('factor.passkey')}
          </button>
        )}
        <button type="submit" disabled={busy} className="button button-primary flex-1">
          {busy ? t('factor.busy') : t('factor.submit')}
        </button>
      </div>
    </form>
  )
}
