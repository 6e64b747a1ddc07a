import { useTranslation } from '#web/shell/i18n.ts'
import { PagedRows, type PagedRowsProps } from '../paged-rows.tsx'
import type { PayoutView } from './payout-views.ts'

type PayoutListProps<Item> = Omit<PagedRowsProps<Item>, 'label' | 'empty'> & { view: PayoutView }

/** A list of payouts, batches or sellers, page by page. */
export function PayoutList<Item>({ view, ...rows }: PayoutListProps<Item>) {
  const { t } = useTranslation('operator')
  return (
    <PagedRows
      {...rows}
      label={t(`payouts.tabs.${view}`)}
      empty={{ title: t(`payouts.empty.${view}`), text: t(`payouts.emptyText.${view}`) }}
    />
  )
}
