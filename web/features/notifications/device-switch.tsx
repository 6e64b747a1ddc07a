import { useTranslation } from '#web/shell/i18n.ts'
import {
  setDeviceNotifications,
  useDeviceNotifications,
} from '#web/shell/members/device-notifications.ts'
import { SwitchRow } from './switch-row.tsx'

/** Whether this browser tells of new messages while the page is out of sight. */
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
