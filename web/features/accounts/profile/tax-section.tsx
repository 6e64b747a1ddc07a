import { longestIbanEntry, profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormSection } from '../details/form-section.tsx'

type TaxSectionProps = {
  /** Whose password it is, for password managers. */
  email: string
  legalName: FieldBinding<string>
  taxNumber: FieldBinding<string>
  iban: FieldBinding<string>
  /** Present while the IBAN is another one than that of the account. */
  password: FieldBinding<string> | undefined
}

/** What invoices and transfers need of a company. */
export function TaxSection({ email, legalName, taxNumber, iban, password }: TaxSectionProps) {
  const { t } = useTranslation('account')
  return (
    <FormSection title={t('tax.title')} note={t('tax.note')}>
      <TextField
        {...legalName}
        className="form-wide"
        label={t('tax.legalName')}
        optional={t('register:optional')}
        hint={t('tax.legalNameHint')}
        maxLength={profileLengths.name}
      />
      <TextField
        {...taxNumber}
        label={t('tax.number')}
        optional={t('register:optional')}
        hint={t('tax.numberHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={profileLengths.vatNumber}
      />
      <div className="form-stack">
        <TextField
          {...iban}
          label={t('tax.iban')}
          optional={t('register:optional')}
          hint={t('tax.ibanHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestIbanEntry}
        />
        {password && (
          <>
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              {...password}
              label={t('tax.password')}
              autoComplete="current-password"
              texts={{ show: t('password.show'), hide: t('password.hide') }}
            />
          </>
        )}
      </div>
    </FormSection>
  )
}
