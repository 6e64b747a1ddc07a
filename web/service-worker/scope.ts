// The compiler's types are either for pages or for workers, and this project is checked as pages.

type LastingEvent = Event & { waitUntil(until: Promise<unknown>): void }

export type FetchEvent = LastingEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}

type Window = {
  url: string
  focus(): Promise<Window>
  navigate(url: string): Promise<Window | null>
  postMessage(message: unknown): void
}

type Events = {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchEvent
  message: LastingEvent & { data: unknown; source: Window | null }
  notificationclick: LastingEvent & { notification: Notification }
}

type Scope = {
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>
    openWindow(url: string): Promise<Window | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void
}

/** What a service worker has in addition to a page. */
export const scope = globalThis as unknown as Scope
