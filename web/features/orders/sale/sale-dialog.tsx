import type { SentStep } from '#contract/order-status.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'

type SaleDialogProps = StepDialogProps & { step: SentStep; isPickup: boolean }

/** What a step of the seller needs: a reason, a carrier, a proof of delivery, or to be confirmed. */
export function SaleDialog({ step, isPickup, ...dialog }: SaleDialogProps) {
  const { order, onSend, ...rest } = dialog
  const confirm = { ...rest, number: order.number, onConfirm: () => void onSend() }
  switch (step) {
    case 'reject':
    case 'cancel':
    case 'fail':
      return <ReasonDialog step={step} {...dialog} />
    case 'ship':
      if (isPickup) return <ConfirmDialog question="shipPickup" {...confirm} />
      return <ShipDialog {...dialog} />
    case 'deliver':
      return <DeliverDialog {...dialog} />
    case 'agree-cancel':
      return <ConfirmDialog question="agreeCancel" danger {...confirm} />
    case 'return-to-seller':
      return <ConfirmDialog question="returnToSeller" danger {...confirm} />
    default:
      return null
  }
}
