import { lowStock } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'

/** Whether a listing is on offer, told by shape, word and colour. */
export function StatusMark({ status }: Pick<OwnListing, 'status'>) {
  const { t } = useTranslation('stock')
  return (
    <span className="status-mark" data-status={status}>
      {t(`status.${status}`)}
    </span>
  )
}

/** That little or nothing is left of a part. */
export function StockMark({ quantity }: { quantity: number }) {
  const { t } = useTranslation('stock')
  if (quantity > lowStock) return null
  return quantity === 0 ? (
    <span className="stock-mark bg-danger-ground text-danger">{t('soldOut')}</span>
  ) : (
    <span className="stock-mark bg-check-ground text-check">{t('low')}</span>
  )
}
