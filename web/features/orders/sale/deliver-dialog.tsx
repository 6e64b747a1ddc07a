import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { DeliveryProof } from '../proof/delivery-proof.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'

/** The seller delivers, with a proof. */
export function DeliverDialog({ order, onClose, ...form }: StepDialogProps) {
  const { t } = useTranslation('orders')
  const { due } = order.payment
  return (
    <ModalDialog
      title={t('deliver.title', { number: order.number })}
      closeLabel={t('ask.close')}
      steady
      onClose={onClose}
    >
      {due !== undefined && due > 0 && (
        <p className="sale-cash">{t('deliver.collect', { amount: amountWithin(due) })}</p>
      )}
      <DeliveryProof {...form} inDialog />
    </ModalDialog>
  )
}
