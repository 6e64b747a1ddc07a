import { languages, type Language } from '#contract/language.ts'
import { placeOf } from './addresses.ts'
import { factsOf, type PageFacts } from './page-facts.ts'

export const PAGES = 'pages-1'
/** Pictures of cached pages; deleted together with them. */
export const PICTURES = 'pictures-1'

const MAX_PAGES = { part: 30, other: 20 }
const MAX_AGE_MS = 30 * 86_400_000
const FACTS_HEADER = 'x-kept'

// Stored with the pages, so that they are deleted together.
const LANGUAGE_KEY = '/kept/language'
const CONSENT_KEY = '/kept/consent'

const keyOf = (language: Language, path: string) => `/kept/${language}${path}`

/**
 * Caches a reply if the page may be cached; removes a page that no longer exists. Only replies
 * marked "public" are cached, which are the same for every visitor in a language (never those with
 * their own cookie or "no-store"), so that nothing personal remains after logging out.
 */
export async function cachePage(url: URL, reply: Response): Promise<void> {
  const place = placeOf(url)
  const cache = await caches.open(PAGES)
  if (!place || !(await cache.match(CONSENT_KEY))) return
  if (reply.status === 404 || reply.status === 410) {
    for (const language of languages) await cache.delete(keyOf(language, place.path))
    return
  }
  const isPublic = reply.headers.get('cache-control')?.includes('public')
  if (reply.status !== 200 || reply.redirected || !isPublic) return
  const html = await reply.text()
  const facts = factsOf(html, place, Date.now())
  const headers = new Headers(reply.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(FACTS_HEADER, encodeURIComponent(JSON.stringify(facts)))
  await cache.put(keyOf(facts.language, place.path), new Response(html, { headers }))
  await evictOldest()
}

/** All cached pages that aren't too old, newest first. */
export const cachedPages = async (): Promise<PageFacts[]> =>
  (await allPages()).filter(({ saved }) => saved >= Date.now() - MAX_AGE_MS)

async function allPages(): Promise<PageFacts[]> {
  const replies = await (await caches.open(PAGES)).matchAll()
  return replies
    .flatMap((reply) => factsIn(reply) ?? [])
    .sort((one, other) => other.saved - one.saved)
}

export type CachedPage = PageFacts & { html: string; headers: Headers }

/** The cached page of an address, in the preferred language if available, else in any. */
export async function findPage(url: URL, preferred: Language): Promise<CachedPage | undefined> {
  const place = placeOf(url)
  if (!place) return undefined
  const cache = await caches.open(PAGES)
  for (const language of [preferred, ...languages]) {
    const reply = await cache.match(keyOf(language, place.path))
    const facts = reply && factsIn(reply)
    if (!facts || facts.saved < Date.now() - MAX_AGE_MS) continue
    const headers = new Headers(reply.headers)
    headers.delete(FACTS_HEADER)
    return { ...facts, html: await reply.text(), headers }
  }
  return undefined
}

/** The HTML of all cached pages, to find out which files they need. */
export async function cachedTexts(): Promise<string[]> {
  const replies = await (await caches.open(PAGES)).matchAll()
  return Promise.all(replies.map((reply) => reply.text()))
}

/** Saves the last shown language, for pages that aren't cached. */
export async function saveLanguage(language: Language): Promise<void> {
  await (await caches.open(PAGES)).put(LANGUAGE_KEY, new Response(language))
}

/**
 * Saves whether cookies are accepted. Without consent no page is cached, and the cached ones are
 * deleted.
 */
export async function saveConsent(given: boolean): Promise<void> {
  const cache = await caches.open(PAGES)
  if (given) await cache.put(CONSENT_KEY, new Response(''))
  else if (await cache.match(CONSENT_KEY))
    for (const name of [PAGES, PICTURES]) await caches.delete(name)
}

export async function savedLanguage(): Promise<string | undefined> {
  return (await (await caches.open(PAGES)).match(LANGUAGE_KEY))?.text()
}

/** Deletes pages beyond the limits of number and age. */
export async function evictOldest(): Promise<void> {
  const cache = await caches.open(PAGES)
  const count = { part: 0, other: 0 }
  for (const { kind, language, path, saved } of await allPages())
    if (++count[kind] > MAX_PAGES[kind] || saved < Date.now() - MAX_AGE_MS)
      await cache.delete(keyOf(language, path))
}

function factsIn(reply: Response): PageFacts | undefined {
  const facts = reply.headers.get(FACTS_HEADER)
  return facts ? (JSON.parse(decodeURIComponent(facts)) as PageFacts) : undefined
}
