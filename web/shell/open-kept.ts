/** Has the service worker show an address if it keeps that page; nothing happens if it doesn't. */
export function openKept(href: string) {
  navigator.serviceWorker?.controller?.postMessage({ wanted: href })
}
