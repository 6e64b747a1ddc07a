import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CompanyFields } from '../details/company-fields.tsx'
import { NameProposal } from './company-name/name-proposal.tsx'
import { englishNameOf } from './company-name/propose-name.ts'
import { DocumentField } from './document-field.tsx'
import { PersonSection, ProfileFrame } from './profile-frame.tsx'
import type { ProfileProps } from './profile-frame.tsx'
import { changesIban, companyValues, isTaxNumber, mayBeIban } from './profile-values.ts'
import { PublicPageSection } from './public-page-section.tsx'
import { TaxSection } from './tax-section.tsx'
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
    check: ({ about, about_ar, hours, vat_registration_no, iban, password }) => {
      const wrong = weekProblem(hours)
      const lacksPassword = password === '' && changesIban(user, iban)
      return {
        ...(about.length > profileLengths.about && { about: t('about.long') }),
        ...(about_ar.length > profileLengths.about && { about_ar: t('about.long') }),
        ...(!isTaxNumber(vat_registration_no) && {
          vat_registration_no: t('tax.problems.number'),
        }),
        ...(!mayBeIban(iban) && { iban: t('tax.problems.iban') }),
        ...(lacksPassword && { password: t('password.problems.current') }),
        ...(wrong && { hours: t(`hours.problems.${wrong}`) }),
      }
    },
  })
  const { field, values } = form
  const setIban = (iban: string) =>
    // A password that isn't needed any more must not count as a change.
    form.set({ iban, ...(!changesIban(user, iban) && { password: '' }) })
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
      {/* Operators sell nothing and have no page. */}
      {user.role === 'SELLER' && (
        <TaxSection
          email={user.email}
          legalName={field('legal_name')}
          taxNumber={field('vat_registration_no')}
          iban={{ ...field('iban'), onChange: setIban }}
          password={changesIban(user, values.iban) ? field('password') : undefined}
        />
      )}
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
