import type { StepOptions } from '../use-step.ts'

/** What proves a delivery; a receiver comes with a picture in the options. */
export type Proof = { code: string } | { receiver: string }

export type ProofFormProps = {
  /** On the button that delivers. */
  action: string
  /** Whether the first field takes the focus, as in a dialog. */
  focused: boolean
  busy: boolean
  failure: string | undefined
  onSend: (proof: Proof, options?: StepOptions) => Promise<void>
}
