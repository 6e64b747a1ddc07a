import { useSyncExternalStore } from 'react'
import { persistedStore } from '#web/ui/persisted-store.ts'

/** In local storage: "on" where the user enabled notifications in this browser. */
export const deviceKey = 'notify-on-device'

/** `blocked`: the user denied the permission; only the browser's settings can change that. */
export type DeviceNotifications = 'on' | 'off' | 'blocked' | 'unsupported'

const enabled = persistedStore({
  key: deviceKey,
  parse: (text) => text === 'on',
  format: (on) => (on ? 'on' : null),
})

/** Whether messages are shown as device notifications while the page is hidden. */
export function deviceNotifications(): DeviceNotifications {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const granted = Notification.permission === 'granted'
  return granted && enabled.read() ? 'on' : 'off'
}

/**
 * Switches them on or off; must be called from a click, because the browser may ask for permission.
 */
export async function setDeviceNotifications(on: boolean): Promise<DeviceNotifications> {
  try {
    if (on && deviceNotifications() === 'off') await Notification.requestPermission()
  } catch {
    // Old browsers reject the question; the permission stays as it is.
  }
  // Without storage they stay off.
  enabled.write(on)
  return deviceNotifications()
}

/** The same as a hook; other tabs follow. */
export function useDeviceNotifications(): DeviceNotifications {
  return useSyncExternalStore(enabled.subscribe, deviceNotifications, () => 'off')
}
