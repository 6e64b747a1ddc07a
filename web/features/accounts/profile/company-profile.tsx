import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emirateOptions } from '../register/option-lists.ts'
import { PlaceField } from '../register/place-field.tsx'
import { FormSection } from '../register/sign-up-form.tsx'
import { DocumentField } from './document-field.tsx'
import { PersonSection, ProfileFrame } from './profile-frame.tsx'
import type { ProfileProps } from './profile-screen.tsx'
import { companyValues } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

const required = [
  'emirate',
  'company_name',
  'company_address',
  'trade_license_no',
  'trade_license_upload',
] as const

/** The profile of everybody who isn't a buyer. */
export function CompanyProfile({ user, onSaved }: ProfileProps) {
  const { t } = useTranslation('register')
  const { form, saved, ...frame } = useProfileForm({
    ...{ user, onSaved, required },
    read: companyValues,
  })
  const { field, values } = form
  return (
    <ProfileFrame formRef={form.ref} busy={form.busy} {...frame}>
      <PersonSection user={user} avatar={field('avatar')} name={field('name')} />
      <FormSection title={t('form.company')}>
        <TextField
          {...field('company_name')}
          className="form-wide"
          label={t('form.company_name')}
          autoComplete="organization"
          maxLength={120}
          required
        />
        <PlaceField
          {...field('location')}
          onEmirate={(emirate) => values.emirate === '' && form.set({ emirate })}
        />
        <SelectField
          {...field('emirate')}
          label={t('form.emirate')}
          options={emirateOptions(t)}
          placeholder={t('form.choose')}
          required
        />
        <TextField
          {...field('company_address')}
          className="form-wide"
          label={t('form.company_address')}
          autoComplete="street-address"
          maxLength={240}
          required
        />
      </FormSection>
      <FormSection title={t('form.papers')}>
        <TextField
          {...field('trade_license_no')}
          label={t('form.trade_license_no')}
          dir="ltr"
          maxLength={50}
          required
        />
        <DocumentField
          {...field('trade_license_upload')}
          saved={saved.trade_license_upload}
          label={t('form.trade_license_upload')}
        />
      </FormSection>
    </ProfileFrame>
  )
}
