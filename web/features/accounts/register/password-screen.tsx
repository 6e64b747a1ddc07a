import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { saveDraft, stepPath, type SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { refusedHere } from './sent-back.ts'
import { isCommonPassword, isLongEnough, isTooLong } from './sign-up-rules.ts'

/** Chooses a password, typed twice. */
export function PasswordScreen() {
  return (
    <RegisterStepGate step="password">{(draft) => <PasswordStep draft={draft} />}</RegisterStepGate>
  )
}

function PasswordStep({ draft }: { draft: SignupDraft }) {
  const { t } = useTranslation('register')
  const navigate = useNavigate()
  const [refused] = useState(refusedHere(useLocation()))
  const { email = '' } = draft
  const known = refused ? '' : (draft.password ?? '')

  const weakness = (password: string) => {
    if (password === '') return t('password.needed')
    if (!isLongEnough(password)) return t('password.short')
    if (isTooLong(password)) return t('password.long')
    return isCommonPassword(password, email) ? t('password.common') : undefined
  }
  const { ref, values, field, submit, busy } = useFormState({
    initial: { password: known, confirm: known },
    check: ({ password, confirm }) => ({
      password: weakness(password),
      confirm:
        confirm === ''
          ? t('password.confirmNeeded')
          : confirm === password
            ? undefined
            : t('password.mismatch'),
    }),
  })
  const { password } = values
  const long = isLongEnough(password)
  const texts = { show: t('password.show'), hide: t('password.hide') }

  return (
    <form
      ref={ref}
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={submit(async () => {
        saveDraft({ password })
        await navigate(stepPath('details', draft.accountType))
      })}
    >
      {refused && (
        <p role="alert" className="form-failure">
          {refused}
        </p>
      )}
      {/* For password managers: which account the password is of. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('password.label')}
        autoComplete="new-password"
        texts={texts}
        rules={[
          { text: t('password.ruleLength'), met: long },
          { text: t('password.ruleCommon'), met: long && !isCommonPassword(password, email) },
        ]}
      />
      <PasswordField
        {...field('confirm')}
        label={t('password.confirm')}
        autoComplete="new-password"
        texts={texts}
      />
      <div>
        <button type="submit" disabled={busy} className="button button-primary">
          {t('continue')}
        </button>
      </div>
    </form>
  )
}
