import { useCallback, useState } from 'react'
import { ApiError, type InputOf } from '#contract/api.ts'
import type { SentStep } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'

export type StepDetails = Omit<InputOf<'stepSellerOrder'>, 'id' | 'event'>

export type StepOptions = {
  picture?: File
  setFieldErrors?: (fields: Record<string, string>) => string[]
  onFailure?: (message: string) => void
}

type OrderFacts = Pick<SellerOrder, '_id' | 'number'>

/**
 * Takes steps of a seller order. `onOrder` is given the order as it is afterwards, also where the step
 * was refused because someone else had changed the order. `step` resolves to whether it was taken.
 */
export function useStep({ _id: id, number }: OrderFacts, onOrder: (order: SellerOrder) => void) {
  const { t } = useTranslation('orders')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { failure, busy, run } = useMutation()

  const step = (event: SentStep, details: StepDetails = {}, options: StepOptions = {}) => {
    const { picture, ...rest } = options
    const input = { id, event, ...details }
    return run(async (api) => {
      try {
        const order = await callOnce(input, (idempotencyKey) =>
          api.call('stepSellerOrder', input, {
            idempotencyKey,
            ...(picture && { files: { picture } }),
          }),
        )
        onOrder(order)
        toast(t(`done.${event}`, { number }))
      } catch (error) {
        if (error instanceof ApiError && error.order) onOrder(error.order)
        throw error
      }
    }, rest)
  }
  return { failure, busy, step }
}

/** The step whose dialog is open; none as soon as the step is no longer allowed. */
export function useOpenStep<Step extends string>(allowed: readonly Step[]) {
  const [chosen, setChosen] = useState<Step>()
  const close = useCallback(() => setChosen(undefined), [])
  return { opened: chosen && allowed.includes(chosen) ? chosen : undefined, open: setChosen, close }
}
