import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { longestKeyName } from '#contract/limits.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'

type Values = { password: string; name: string }
type Errors = (fields: Record<string, string>) => string[]

type PasswordFormProps = {
  /** Also asks for the name of a device. */
  named?: boolean
  busy: boolean
  failure: string | undefined
  onSubmit: (values: Values, setErrors: Errors) => Promise<unknown>
  onCancel: () => void
}

/** The password again, before a factor is changed. */
export function PasswordForm({ named, busy, failure, onSubmit, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('operator')
  const email = useLogin()?.email ?? ''
  const { ref, field, submit, setServerErrors } = useFormState<Values>({
    initial: { password: '', name: '' },
    check: ({ password, name }) => ({
      password: password === '' ? t('security.passwordMissing') : undefined,
      name: named && name.trim() === '' ? t('security.passkeyNameMissing') : undefined,
    }),
  })
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit((values) => onSubmit(values, setServerErrors))}
      className="operator-form"
    >
      {/* So that the browser takes the name of a device for no user name. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      {named && (
        <TextField
          {...field('name')}
          good={false}
          label={t('security.passkeyName')}
          autoComplete="off"
          maxLength={longestKeyName}
          required
          focused
        />
      )}
      <PasswordField
        {...field('password')}
        good={false}
        label={t('security.password')}
        autoComplete="current-password"
        texts={{ show: t('join.show'), hide: t('join.hide') }}
        focused={!named}
      />
      <FormFailure message={failure} />
      <div className="operator-actions">
        <button type="submit" disabled={busy} className="button button-primary">
          {t('security.continue')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
