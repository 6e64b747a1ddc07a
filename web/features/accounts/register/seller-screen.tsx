import { useTranslation } from '#web/shell/i18n.ts'
import { CompanyFields } from '../details/company-fields.tsx'
import { FormSection } from '../details/form-section.tsx'
import type { SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { SignUpFoot, UploadField, Uploading } from './sign-up-form.tsx'
import { sellerRequired } from './sign-up-rules.ts'
import { useDetailsForm } from './use-details-form.ts'

const texts = [
  ...(['company_name', 'emirate', 'company_address'] as const),
  ...(['trade_license_no', 'trade_license_expiry'] as const),
] as const
const uploads = ['trade_license_upload', 'avatar'] as const

/** The company of a seller; submitting opens the account. */
export function SellerScreen() {
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
        <CompanyFields
          field={field}
          onEmirate={suggestEmirate}
          // A company has one.
          document={(_, label) => <UploadField {...field('trade_license_upload')} label={label} />}
        />

        <FormSection title={t('form.picture')}>
          <UploadField {...field('avatar')} label={t('form.avatar')} optional picture />
        </FormSection>

        <SignUpFoot terms={field('terms')} termsRequired busy={busy} failure={failure} />
      </form>
    </Uploading>
  )
}
