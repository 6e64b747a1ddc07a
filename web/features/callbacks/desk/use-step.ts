import { useState } from 'react'
import type { Callback } from '#contract/callbacks.ts'
import type { CallbackStatus } from '#contract/talking.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { stepsTo } from './callback-steps.ts'

/** Changes the state of a request optimistically; a failure is rolled back and shown. */
export function useStep(callback: Callback, show: (id: string, status: CallbackStatus) => void) {
  const { t } = useTranslation('callbacks')
  const { language } = usePage()
  const failureText = useFailureText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { _id: id, status: before, name } = callback

  const step = async (status: CallbackStatus) => {
    if (busy) return
    setBusy(true)
    show(id, status)
    let reached = before
    try {
      for (const next of stepsTo(before, status)) {
        const input = { id, status: next }
        const reply = await browserApi(language).call('setCallbackStatus', input)
        reached = reply.callback.status
      }
      show(id, reached)
      toast(t(`told.${status}`, { name }))
    } catch (error) {
      show(id, reached)
      toast(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, step }
}
