import { useSyncExternalStore } from 'react'

/** In local storage: "on" where the user enabled notifications in this browser. */
export const deviceKey = 'notify-on-device'

/** `blocked`: the user denied the permission; only the browser's settings can change that. */
export type DeviceNotifications = 'on' | 'off' | 'blocked' | 'unsupported'

const listeners = new Set<() => void>()

/** Whether messages are shown as device notifications while the page is hidden. */
export function deviceNotifications(): DeviceNotifications {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const granted = Notification.permission === 'granted'
  return granted && isEnabled() ? 'on' : 'off'
}

/**
 * Switches them on or off; must be called from a click, because the browser may ask for permission.
 */
export async function setDeviceNotifications(on: boolean): Promise<DeviceNotifications> {
  try {
    if (on && deviceNotifications() === 'off') await Notification.requestPermission()
    if (on) localStorage.setItem(deviceKey, 'on')
    else localStorage.removeItem(deviceKey)
  } catch {
    // Without storage they stay off.
  }
  for (const listener of listeners) listener()
  return deviceNotifications()
}

/** The same as a hook; other tabs follow. */
export function useDeviceNotifications(): DeviceNotifications {
  return useSyncExternalStore(subscribe, deviceNotifications, () => 'off')
}

function isEnabled(): boolean {
  try {
    return localStorage.getItem(deviceKey) === 'on'
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
