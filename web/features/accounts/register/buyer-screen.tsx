import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emirateOptions, garageTypeOptions } from './option-lists.ts'
import { PlaceField } from './place-field.tsx'
import type { SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { FormSection, SignUpFoot, UploadField, Uploading } from './sign-up-form.tsx'
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
export default function BuyerScreen() {
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
        <FormSection title={t('form.garage')}>
          <TextField
            {...field('garage_name')}
            label={t('form.garage_name')}
            autoComplete="organization"
            maxLength={120}
            required
          />
          <SelectField
            {...field('garage_type')}
            label={t('form.garage_type')}
            options={garageTypeOptions(t)}
            placeholder={t('form.choose')}
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
            {...field('garage_address')}
            className="form-wide"
            label={t('form.garage_address')}
            hint={t('form.addressHint')}
            autoComplete="street-address"
            maxLength={240}
            required
          />
          <TextField
            {...field('opening_hours')}
            label={t('form.opening_hours')}
            type="time"
            dir="ltr"
            required
          />
          <TextField
            {...field('closing_hours')}
            label={t('form.closing_hours')}
            type="time"
            dir="ltr"
            required
          />
        </FormSection>

        <FormSection title={t('form.papers')} note={t('form.papersNote')}>
          <div className="form-stack">
            <TextField
              {...field('trade_license_no')}
              label={t('form.trade_license_no')}
              dir="ltr"
              maxLength={50}
              required
            />
            <UploadField
              {...field('trade_license_upload')}
              label={t('form.trade_license_upload')}
            />
          </div>
          <div className="form-stack">
            <TextField
              {...field('vat_registration_no')}
              label={t('form.vat_registration_no')}
              optional={t('optional')}
              dir="ltr"
              maxLength={30}
            />
            <UploadField
              {...field('vat_certification_upload')}
              label={t('form.vat_certification_upload')}
              optional
            />
          </div>
        </FormSection>

        <FormSection title={t('form.people')}>
          <div className="form-stack">
            <TextField
              {...field('owner_manager_name')}
              label={t('form.owner_manager_name')}
              autoComplete="name"
              maxLength={120}
              required
            />
            <UploadField
              {...field('owner_manager_emirates_id')}
              label={t('form.owner_manager_emirates_id')}
              optional
            />
          </div>
          <div className="form-stack">
            <TextField
              {...field('goods_receiver_name')}
              label={t('form.goods_receiver_name')}
              maxLength={120}
              required
            />
            <UploadField {...field('emirates_id')} label={t('form.emirates_id')} optional />
          </div>
        </FormSection>

        <FormSection title={t('form.picture')}>
          <UploadField {...field('avatar')} label={t('form.avatar')} optional picture />
        </FormSection>

        <SignUpFoot terms={field('terms')} termsRequired={false} busy={busy} failure={failure} />
      </form>
    </Uploading>
  )
}
