import { ApiError, type InputOf } from '#contract/api.ts'
import type { SentReturnEvent } from '#contract/return-status.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'

export type ReturnStepDetails = Omit<InputOf<'stepReturn'>, 'id' | 'event'>
export type ReturnStepOptions = {
  setFieldErrors?: (fields: Record<string, string>) => string[]
}

/**
 * Takes steps of a return. `onReturn` is given the return as it is afterwards, also where the step was
 * refused because someone else had changed it. `step` resolves to whether it was taken.
 */
export function useReturnStep(
  { _id: id, number }: Pick<Return, '_id' | 'number'>,
  onReturn: (shown: Return) => void,
) {
  const { t } = useTranslation('returns')
  const toast = useToast()
  const callOnce = useIdempotentCall()
  const { failure, busy, run } = useMutation()
  const step = (
    event: SentReturnEvent,
    details: ReturnStepDetails = {},
    options: ReturnStepOptions = {},
  ) => {
    const input = { id, event, ...details }
    return run(async (api) => {
      try {
        onReturn(
          await callOnce(input, (idempotencyKey) =>
            api.call('stepReturn', input, { idempotencyKey }),
          ),
        )
        toast(t(`done.${event}`, { number }))
      } catch (error) {
        if (error instanceof ApiError && error.return) onReturn(error.return)
        throw error
      }
    }, options)
  }
  return { failure, busy, step }
}
