import type { Address } from '#contract/delivery.ts'
import { emirates, type Emirate } from '#contract/emirates.ts'
import { orderLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { isPhoneEmpty, looksLikePhone, toInternational } from '#web/ui/form/phone-number.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import './addresses.css'

type AddressFormProps = {
  /** The one to change; without it, a new one. */
  address?: Address | undefined
  /** On the button. */
  action: string
  onSaved: (address: Address) => void
  /** Left out where there is no address yet. */
  onCancel: (() => void) | undefined
}

type Values = { name: string; emirate: Emirate | ''; address: string; phone: string }

/** An address of the address book. A new one begins with emirate and phone of the account. */
export function AddressForm({ address, action, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('cart')
  const { failure, run } = useMutation()
  const login = loginNow()
  const required = (text: string) => (text.trim() ? undefined : t('required'))
  const { ref, field, submit, setServerErrors, busy } = useFormState<Values>({
    initial: address ?? {
      ...{ name: login?.details.garage_name ?? login?.details.company_name ?? '', address: '' },
      emirate: (login?.details.emirate ?? '') as Emirate | '',
      phone: login?.phone ?? '',
    },
    check: ({ name, emirate, address, phone }) => ({
      ...{ name: required(name), emirate: required(emirate), address: required(address) },
      phone: isPhoneEmpty(phone) || !looksLikePhone(phone) ? t('phoneWrong') : undefined,
    }),
  })
  const save = ({ name, emirate, address: place, phone }: Values) =>
    run(
      async (api) => {
        const entered = {
          ...{ name, emirate: emirate as Emirate, address: place, phone: toInternational(phone) },
          ...(address && { _id: address._id }),
        }
        onSaved((await api.call('saveAddress', entered)).address)
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <form ref={ref} noValidate className="address-fields" onSubmit={submit(save)}>
      <TextField
        {...field('name')}
        label={t('address.name')}
        hint={t('address.nameHint')}
        dir="auto"
        maxLength={orderLengths.addressName}
        required
      />
      <SelectField
        {...field('emirate')}
        label={t('address.emirate')}
        placeholder={t('address.choose')}
        options={emirates.map((value) => ({ value, label: t(`shell:emirates.${value}`) }))}
        required
      />
      <TextField
        {...field('address')}
        className="address-wide"
        label={t('address.address')}
        hint={t('address.addressHint')}
        dir="auto"
        autoComplete="street-address"
        maxLength={orderLengths.address}
        required
      />
      <PhoneField {...field('phone')} label={t('address.phone')} required />
      <div className="address-wide grid gap-3">
        <FormFailure message={failure} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" disabled={busy} className="button button-primary">
            {action}
          </button>
          {onCancel && (
            <button type="button" className="button" onClick={onCancel}>
              {t('cancel')}
            </button>
          )}
        </div>
      </div>
    </form>
  )
}
