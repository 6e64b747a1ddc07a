import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { DetailFields } from './detail-fields.ts'
import { FormSection } from './form-section.tsx'
import { emirateOptions, garageTypeOptions } from './option-lists.ts'
import { PlaceField } from './place-field.tsx'

type GarageText =
  | 'garage_name'
  | 'garage_type'
  | 'location'
  | 'emirate'
  | 'garage_address'
  | 'opening_hours'
  | 'closing_hours'
  | 'trade_license_no'
  | 'vat_registration_no'
  | 'owner_manager_name'
  | 'goods_receiver_name'

/** The garage of a buyer, its papers and its people; the same when joining and later. */
export function GarageFields(props: DetailFields<GarageText>) {
  const { t } = useTranslation('register')
  const { field, onEmirate } = props
  return (
    <>
      <FormSection title={t('form.garage')}>
        <TextField
          {...field('garage_name')}
          label={t('form.garage_name')}
          autoComplete="organization"
          maxLength={profileLengths.name}
          required
        />
        <SelectField
          {...field('garage_type')}
          label={t('form.garage_type')}
          options={garageTypeOptions(t)}
          placeholder={t('form.choose')}
          required
        />
        <PlaceField {...field('location')} onEmirate={onEmirate} />
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
          maxLength={profileLengths.address}
          required
        />
        {(['opening_hours', 'closing_hours'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(`form.${name}`)}
            type="time"
            dir="ltr"
            required
          />
        ))}
      </FormSection>
      <GaragePapers {...props} />
      <GaragePeople {...props} />
    </>
  )
}

function GaragePapers({ field, document }: DetailFields<GarageText>) {
  const { t } = useTranslation('register')
  return (
    <FormSection title={t('form.papers')} note={t('form.papersNote')}>
      <div className="form-stack">
        <TextField
          {...field('trade_license_no')}
          label={t('form.trade_license_no')}
          dir="ltr"
          maxLength={profileLengths.licence}
          required
        />
        {document('trade_license_upload', t('form.trade_license_upload'))}
      </div>
      <div className="form-stack">
        <TextField
          {...field('vat_registration_no')}
          label={t('form.vat_registration_no')}
          optional={t('optional')}
          hint={t('form.vatHint')}
          dir="ltr"
          inputMode="numeric"
          maxLength={profileLengths.vatNumber}
        />
        {document('vat_certification_upload', t('form.vat_certification_upload'), true)}
      </div>
    </FormSection>
  )
}

function GaragePeople({ field, document }: DetailFields<GarageText>) {
  const { t } = useTranslation('register')
  return (
    <FormSection title={t('form.people')}>
      <div className="form-stack">
        <TextField
          {...field('owner_manager_name')}
          label={t('form.owner_manager_name')}
          maxLength={profileLengths.name}
          required
        />
        {document('owner_manager_emirates_id', t('form.owner_manager_emirates_id'), true)}
      </div>
      <div className="form-stack">
        <TextField
          {...field('goods_receiver_name')}
          label={t('form.goods_receiver_name')}
          maxLength={profileLengths.name}
          required
        />
        {document('emirates_id', t('form.emirates_id'), true)}
      </div>
    </FormSection>
  )
}
