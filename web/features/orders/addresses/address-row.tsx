import type { Address } from '#contract/delivery.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'

type AddressRowProps = { address: Address; onEdit: () => void; onRemove: () => void }

/** An address, with what can be done with it. */
export function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const { t } = useTranslation('cart')
  const name = `\u2068${address.name}\u2069`
  return (
    <>
      <div className="grid justify-items-start">
        <strong dir="auto">{address.name}</strong>
        <span dir="auto">
          <MixedText text={address.address} />
        </span>
        <span className="text-soft">
          {t(`shell:emirates.${address.emirate}`)} · <bdi dir="ltr">{phoneText(address.phone)}</bdi>
        </span>
      </div>
      <div className="flex">
        <button
          type="button"
          className="icon-button"
          aria-label={t('addressBook.edit', { name })}
          onClick={onEdit}
        >
          <Icon name="edit" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('addressBook.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="bin" />
        </button>
      </div>
    </>
  )
}
