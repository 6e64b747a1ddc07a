import { useTranslation } from '#web/shell/i18n.ts'
import { FormSection } from '../details/form-section.tsx'
import { GarageFields } from '../details/garage-fields.tsx'
import type { SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { SignUpFoot, UploadField, Uploading } from './sign-up-form.tsx'
import { buyerRequired } from './sign-up-rules.ts'
import { useDetailsForm } from './use-details-form.ts'

const texts = [
  'garage_name',
  'garage_type',
  'emirate',
  'garage_address',
  'opening_hours',
  'closing_hours',
  'trade_license_no',
  'vat_registration_no',
  'owner_manager_name',
  'goods_receiver_name',
] as const

const uploads = [
  'trade_license_upload',
  'vat_certification_upload',
  'owner_manager_emirates_id',
  'emirates_id',
  'avatar',
] as const

/** The garage of a buyer; submitting opens the account. */
export function BuyerScreen() {
  return (
    <RegisterStepGate step="details" accountType="BUYER">
      {(draft) => <BuyerForm draft={draft} />}
    </RegisterStepGate>
  )
}

function BuyerForm({ draft }: { draft: SignupDraft }) {
  const { t } = useTranslation('register')
  const { ref, field, send, busy, failure, uploading, suggestEmirate } = useDetailsForm({
    draft,
    texts,
    uploads,
    required: buyerRequired,
  })
  return (
    <Uploading value={uploading}>
      <form ref={ref} noValidate onSubmit={send}>
        <GarageFields
          field={field}
          onEmirate={suggestEmirate}
          document={(name, label, optional) => (
            <UploadField {...field(name)} label={label} optional={optional} />
          )}
        />

        <FormSection title={t('form.picture')}>
          <UploadField {...field('avatar')} label={t('form.avatar')} optional picture />
        </FormSection>

        <SignUpFoot terms={field('terms')} termsRequired={false} busy={busy} failure={failure} />
      </form>
    </Uploading>
  )
}
