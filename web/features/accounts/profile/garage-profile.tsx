import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emirateOptions, garageTypeOptions } from '../register/option-lists.ts'
import { PlaceField } from '../register/place-field.tsx'
import { FormSection } from '../register/sign-up-form.tsx'
import { buyerRequired } from '../register/sign-up-rules.ts'
import { DocumentField } from './document-field.tsx'
import { PersonSection, ProfileFrame } from './profile-frame.tsx'
import type { ProfileProps } from './profile-screen.tsx'
import { garageValues } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The profile of a buyer: his garage, its papers and its people. */
export function GarageProfile({ user, onSaved }: ProfileProps) {
  const { t } = useTranslation('register')
  const { form, saved, ...frame } = useProfileForm({
    ...{ user, onSaved },
    read: garageValues,
    required: buyerRequired,
  })
  const { field, values } = form
  return (
    <ProfileFrame formRef={form.ref} busy={form.busy} {...frame}>
      <PersonSection user={user} avatar={field('avatar')} name={field('name')} />
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
          {...field('garage_address')}
          className="form-wide"
          label={t('form.garage_address')}
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

      <FormSection title={t('form.papers')}>
        <div className="form-stack">
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
        </div>
        <div className="form-stack">
          <TextField
            {...field('vat_registration_no')}
            label={t('form.vat_registration_no')}
            optional={t('optional')}
            dir="ltr"
            maxLength={30}
          />
          <DocumentField
            {...field('vat_certification_upload')}
            saved={saved.vat_certification_upload}
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
            maxLength={120}
            required
          />
          <DocumentField
            {...field('owner_manager_emirates_id')}
            saved={saved.owner_manager_emirates_id}
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
          <DocumentField
            {...field('emirates_id')}
            saved={saved.emirates_id}
            label={t('form.emirates_id')}
            optional
          />
        </div>
      </FormSection>
    </ProfileFrame>
  )
}
