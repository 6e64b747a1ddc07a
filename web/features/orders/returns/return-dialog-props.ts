import type { Return } from '#contract/returns.ts'
import type { ReturnStepDetails, ReturnStepOptions } from './use-return-step.ts'

/** What the dialog of a step is given. */
export type ReturnDialogProps = {
  shown: Return
  busy: boolean
  failure: string | undefined
  onSend: (details?: ReturnStepDetails, options?: ReturnStepOptions) => Promise<void>
  onClose: () => void
}
