import { GarageFields } from '../details/garage-fields.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { buyerRequired } from '../register/sign-up-rules.ts'
import { DocumentField } from './document-field.tsx'
import { PersonSection, ProfileFrame } from './profile-frame.tsx'
import type { ProfileProps } from './profile-frame.tsx'
import { garageValues, isTaxNumber } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The profile of a buyer: the garage, its documents and its people. */
export function GarageProfile({ user, onSaved }: ProfileProps) {
  const { t } = useTranslation('account')
  const { form, saved, ...frame } = useProfileForm({
    ...{ user, onSaved },
    read: garageValues,
    required: buyerRequired,
    check: ({ vat_registration_no }) =>
      isTaxNumber(vat_registration_no) ? {} : { vat_registration_no: t('tax.problems.number') },
  })
  const { field, values } = form
  return (
    <ProfileFrame formRef={form.ref} busy={form.busy} {...frame}>
      <PersonSection user={user} avatar={field('avatar')} name={field('name')} />
      <GarageFields
        field={field}
        onEmirate={(emirate) => values.emirate === '' && form.set({ emirate })}
        document={(name, label, optional) => (
          <DocumentField {...field(name)} saved={saved[name]} label={label} optional={optional} />
        )}
      />
    </ProfileFrame>
  )
}
