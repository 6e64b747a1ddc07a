import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

/** The password again, of the account that a browser's password manager is to find. */
export function OwnPasswordField(field: FieldBinding<string>) {
  const { t } = useTranslation('import')
  const email = useLogin()?.email
  return (
    <>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        {...field}
        label={t('keys.password')}
        autoComplete="current-password"
        texts={{ show: t('account:password.show'), hide: t('account:password.hide') }}
      />
    </>
  )
}
