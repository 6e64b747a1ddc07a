import { openStates, type SellerOrderState } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { DocumentLinks } from '#web/shell/members/document-links.tsx'

const isOpen = (state: SellerOrderState) => openStates.some((open) => open === state)

type OrderDocumentsProps = { order: Pick<SellerOrder, 'state' | 'documents'> }

/** The invoices of a seller order; while it is open, when they come. */
export function OrderDocuments({ order: { state, documents } }: OrderDocumentsProps) {
  const { t } = useTranslation('payments')
  if (documents.length === 0 && !isOpen(state)) return null
  return (
    <div className="order-documents">
      <h3 className="text-base">{t('documents.title')}</h3>
      {documents.length === 0 && <p className="text-soft">{t('documents.later')}</p>}
      <DocumentLinks documents={documents} />
    </div>
  )
}
