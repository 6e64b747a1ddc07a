import { useState } from 'react'
import type { Address } from '#contract/delivery.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { AddressForm } from '../addresses/address-form.tsx'
import { addressesData } from '../addresses/addresses-data.ts'

const sectionId = 'delivery-address'

/** Leads to the address, or to what an address needs. */
export const focusAddress = () =>
  document.getElementById(sectionId)?.querySelector<HTMLElement>('input, select')?.focus()

type AddressSectionProps = { chosen: string | undefined; onChoose: (id: string) => void }

/** Where the parts go: one address of the address book, or a new one. */
export function AddressSection(props: AddressSectionProps) {
  const { t } = useTranslation('cart')
  return (
    <section id={sectionId} className="checkout-section">
      <h2>{t('address.title')}</h2>
      <AddressChoice {...props} />
    </section>
  )
}

function AddressChoice({ chosen, onChoose }: AddressSectionProps) {
  const { t } = useTranslation('cart')
  const { data, failure, reload, change } = useData(addressesData())
  const [adding, setAdding] = useState(false)
  const addresses = data?.addresses
  const saved = (address: Address) => {
    change(({ addresses }) => ({ addresses: [address, ...addresses] }))
    setAdding(false)
    onChoose(address._id)
  }
  if (failure) return <LoadFailure message={failure} onRetry={reload} />
  if (!addresses) return <div className="skeleton h-24" />
  if (adding || addresses.length === 0)
    return (
      <AddressForm
        action={t('address.save')}
        onSaved={saved}
        onCancel={addresses.length > 0 ? () => setAdding(false) : undefined}
      />
    )
  return (
    <div className="checkout-addresses" role="radiogroup" aria-label={t('address.title')}>
      {addresses.map((address) => (
        <label key={address._id} className="checkout-method">
          <input
            type="radio"
            name="address"
            checked={address._id === chosen}
            onChange={() => onChoose(address._id)}
          />
          <bdi className="font-semibold">{address.name}</bdi>
          <span className="checkout-promise checkout-place">
            <MixedText text={address.address} /> · {t(`shell:emirates.${address.emirate}`)} ·{' '}
            <bdi dir="ltr">{address.phone}</bdi>
          </span>
        </label>
      ))}
      <button type="button" className="text-button" onClick={() => setAdding(true)}>
        <Icon name="add" />
        {t('address.add')}
      </button>
    </div>
  )
}
