import { useEffect } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { DeviceSwitch } from './device-switch.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useNotificationSettings, type SettingName } from './use-notification-settings.ts'

const forAll: SettingName[] = ['messageEmail', 'orderEmail', 'priceEmail']
const forSellers: SettingName[] = [
  'messageEmail',
  'orderEmail',
  'callbackEmail',
  'callbackSms',
  'priceEmail',
]

/** A section of the settings: notifications by e-mail, SMS and on this device. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications')
  return (
    <SheetSection id="notifications" title={t('settings.title')} text={t('settings.text')}>
      <Switches />
      <DeviceSwitch />
    </SheetSection>
  )
}

function Switches() {
  const { t } = useTranslation('notifications')
  const sells = useLogin()?.role === 'SELLER'
  const { settings, failure, outcome, reload, save } = useNotificationSettings()
  const names = sells ? forSellers : forAll
  const shown = settings !== undefined
  // The rows were rendered after the page had scrolled to the section in its address.
  useEffect(() => {
    if (shown && location.hash === '#notifications')
      document.getElementById('notifications')?.scrollIntoView()
  }, [shown])
  if (failure) return <LoadFailure message={failure} onRetry={reload} />
  if (!settings) {
    return (
      <div aria-hidden="true" className="grid gap-5">
        {names.map((name) => (
          <span key={name} className="skeleton h-11 w-full" />
        ))}
      </div>
    )
  }
  return (
    <>
      {names.map((name) => (
        <SwitchRow
          key={name}
          label={t(`settings.switches.${name}`)}
          hint={t(`settings.hints.${name}`)}
          on={settings[name]}
          saved={outcome?.name === name && !outcome.failure}
          failure={outcome?.name === name ? outcome.failure : undefined}
          onChange={(on) => void save(name, on)}
        />
      ))}
    </>
  )
}
