import { isPrepaid, type SentStep } from '#contract/order-status.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { acceptedPieces } from './accepted-pieces.ts'
import { DeliverDialog } from './deliver-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'

type SaleDialogProps = StepDialogProps & {
  step: SentStep
  isPickup: boolean
  pieces: ReturnType<typeof acceptedPieces>
}

/** What a step of the seller needs: a reason, a carrier, a proof of delivery, or to be confirmed. */
export function SaleDialog({ step, isPickup, pieces, ...dialog }: SaleDialogProps) {
  const { order, onSend, ...rest } = dialog
  const confirm = { ...rest, number: order.number, onConfirm: () => void onSend() }
  switch (step) {
    case 'accept':
      return (
        <ConfirmDialog
          {...confirm}
          question={isPrepaid(order.payment.method) ? 'acceptPartPaid' : 'acceptPart'}
          facts={{ amount: amountWithin(pieces.leftOut) }}
          onConfirm={() => void onSend({ lines: JSON.stringify(pieces.lines) })}
        />
      )
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
