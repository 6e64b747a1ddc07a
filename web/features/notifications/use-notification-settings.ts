import { useMemo, useState } from 'react'
import type { NotificationSettings } from '#contract/notifications.ts'
import { browserApi } from '#web/shell/api.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { switchSaver } from './save-switch.ts'

export type SettingName = keyof NotificationSettings
/** For the last changed switch: whether it was saved. */
type Outcome = { name: SettingName; failure?: string }

const notificationSettingsData = callQuery('getNotificationSettings', {})

/** The user's notification settings; each switch is saved when it changes. */
export function useNotificationSettings() {
  const { language } = usePage()
  const failureText = useFailureText()
  const { data: settings, failure, reload, change } = useData(notificationSettingsData)
  const [outcome, setOutcome] = useState<Outcome>()

  const save = useMemo(
    () =>
      switchSaver<SettingName>({
        send: (name, on) => browserApi(language).call('setNotificationSettings', { [name]: on }),
        show(name, on) {
          setOutcome(undefined)
          change((before) => ({ ...before, [name]: on }))
        },
        onResult(name, error) {
          setOutcome(error === undefined ? { name } : { name, failure: failureText(error) })
        },
      }),
    [language, failureText, change],
  )

  return { settings, failure, outcome, reload, save }
}
