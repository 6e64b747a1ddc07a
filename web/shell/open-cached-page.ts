/** Asks the service worker to open an address if its page is cached; otherwise nothing happens. */
export function openCachedPage(href: string) {
  navigator.serviceWorker?.controller?.postMessage({ wanted: href })
}
