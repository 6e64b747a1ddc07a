import { useState } from 'react'
import { ApiError, type ReplyOf } from '#contract/api.ts'
import { profileLengths } from '#contract/limits.ts'
import { passwordLength } from '#contract/password-length.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { rememberLogin } from '#web/shell/login-record.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { CodeField, codeLength } from '#web/ui/form/code-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { isPhoneEmpty, phoneStart, toInternational } from '#web/ui/form/phone-number.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { AppSecret } from '../security/app-secret.tsx'
import { RecoveryCodes } from '../security/recovery-codes.tsx'

type Values = { name: string; phone: string; password: string; code: string }
type JoinFormProps = { invitation: ReplyOf<'openInvitation'>; token: string }

/**
 * Name, password and authenticator app in one form; then the recovery codes, and the way in. The secret of the app is
 * made when this browser asks for it, so that nobody who opened the link before knows it.
 */
export function JoinForm({ invitation, token }: JoinFormProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { run, busy, failure } = useMutation()
  const [joined, setJoined] = useState<ReplyOf<'acceptInvitation'>>()
  const [started, setStarted] = useState<ReplyOf<'startInvitation'>>()
  const focusCode = useFocusAfterRender(() =>
    document.querySelector<HTMLElement>('#app input, #app button'),
  )
  const { email, role, isRenewal } = invitation
  const { ref, field, set, submit, setServerErrors } = useFormState<Values>({
    initial: { name: '', phone: phoneStart, password: '', code: '' },
    check: ({ name, phone, password }) => ({
      name: !isRenewal && name.trim() === '' ? t('join.nameMissing') : undefined,
      phone: !isRenewal && isPhoneEmpty(phone) ? t('join.phoneMissing') : undefined,
      password:
        password.length < passwordLength.min
          ? t('join.passwordShort', { min: passwordLength.min })
          : undefined,
    }),
  })
  const start = () =>
    run(async (api) => {
      setStarted(await api.call('startInvitation', { token }))
      set({ code: '' })
      focusCode()
    })
  const join = async ({ name, phone, password, code }: Values) => {
    // Not among the checks of the form: those would blame the box as soon as it appears.
    if (code.length < codeLength) return void setServerErrors({ code: t('app.codeMissing') })
    await run(
      async (api) => {
        const person = isRenewal ? {} : { name, phone: toInternational(phone) }
        const input = { token, key: started!.key, password, code, language, ...person }
        try {
          setJoined(await api.call('acceptInvitation', input))
        } catch (error) {
          // Somebody has begun in another browser since: what is shown here is void.
          if (error instanceof ApiError && error.code === 'invitation.restarted')
            setStarted(undefined)
          throw error
        }
      },
      { setFieldErrors: setServerErrors },
    )
  }
  const submitText = !started
    ? t('join.setUp')
    : isRenewal
      ? t('join.submitRenew')
      : t('join.submit')
  if (joined)
    return (
      <div className="panel max-w-prose p-5">
        <RecoveryCodes
          codes={joined.recoveryCodes}
          done={t('join.start')}
          onDone={() => {
            rememberLogin(joined)
            location.assign('/operator')
          }}
        />
      </div>
    )
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit((values) => (started ? join(values) : start()))}
      className="operator-join"
    >
      <p className="text-md">
        <bdi>{t('join.invited', { email: `\u2066${email}\u2069`, role: t(`roles.${role}`) })}</bdi>
      </p>
      <SheetSection id="person" title={t('join.person')}>
        {/* So that the browser stores the password for the right account. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        {!isRenewal && (
          <>
            <TextField
              {...field('name')}
              label={t('join.name')}
              autoComplete="name"
              maxLength={profileLengths.name}
              required
            />
            <PhoneField {...field('phone')} label={t('join.phone')} required />
          </>
        )}
        <PasswordField
          {...field('password')}
          label={t('join.password')}
          autoComplete="new-password"
          texts={{ show: t('join.show'), hide: t('join.hide') }}
        />
      </SheetSection>
      {started && (
        <SheetSection id="app" title={t('security.app')}>
          <AppSecret secret={started.secret} uri={started.uri} />
          <CodeField {...field('code')} label={t('app.code')} />
        </SheetSection>
      )}
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary justify-self-start">
        {busy ? t('sending') : submitText}
      </button>
    </form>
  )
}
