import { scope } from './scope.ts'

/** Brings a page of ours to the front and has it show what the notification is about. */
export async function openFromNotification({ data }: Notification): Promise<void> {
  const { path } = data as { path: string }
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // What is no page of ours doesn't hear of it.
  const hearing = pages.filter(({ url }) => !/^\/(?:api|files)\//.test(new URL(url).pathname))
  const there = hearing.find(({ url }) => new URL(url).pathname === path) ?? hearing[0]
  if (!there) return void (await scope.clients.openWindow(path))
  // The page goes there by itself, so that nothing that was begun in it is lost.
  there.postMessage({ open: path })
  await there.focus()
}
