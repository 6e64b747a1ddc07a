import { scope } from './scope.ts'

/** Focuses an open page and lets it show what the notification is about. */
export async function openFromNotification({ data }: Notification): Promise<void> {
  const { path } = data as { path: string }
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Other windows aren't notified.
  const hearing = pages.filter(({ url }) => !/^\/(?:api|files)\//.test(new URL(url).pathname))
  const there = hearing.find(({ url }) => new URL(url).pathname === path) ?? hearing[0]
  if (!there) return void (await scope.clients.openWindow(path))
  // The page navigates itself, so that unsaved input isn't lost.
  there.postMessage({ open: path })
  await there.focus()
}
