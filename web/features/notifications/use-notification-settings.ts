import { useEffect, useMemo, useState } from 'react'
import type { NotificationSettings } from '#contract/notifications.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { switchSaver } from './save-switch.ts'

export type SettingName = keyof NotificationSettings
/** For the last changed switch: whether it was saved. */
type Outcome = { name: SettingName; failure?: string }

/** The user's notification settings; each switch is saved when it changes. */
export function useNotificationSettings() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [settings, setSettings] = useState<NotificationSettings>()
  const [failure, setFailure] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getNotificationSettings', {})
      .then(setSettings)
      .catch((error: unknown) => controller.signal.aborted || setFailure(failureText(error)))
    return () => controller.abort()
  }, [language, failureText, attempt])

  const save = useMemo(
    () =>
      switchSaver<SettingName>({
        send: (name, on) => browserApi(language).call('setNotificationSettings', { [name]: on }),
        show(name, on) {
          setOutcome(undefined)
          setSettings((before) => before && { ...before, [name]: on })
        },
        told(name, error) {
          setOutcome(error === undefined ? { name } : { name, failure: failureText(error) })
        },
      }),
    [language, failureText],
  )

  const retry = () => {
    setFailure(undefined)
    setAttempt((before) => before + 1)
  }
  return { settings, failure, outcome, retry, save }
}
