import type { Api, ReplyOf } from '#contract/api.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'

type Moving =
  | ('approvePayouts' | 'stepPayout' | 'payPayoutBatch')
  | ('stepTransferRefund' | 'batchTransferRefunds' | 'payTransferRefundBatch')
  | 'reverseBuyerTransfer'

/** As `useConfirmedStep`, for the steps of payouts, refunds and transfers: sent again after a failure, a step is taken once. */
export function usePayoutStep() {
  const { run, ...rest } = useConfirmedStep()
  const callOnce = useIdempotentCall()
  const step = <Name extends Moving>(
    name: Name,
    input: Parameters<Api['call']>[1] & object,
    onDone: (reply: ReplyOf<Name>) => void,
  ) =>
    run(async (api) => {
      const reply = await callOnce({ name, input }, (idempotencyKey) =>
        api.call(name, input as never, { idempotencyKey }),
      )
      onDone(reply)
    })
  return { ...rest, step }
}
