/**
 * The service worker: pages that were read stay readable without a network, and say that they are
 * old. docs/decisions/2026-11-22-offline.md tells what is kept and why.
 */
import { languageOf, type Language } from '#contract/language.ts'
import { placeOf } from './addresses.ts'
import { builtFile, FILES, keepFiles, keepPicture, keptPicture } from './kept-files.ts'
import {
  findPage,
  forgetOldest,
  keepPage,
  keptPages,
  languageShown,
  noteConsent,
  noteLanguage,
  PAGES,
  PICTURES,
} from './kept-pages.ts'
import { keptReply } from './kept-reply.ts'
import { openFromNotification } from './notifications.ts'
import { offlineReply } from './offline-page.ts'
import { scope, type FetchEvent } from './scope.ts'

// A slow line is no missing one: only after this long is a kept page better than none.
const PATIENCE_MS = 8_000

// A page that was fetched just now needn't be again.
const LATELY_MS = 60_000

const ours = [PAGES, FILES, PICTURES]

/** What pages tell: where they are, and what they loaded; or where somebody wants to go. */
type Message = {
  visited?: string
  /** Whether cookies are accepted. */
  mayKeep?: boolean
  language?: string
  files?: string[]
  picture?: string
  /** Whether the page was reached without loading a document. */
  inside?: boolean
  wanted?: string
}

// A new version serves open tabs as well as the old one: what it keeps is read by both, and files
// are found by names that change with their content.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  for (const name of await caches.keys()) if (!ours.includes(name)) await caches.delete(name)
  await forgetOldest()
  // The worker may have to be started first; the page is asked for meanwhile.
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
    event.respondWith(fetch(request).catch(() => keptPicture(url)))
})

/** The network's page; else the kept one, or the offline page. */
async function pageReply(event: FetchEvent, url: URL): Promise<Response> {
  const asked = event.preloadResponse.then((early) => early ?? fetch(event.request))
  event.waitUntil(asked.then((reply) => keepPage(url, reply.clone())).catch(() => {}))
  const answered = asked.catch(() => undefined)
  const language = await wantedLanguage(url)
  const kept = findPage(url, language).catch(() => undefined)
  const inTime = kept.then((page) => (page ? after(PATIENCE_MS) : answered))
  const reply = await Promise.race([answered, inTime])
  if (reply && !isOutage(reply)) return reply
  const page = await kept
  if (page) return keptReply(page)
  if (reply) return reply
  return offlineReply({
    language,
    pages: await keptPages().catch(() => []),
    search: url.searchParams.get('search')?.trim() ?? '',
    online: navigator.onLine,
  })
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

// What stands in front of the server answers these when it is away; any other answer is its word.
const isOutage = ({ status }: Response) => status === 502 || status === 503 || status === 504

async function wantedLanguage(url: URL): Promise<Language> {
  const shown = await languageShown().catch(() => undefined)
  return (
    languageOf(url.searchParams.get('lang')) ??
    languageOf(shown) ??
    navigator.languages.map(languageOf).find((language) => language !== undefined) ??
    'en'
  )
}

scope.addEventListener('message', (event) => {
  const message = event.data as Message
  const noted = message.visited ? noteVisit(message.visited, message) : undefined
  const opened = message.wanted && event.source ? openKept(message.wanted, event.source) : undefined
  event.waitUntil(Promise.all([noted, opened]).catch(() => {}))
})

/** Keeps what a page needs, and the page itself where no document was loaded for it. */
async function noteVisit(
  visited: string,
  { mayKeep = false, language, files, picture, inside }: Message,
) {
  await noteConsent(mayKeep)
  const url = new URL(visited)
  const shown = languageOf(language) ?? 'en'
  await noteLanguage(shown)
  await keepFiles((files ?? []).filter((file) => file.startsWith(`${location.origin}/assets/`)))
  if (!mayKeep || !placeOf(url)) return
  const saved = (await findPage(url, shown))?.saved ?? 0
  if (saved < Date.now() - LATELY_MS && !(inside && isSparing()))
    await keepPage(url, await fetch(url, { credentials: 'same-origin' }))
  if (picture?.startsWith(`${location.origin}/media/`)) await keepPicture(picture)
}

/** Whether the person asked the browser to fetch no more than needed. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

async function openKept(wanted: string, page: { navigate(url: string): Promise<unknown> }) {
  if (await findPage(new URL(wanted), 'en')) await page.navigate(wanted)
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFromNotification(event.notification))
})
