import { quantityRange } from '#contract/limits.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AmountCell } from './amount-cell.tsx'
import type { Edits } from './use-edits.ts'

/** The quantity with one less and one more beside it, for thumbs. */
export function QuantityStepper({ listing, edits }: { listing: OwnListing; edits: Edits }) {
  const { t } = useTranslation('stock')
  const quantity = edits.shown(listing, 'quantity')
  const sku = listing.partSKU
  const locked = listing.status === 'removed'
  const step = (by: number) =>
    edits.edit({ listing, field: 'quantity', value: quantity + by }, { gather: true })
  return (
    <span className="stepper">
      <button
        type="button"
        className="stepper-button"
        aria-label={t('cell.less', { sku })}
        aria-disabled={locked || quantity === 0 || undefined}
        onClick={() => !locked && quantity > 0 && step(-1)}
      >
        <Icon name="minus" />
      </button>
      <AmountCell listing={listing} field="quantity" edits={edits} />
      <button
        type="button"
        className="stepper-button"
        aria-label={t('cell.more', { sku })}
        aria-disabled={locked || quantity === quantityRange.max || undefined}
        onClick={() => !locked && quantity < quantityRange.max && step(1)}
      >
        <Icon name="add" />
      </button>
    </span>
  )
}
