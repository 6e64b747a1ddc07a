import { useState } from 'react'
import type { Address } from '#contract/delivery.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressRow } from './address-row.tsx'
import { useAddressBook } from './use-address-book.ts'
import './addresses.css'

/** A section of the settings: the places that orders are delivered to. */
export default function AddressBook() {
  const { t } = useTranslation('cart')
  const { addresses, failure, reload, saved, remove, removed, undo, dismiss } = useAddressBook()
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  const onSaved = (address: Address) => {
    saved(address)
    close()
  }
  const form = (address?: Address) => (
    <AddressForm {...{ address, onSaved }} action={t('addressBook.save')} onCancel={close} />
  )
  return (
    <SheetSection
      id="addresses"
      title={t('account:settings.titles.addresses')}
      text={t('addressBook.text')}
    >
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!addresses && !failure && <div aria-hidden="true" className="skeleton h-24" />}
      {addresses?.length === 0 && <p className="text-soft">{t('addressBook.empty')}</p>}
      {addresses && addresses.length > 0 && (
        <ul className="address-list">
          {addresses.map((address) => (
            <li key={address._id} data-edited={edited === address._id || undefined}>
              {edited === address._id ? (
                form(address)
              ) : (
                <AddressRow
                  address={address}
                  onEdit={() => setEdited(address._id)}
                  onRemove={() => void remove(address)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {addresses && edited === 'new' && form()}
      {addresses && edited === undefined && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => setEdited('new')}
        >
          <Icon name="add" />
          {t('address.add')}
        </button>
      )}
      <UndoBar
        message={removed && t('addressBook.removed', { name: `\u2068${removed.name}\u2069` })}
        closeLabel={t('shell:nav.close')}
        onPause={() => undefined}
        onClose={dismiss}
      >
        <button type="button" className="undo-button" onClick={() => void undo()}>
          {t('undo')}
        </button>
      </UndoBar>
    </SheetSection>
  )
}
