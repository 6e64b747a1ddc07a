import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { DetailFields } from './detail-fields.ts'
import { FormSection } from './form-section.tsx'
import { emirateOptions } from './option-lists.ts'
import { PlaceField } from './place-field.tsx'

type CompanyText =
  | ('company_name' | 'location' | 'emirate' | 'company_address')
  | ('trade_license_no' | 'trade_license_expiry')

type CompanyFieldsProps = DetailFields<CompanyText> & {
  /** Below the field of the name. */
  nameNote?: React.ReactNode
}

/** The company of a seller and its licence; the same when joining and later. */
export function CompanyFields(props: CompanyFieldsProps) {
  const { field, nameNote, onEmirate, document } = props
  const { t } = useTranslation('register')
  return (
    <>
      <FormSection title={t('form.company')} note={t('form.companyNote')}>
        <TextField
          {...field('company_name')}
          className="form-wide"
          label={t('form.company_name')}
          autoComplete="organization"
          maxLength={profileLengths.name}
          required
        />
        {nameNote}
        <PlaceField {...field('location')} onEmirate={onEmirate} />
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
          hint={t('form.addressHint')}
          autoComplete="street-address"
          maxLength={profileLengths.address}
          required
        />
      </FormSection>
      <FormSection title={t('form.licence')} note={t('form.papersNote')}>
        <TextField
          {...field('trade_license_no')}
          label={t('form.trade_license_no')}
          dir="ltr"
          maxLength={profileLengths.licence}
          required
        />
        <TextField
          {...field('trade_license_expiry')}
          label={t('form.trade_license_expiry')}
          hint={t('form.expiryHint')}
          type="date"
          dir="ltr"
        />
        {document('trade_license_upload', t('form.trade_license_upload'))}
      </FormSection>
    </>
  )
}
