import { useSyncExternalStore } from 'react'

/** In local storage: "on" where this browser may show notifications and is wanted to. */
export const deviceKey = 'notify-on-device'

/** `blocked`: the browser was told to show none; only its own settings change that. */
export type DeviceNotifications = 'on' | 'off' | 'blocked' | 'unsupported'

const listeners = new Set<() => void>()

/** Whether messages are told of on this device while the page is out of sight. */
export function deviceNotifications(): DeviceNotifications {
  if (typeof Notification === 'undefined') return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const granted = Notification.permission === 'granted'
  return granted && wished() ? 'on' : 'off'
}

/** Switches them; to be called by a click, as the browser may ask the person first. */
export async function setDeviceNotifications(on: boolean): Promise<DeviceNotifications> {
  try {
    if (on && deviceNotifications() === 'off') await Notification.requestPermission()
    if (on) localStorage.setItem(deviceKey, 'on')
    else localStorage.removeItem(deviceKey)
  } catch {
    // Where nothing can be kept they stay off.
  }
  for (const listener of listeners) listener()
  return deviceNotifications()
}

/** The same for components; other tabs follow. */
export function useDeviceNotifications(): DeviceNotifications {
  return useSyncExternalStore(subscribe, deviceNotifications, () => 'off')
}

function wished(): boolean {
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
