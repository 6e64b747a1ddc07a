type DeviceMessage = {
  body: string
  /** A notification replaces an earlier one with the same tag. */
  tag: string
  /** The page that it opens. */
  path: string
}

/**
 * Shows a device notification. With a service worker the notification goes through it, as phones
 * require, and opens its page when no tab is left; otherwise a click calls `open`. Rejects where
 * the device shows no notifications.
 */
export async function showOnDevice(
  title: string,
  { path, ...content }: DeviceMessage,
  open: (path: string) => void,
): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const options = { ...content, icon: '/icon-192.png' }
  if (registration?.active)
    return registration.showNotification(title, { ...options, data: { path } })
  const notification = new Notification(title, options)
  notification.addEventListener('click', () => {
    window.focus()
    open(path)
    notification.close()
  })
}

/**
 * Calls `open` on clicks on notifications that the service worker showed; returns a function to
 * stop.
 */
export function onDeviceClick(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker
  const onMessage = ({ data }: MessageEvent<{ open?: string } | null>) => {
    if (data?.open) open(data.open)
  }
  worker?.addEventListener('message', onMessage)
  return () => worker?.removeEventListener('message', onMessage)
}
