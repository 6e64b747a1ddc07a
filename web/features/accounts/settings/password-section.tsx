import { useState } from 'react'
import type { User } from '#contract/profile.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { rememberLogin } from '#web/shell/login-record.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { isCommonPassword, isLongEnough, isTooLong } from '../register/sign-up-rules.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'

const empty = { current: '', password: '', confirm: '' }

/** The old password, the new one twice; other devices are signed out by it. */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation('account')
  // A finished change leaves an empty form behind.
  const [round, setRound] = useState(0)
  return (
    <SettingsSection id="password" text={t('password.text')}>
      <PasswordForm key={round} user={user} onDone={() => setRound(round + 1)} />
    </SettingsSection>
  )
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { failure, run } = useConfirmedStep()
  const isCommon = (password: string) => isCommonPassword(password, user.email)
  const problemOf = (password: string) => {
    if (!isLongEnough(password)) return t('password.problems.short')
    if (isTooLong(password)) return t('password.problems.long')
    return isCommon(password) ? t('password.problems.common') : undefined
  }
  const { ref, values, field, submit, setServerErrors, busy } = useFormState({
    initial: empty,
    check: ({ current, password, confirm }) => ({
      current: current === '' ? t('password.problems.current') : undefined,
      password: problemOf(password),
      confirm: confirm === password ? undefined : t('password.problems.mismatch'),
    }),
  })
  const { password } = values
  const texts = { show: t('password.show'), hide: t('password.hide') }

  const send = ({ current, password }: typeof empty) =>
    run(
      async (api) => {
        const reply = await api.call('changePassword', { current, password })
        // The old token has ended with the old password.
        rememberLogin({ user, token: reply.token })
        toast(t('password.done'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )

  return (
    <form ref={ref} noValidate onSubmit={submit(send)} className="settings-form">
      {/* Password managers file the new password under this name. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...field('current')}
        label={t('password.current')}
        autoComplete="current-password"
        texts={texts}
      />
      <PasswordField
        {...field('password')}
        label={t('password.new')}
        autoComplete="new-password"
        rules={[
          { text: t('password.rules.length'), met: isLongEnough(password) },
          { text: t('password.rules.common'), met: isLongEnough(password) && !isCommon(password) },
        ]}
        texts={texts}
      />
      <PasswordField
        {...field('confirm')}
        label={t('password.confirm')}
        autoComplete="new-password"
        texts={texts}
      />
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary">
        {busy ? t('sending') : t('password.submit')}
      </button>
    </form>
  )
}
