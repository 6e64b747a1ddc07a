import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CompanyFields } from '../details/company-fields.tsx'
import { NameProposal } from './company-name/name-proposal.tsx'
import { englishNameOf } from './company-name/propose-name.ts'
import { DocumentField } from './document-field.tsx'
import { PersonSection, ProfileFrame } from './profile-frame.tsx'
import type { ProfileProps } from './profile-frame.tsx'
import { companyValues } from './profile-values.ts'
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
    check: ({ about, about_ar, hours }) => {
      const wrong = weekProblem(hours)
      return {
        ...(about.length > profileLengths.about && { about: t('about.long') }),
        ...(about_ar.length > profileLengths.about && { about_ar: t('about.long') }),
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
        nameNote={
          values.company_name.trim() === '' && (
            <NameProposal
              name={englishNameOf(values.company_name_ar)}
              onAccept={(company_name) => form.set({ company_name })}
            />
          )
        }
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
        <PublicPageSection
          seller={user._id}
          name={values.company_name}
          nameAr={field('company_name_ar')}
          about={field('about')}
          aboutAr={field('about_ar')}
          hours={field('hours')}
          cover={{ ...field('cover'), saved: saved.cover }}
        />
      )}
    </ProfileFrame>
  )
}
