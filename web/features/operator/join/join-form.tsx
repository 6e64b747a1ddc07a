import { useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
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
import { AppSecret } from '../security/app-secret.tsx'
import { RecoveryCodes } from '../security/recovery-codes.tsx'

type Values = { name: string; phone: string; password: string; code: string }
type JoinFormProps = { invitation: ReplyOf<'openInvitation'>; token: string }

/** Name, password and authenticator app in one form; then the recovery codes, and the way in. */
export function JoinForm({ invitation, token }: JoinFormProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { run, busy, failure } = useMutation()
  const [joined, setJoined] = useState<ReplyOf<'acceptInvitation'>>()
  const { email, role, isRenewal } = invitation
  const { ref, field, submit, setServerErrors } = useFormState<Values>({
    initial: { name: '', phone: phoneStart, password: '', code: '' },
    check: ({ name, phone, password, code }) => ({
      name: !isRenewal && name.trim() === '' ? t('join.nameMissing') : undefined,
      phone: !isRenewal && isPhoneEmpty(phone) ? t('join.phoneMissing') : undefined,
      password:
        password.length < passwordLength.min
          ? t('join.passwordShort', { min: passwordLength.min })
          : undefined,
      code: code.length < codeLength ? t('app.codeMissing') : undefined,
    }),
  })
  const join = ({ name, phone, password, code }: Values) =>
    run(
      async (api) => {
        const person = isRenewal ? {} : { name, phone: toInternational(phone) }
        const input = { token, password, code, language, ...person }
        setJoined(await api.call('acceptInvitation', input))
      },
      { setFieldErrors: setServerErrors },
    )
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
    <form ref={ref} noValidate onSubmit={submit(join)} className="operator-join">
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
      <SheetSection id="app" title={t('security.app')}>
        <AppSecret secret={invitation.secret} uri={invitation.uri} />
        <CodeField {...field('code')} label={t('app.code')} />
      </SheetSection>
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary justify-self-start">
        {busy ? t('sending') : isRenewal ? t('join.submitRenew') : t('join.submit')}
      </button>
    </form>
  )
}
