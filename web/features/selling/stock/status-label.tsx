import { lowStock } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** Whether a listing is on offer, told by shape, word and colour. */
export function StatusLabel({ listing: { status, hidden } }: { listing: OwnListing }) {
  const { t } = useTranslation('stock')
  if (hidden !== undefined)
    return (
      <span className="grid justify-items-start gap-1">
        <span className="status-chip" data-status="removed">
          {t('hidden')}
        </span>
        <bdi dir="auto" className="text-sm text-soft">
          {hidden}
        </bdi>
      </span>
    )
  return (
    <span className="status-chip" data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}

/** That little or nothing is left of a part. */
export function StockLabel({ quantity }: { quantity: number }) {
  const { t } = useTranslation('stock')
  if (quantity > lowStock) return null
  return quantity === 0 ? (
    <span className="stock-level bg-danger-ground text-danger">{t('soldOut')}</span>
  ) : (
    <span className="stock-level bg-check-ground text-check">{t('low')}</span>
  )
}
