import type { Callback } from '#contract/callbacks.ts'
import type { CallbackStatus } from '#contract/callback-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { stepsTo } from './callback-steps.ts'

/** Changes the state of a request optimistically; a failure is rolled back and shown. */
export function useStep(callback: Callback, show: (id: string, status: CallbackStatus) => void) {
  const { t } = useTranslation('callbacks')
  const toast = useToast()
  const { busy, run } = useMutation()
  const { _id: id, status: before, name } = callback

  const step = (status: CallbackStatus) => {
    let reached = before
    return run(
      async (api) => {
        for (const next of stepsTo(before, status)) {
          const reply = await api.call('setCallbackStatus', { id, status: next })
          reached = reply.callback.status
        }
        show(id, reached)
        toast(t(`told.${status}`, { name }))
      },
      {
        optimistic: () => {
          show(id, status)
          return () => show(id, reached)
        },
        onFailure: toast,
      },
    )
  }
  return { busy, step }
}
