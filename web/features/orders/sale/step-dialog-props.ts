import type { SellerOrder } from '#contract/orders.ts'
import type { StepDetails, StepOptions } from '../use-step.ts'

/** What the dialog of a seller's step is given. */
export type StepDialogProps = {
  order: SellerOrder
  /** On the button that takes the step. */
  action: string
  busy: boolean
  failure: string | undefined
  onSend: (details?: StepDetails, options?: StepOptions) => Promise<void>
  onClose: () => void
}
