import { ApiError } from '#contract/api.ts'
import type { DriverShipment } from '#contract/driver.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import type { Proof } from '../proof/proof-form-props.ts'
import type { StepOptions } from '../use-step.ts'

type Handlers = {
  onDelivered: (shipment: DriverShipment) => void
  /** The delivery is no longer open: someone else was faster. */
  onChanged: () => void
}

/** Delivers by a driver's link. */
export function useHandover(token: string, { onDelivered, onChanged }: Handlers) {
  const callOnce = useIdempotentCall()
  const { failure, busy, run } = useMutation()
  const deliver = async (proof: Proof, { picture, ...options }: StepOptions = {}) => {
    const input = { token, ...proof }
    await run(async (api) => {
      try {
        const delivered = await callOnce(input, (idempotencyKey) =>
          api.call('deliverAsDriver', input, {
            idempotencyKey,
            ...(picture && { files: { picture } }),
          }),
        )
        onDelivered(delivered)
      } catch (error) {
        if (error instanceof ApiError && ['order.step', 'driver.unknown'].includes(error.code))
          onChanged()
        throw error
      }
    }, options)
  }
  return { failure, busy, deliver }
}
