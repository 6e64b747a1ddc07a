/**
 * The service worker: visited pages stay readable without a network and state their age.
 * docs/decisions/2026-11-22-offline.md explains what is cached and why.
 */
import { languageOf, type Language } from '#contract/language.ts'
import { placeOf } from './addresses.ts'
import { builtFile, FILES, cacheFiles, cachePicture, cachedPicture } from './cached-files.ts'
import {
  findPage,
  evictOldest,
  cachePage,
  cachedPages,
  savedLanguage,
  saveConsent,
  saveLanguage,
  PAGES,
  PICTURES,
} from './cached-pages.ts'
import { cachedReply } from './cached-reply.ts'
import { openFromNotification } from './notifications.ts'
import { offlineReply } from './offline-page.ts'
import { scope, type FetchEvent } from './scope.ts'

// A slow connection isn't an outage: only after this time is a cached page preferred.
const NETWORK_TIMEOUT_MS = 8_000

// A page fetched within this time isn't fetched again.
const FRESH_MS = 60_000

const cacheNames = [PAGES, FILES, PICTURES]

/** Messages from pages: what was visited and loaded, or which address to open. */
type Message = {
  visited?: string
  /** Whether cookies are accepted; pages that are saved already send it under this name. */
  mayKeep?: boolean
  language?: string
  files?: string[]
  picture?: string
  /** Whether the page was reached by client-side navigation. */
  inside?: boolean
  wanted?: string
}

// A new version can serve open tabs: it reads the same caches, and the names of files change with
// their content.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate() {
  for (const name of await caches.keys()) if (!cacheNames.includes(name)) await caches.delete(name)
  await evictOldest()
  // The worker may have to be started first; the page is requested meanwhile.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageReply(event, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(builtFile(request))
  else if (url.pathname.startsWith('/media/'))
    event.respondWith(fetch(request).catch(() => cachedPicture(url)))
})

/** The reply of the network; else the cached page, or the offline page. */
async function pageReply(event: FetchEvent, url: URL): Promise<Response> {
  const network = event.preloadResponse.then((early) => early ?? fetch(event.request))
  event.waitUntil(network.then((reply) => cachePage(url, reply.clone())).catch(() => {}))
  const settled = network.catch(() => undefined)
  const language = await wantedLanguage(url)
  const cached = findPage(url, language).catch(() => undefined)
  const fallback = cached.then((page) => (page ? after(NETWORK_TIMEOUT_MS) : settled))
  const reply = await Promise.race([settled, fallback])
  if (reply && !isOutage(reply)) return reply
  const page = await cached
  if (page) return cachedReply(page)
  if (reply) return reply
  return offlineReply({
    language,
    pages: await cachedPages().catch(() => []),
    search: url.searchParams.get('search')?.trim() ?? '',
    online: navigator.onLine,
  })
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

// A proxy returns these while the server is down; any other reply is the server's.
const isOutage = ({ status }: Response) => status === 502 || status === 503 || status === 504

async function wantedLanguage(url: URL): Promise<Language> {
  const shown = await savedLanguage().catch(() => undefined)
  return (
    languageOf(url.searchParams.get('lang')) ??
    languageOf(shown) ??
    navigator.languages.map(languageOf).find((language) => language !== undefined) ??
    'en'
  )
}

scope.addEventListener('message', (event) => {
  const message = event.data as Message
  const recorded = message.visited ? recordVisit(message.visited, message) : undefined
  const opened =
    message.wanted && event.source ? openCached(message.wanted, event.source) : undefined
  event.waitUntil(Promise.all([recorded, opened]).catch(() => {}))
})

/** Caches what a page needs, and the page itself if no document was loaded for it. */
async function recordVisit(
  visited: string,
  { mayKeep = false, language, files, picture, inside }: Message,
) {
  await saveConsent(mayKeep)
  const url = new URL(visited)
  const shown = languageOf(language) ?? 'en'
  await saveLanguage(shown)
  await cacheFiles((files ?? []).filter((file) => file.startsWith(`${location.origin}/assets/`)))
  if (!mayKeep || !placeOf(url)) return
  const saved = (await findPage(url, shown))?.saved ?? 0
  if (saved < Date.now() - FRESH_MS && !(inside && savesData()))
    await cachePage(url, await fetch(url, { credentials: 'same-origin' }))
  if (picture?.startsWith(`${location.origin}/media/`)) await cachePicture(picture)
}

/** Whether the user asked the browser to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

async function openCached(wanted: string, page: { navigate(url: string): Promise<unknown> }) {
  if (await findPage(new URL(wanted), 'en')) await page.navigate(wanted)
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFromNotification(event.notification))
})
