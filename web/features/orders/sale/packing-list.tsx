import { isEnded } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { download } from '#web/shell/members/download.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PackingListProps = { order: Pick<SellerOrder, '_id' | 'number' | 'state'> }

/** Saves the packing list of a seller order, a PDF to print. What has ended has none. */
export function PackingList({ order: { _id: id, number, state } }: PackingListProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  if (isEnded(state)) return null
  const save = () =>
    run(() => download('getPackingList', { id }, { language, fileName: `${number}.pdf` }))
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() => busy || void save()}
      >
        <Icon name="document" />
        {busy ? t('sale.packingBusy') : t('sale.packingList')}
      </button>
      <FormFailure message={failure} />
    </div>
  )
}
