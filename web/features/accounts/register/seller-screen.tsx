import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emirateOptions } from './option-lists.ts'
import { PlaceField } from './place-field.tsx'
import type { SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { FormSection, SignUpFoot, UploadField, Uploading } from './sign-up-form.tsx'
import { sellerRequired } from './sign-up-rules.ts'
import { useDetailsForm } from './use-details-form.ts'

const texts = ['company_name', 'emirate', 'company_address', 'trade_license_no'] as const
const uploads = ['trade_license_upload', 'avatar'] as const

/** The company of a seller; submitting opens the account. */
export default function SellerScreen() {
  return (
    <RegisterStepGate step="details" accountType="SELLER">
      {(draft) => <SellerForm draft={draft} />}
    </RegisterStepGate>
  )
}

function SellerForm({ draft }: { draft: SignupDraft }) {
  const { t } = useTranslation('register')
  const { ref, field, send, busy, failure, uploading, suggestEmirate } = useDetailsForm({
    draft,
    texts,
    uploads,
    required: sellerRequired,
  })
  return (
    <Uploading value={uploading}>
      <form ref={ref} noValidate onSubmit={send}>
        <FormSection title={t('form.company')} note={t('form.companyNote')}>
          <TextField
            {...field('company_name')}
            className="form-wide"
            label={t('form.company_name')}
            autoComplete="organization"
            maxLength={120}
            required
          />
          <PlaceField {...field('location')} onEmirate={suggestEmirate} />
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
            maxLength={240}
            required
          />
        </FormSection>

        <FormSection title={t('form.licence')} note={t('form.papersNote')}>
          <TextField
            {...field('trade_license_no')}
            label={t('form.trade_license_no')}
            dir="ltr"
            maxLength={50}
            required
          />
          <UploadField {...field('trade_license_upload')} label={t('form.trade_license_upload')} />
        </FormSection>

        <FormSection title={t('form.picture')}>
          <UploadField {...field('avatar')} label={t('form.avatar')} optional picture />
        </FormSection>

        <SignUpFoot terms={field('terms')} termsRequired busy={busy} failure={failure} />
      </form>
    </Uploading>
  )
}
