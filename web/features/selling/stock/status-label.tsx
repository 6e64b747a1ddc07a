import { lowStock } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** Whether a listing is on offer, told by shape, word and colour. */
export function StatusLabel({ status }: Pick<OwnListing, 'status'>) {
  const { t } = useTranslation('stock')
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
