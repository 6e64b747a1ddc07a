import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import {
  setDeviceNotifications,
  useDeviceNotifications,
} from '#web/shell/members/device-notifications.ts'

/** Switches device notifications for messages while the tab is in the background. */
export function NotifySwitch() {
  const { t } = useTranslation('chat')
  const state = useDeviceNotifications()
  const [denied, setDenied] = useState(false)
  if (state === 'unsupported') return null

  const change = async (wanted: boolean) =>
    setDenied(wanted && (await setDeviceNotifications(wanted)) !== 'on')

  return (
    <div>
      <label className="notify-switch">
        <input
          type="checkbox"
          checked={state === 'on'}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{t('notify.switch')}</span>
      </label>
      <p role="status" className="text-sm text-soft empty:hidden">
        {denied && t('notify.denied')}
      </p>
    </div>
  )
}
