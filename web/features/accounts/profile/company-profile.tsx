import { CompanyFields } from '../details/company-fields.tsx'
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
  const { form, saved, ...frame } = useProfileForm({
    ...{ user, onSaved, required },
    read: companyValues,
  })
  const { field, values } = form
  return (
    <ProfileFrame formRef={form.ref} busy={form.busy} {...frame}>
      <PersonSection user={user} avatar={field('avatar')} name={field('name')} />
      <CompanyFields
        field={field}
        onEmirate={(emirate) => values.emirate === '' && form.set({ emirate })}
        // A company has one.
        document={(_, label) => (
          <DocumentField
            {...field('trade_license_upload')}
            saved={saved.trade_license_upload}
            label={label}
          />
        )}
      />
    </ProfileFrame>
  )
}
