import { useTranslation } from '#web/shell/i18n.ts'
import {
  setDeviceNotifications,
  useDeviceNotifications,
} from '#web/shell/members/device-notifications.ts'
import { SwitchRow } from './switch-row.tsx'

/** Switches device notifications for new messages while the page is hidden. */
export function DeviceSwitch() {
  const { t } = useTranslation('notifications')
  const state = useDeviceNotifications()
  const able = state === 'on' || state === 'off'
  return (
    <SwitchRow
      label={t('settings.device.label')}
      hint={t(`settings.device.${able ? 'hint' : state}`)}
      on={state === 'on'}
      disabled={!able}
      onChange={(on) => void setDeviceNotifications(on)}
    />
  )
}
