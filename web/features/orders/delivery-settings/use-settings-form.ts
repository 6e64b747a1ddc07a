import { useState } from 'react'
import type { DeliverySettings } from '#contract/delivery.ts'
import { answerHoursRange, courierDaysRange } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { problemsIn, toSettings, toValues } from './settings-values.ts'

/** The form of a seller's delivery settings: filled from what is saved, and in place as saved afterwards. */
export function useSettingsForm(
  settings: DeliverySettings,
  onSaved: (settings: DeliverySettings) => void,
) {
  const { t } = useTranslation('orders')
  const toast = useToast()
  const signedIn = useLogin() !== null
  const { failure, run } = useMutation()
  const [saved, setSaved] = useState(() => toValues(settings))
  const ranges = { days: courierDaysRange, hours: answerHoursRange }
  const form = useFormState({
    initial: saved,
    check: (values) => {
      const problems = Object.entries(problemsIn(values, ranges))
      return Object.fromEntries(
        problems.map(([name, problem]) => [
          name,
          t(`settings.${problem}`, problem === 'daysWrong' ? ranges.days : ranges.hours),
        ]),
      )
    },
  })
  const send = form.submit((values) =>
    run(
      async (api) => {
        const reply = await api.call('setDeliverySettings', toSettings(values))
        const now = toValues(reply)
        setSaved(now)
        form.set(now)
        onSaved(reply)
        toast(t('settings.saved'))
      },
      { setFieldErrors: form.setServerErrors },
    ),
  )
  return {
    ...{ form, send, failure },
    discard: () => form.set(saved),
    /** Whether leaving would lose something. */
    dirty: form.dirty && signedIn,
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>['form']
