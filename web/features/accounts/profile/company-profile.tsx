import { useTranslation } from '#web/shell/i18n.ts'
import { CompanyFields } from '../details/company-fields.tsx'
import { DocumentField } from './document-field.tsx'
import { PersonSection, ProfileFrame } from './profile-frame.tsx'
import type { ProfileProps } from './profile-frame.tsx'
import { companyValues, mostAbout } from './profile-values.ts'
import { PublicPageSection } from './public-page-section.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { weekProblem } from './week-draft.ts'

const required = [
  'emirate',
  'company_name',
  'company_address',
  'trade_license_no',
  'trade_license_upload',
] as const

/** The profile of everybody who isn't a buyer. */
export function CompanyProfile({ user, onSaved }: ProfileProps) {
  const { t } = useTranslation('account')
  const { form, saved, ...frame } = useProfileForm({
    ...{ user, onSaved, required },
    read: companyValues,
    check: ({ about, hours }) => {
      const wrong = weekProblem(hours)
      return {
        ...(about.length > mostAbout && { about: t('about.long') }),
        ...(wrong && { hours: t(`hours.problems.${wrong}`) }),
      }
    },
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
      {/* Operators have no page. */}
      {user.role === 'SELLER' && (
        <PublicPageSection seller={user._id} about={field('about')} hours={field('hours')} />
      )}
    </ProfileFrame>
  )
}
