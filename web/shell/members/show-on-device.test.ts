import { afterEach, expect, test, vi } from 'vitest'
import { onDeviceClick, showOnDevice } from './show-on-device.ts'

const message = { body: 'About 48610-60100', tag: 'room-1', path: '/chats/room-1' }

afterEach(() => void vi.unstubAllGlobals())

/** Notifications created by the page itself are collected in `made`. */
function stubNotifications() {
  const made: (EventTarget & { title: string; close: () => void })[] = []
  vi.stubGlobal(
    'Notification',
    class extends EventTarget {
      title: string
      close = vi.fn<() => void>()
      constructor(title: string) {
        super()
        this.title = title
        made.push(this)
      }
    },
  )
  return made
}

function stubWorker(active: object | null) {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>()
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ active, showNotification }),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return { container, showNotification }
}

test('the service worker shows it, with its link', async () => {
  const made = stubNotifications()
  const { showNotification } = stubWorker({})
  await showOnDevice('Al Noor', message, () => {})
  expect(made).toEqual([])
  expect(showNotification).toHaveBeenCalledWith(
    'Al Noor',
    expect.objectContaining({ tag: 'room-1', data: { path: '/chats/room-1' } }),
  )
})

test.for(['none', 'not yet started'])('without a worker (%s) the page shows it', async (worker) => {
  const made = stubNotifications()
  const focus = vi.fn<() => void>()
  vi.stubGlobal('window', { focus })
  if (worker === 'none') vi.stubGlobal('navigator', {})
  else stubWorker(null)
  const open = vi.fn<(path: string) => void>()
  await showOnDevice('Al Noor', message, open)
  expect(made.map(({ title }) => title)).toEqual(['Al Noor'])
  made[0]!.dispatchEvent(new Event('click'))
  expect(open).toHaveBeenCalledWith('/chats/room-1')
  expect(focus).toHaveBeenCalledOnce()
  expect(made[0]!.close).toHaveBeenCalledOnce()
})

test('a click received by the worker opens the page, until the listener is removed', () => {
  const { container } = stubWorker({})
  const open = vi.fn<(path: string) => void>()
  const stop = onDeviceClick(open)
  const dispatch = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }))
  dispatch({ open: '/chats/room-1' })
  dispatch({ other: true })
  dispatch(null)
  expect(open.mock.calls).toEqual([['/chats/room-1']])
  stop()
  dispatch({ open: '/chats/room-2' })
  expect(open).toHaveBeenCalledOnce()
})
