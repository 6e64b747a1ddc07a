import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceKey, deviceNotifications, setDeviceNotifications } from './device-notifications.ts'

const browser = { permission: 'default', answer: 'granted' }

beforeEach(() => {
  Object.assign(browser, { permission: 'default', answer: 'granted' })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => (browser.permission = browser.answer),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('enabling asks for permission, and is stored for this device', async () => {
  expect(deviceNotifications()).toBe('off')
  expect(await setDeviceNotifications(true)).toBe('on')
  expect(localStorage.getItem(deviceKey)).toBe('on')
  expect(await setDeviceNotifications(false)).toBe('off')
})

test('a denied permission is shown as blocked', async () => {
  browser.answer = 'denied'
  expect(await setDeviceNotifications(true)).toBe('blocked')
})

test('dismissing the question leaves them off', async () => {
  browser.answer = 'default'
  expect(await setDeviceNotifications(true)).toBe('off')
})

test('an unsupported browser is reported', () => {
  vi.stubGlobal('Notification', undefined)
  expect(deviceNotifications()).toBe('unsupported')
})
