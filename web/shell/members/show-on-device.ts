type DeviceMessage = {
  body: string
  /** One takes the place of another with the same. */
  tag: string
  /** Of the page that it leads to. */
  path: string
}

/**
 * Shows a notification of the device. With a service worker it goes through that one, which phones
 * insist on, and leads to its page when no tab is left; else `open` is called on a click. Rejects
 * where the device shows none.
 */
export async function showOnDevice(
  title: string,
  { path, ...rest }: DeviceMessage,
  open: (path: string) => void,
): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const options = { ...rest, icon: '/icon-192.png' }
  if (registration?.active)
    return registration.showNotification(title, { ...options, data: { path } })
  const shown = new Notification(title, options)
  shown.addEventListener('click', () => {
    window.focus()
    open(path)
    shown.close()
  })
}

/** Hears of clicks on notifications that the service worker showed; returns how to stop. */
export function onDeviceClick(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker
  const hear = ({ data }: MessageEvent<{ open?: string } | null>) => {
    if (data?.open) open(data.open)
  }
  worker?.addEventListener('message', hear)
  return () => worker?.removeEventListener('message', hear)
}
