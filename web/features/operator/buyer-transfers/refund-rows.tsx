import { useTranslation } from '#web/shell/i18n.ts'
import { PagedRows, type PagedRowsProps } from '../paged-rows.tsx'
import type { TransferView } from './transfer-views.ts'

type RefundRowsProps<Item> = Omit<PagedRowsProps<Item>, 'label' | 'empty'> & {
  view: Exclude<TransferView, 'waiting'>
}

/** A list of refunds or bank files, page by page. */
export function RefundRows<Item>({ view, ...rows }: RefundRowsProps<Item>) {
  const { t } = useTranslation('operator')
  return (
    <PagedRows
      {...rows}
      label={t(`buyerTransfers.tabs.${view}`)}
      empty={{
        title: t(`transferRefunds.empty.${view}`),
        text: t(`transferRefunds.emptyText.${view}`),
      }}
    />
  )
}
