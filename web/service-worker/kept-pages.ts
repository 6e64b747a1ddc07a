import { languages, type Language } from '#contract/language.ts'
import { placeOf } from './addresses.ts'
import { factsOf, type PageFacts } from './page-facts.ts'

export const PAGES = 'pages-1'
/** Of kept pages; forgotten with them. */
export const PICTURES = 'pictures-1'

const MOST = { part: 30, other: 20 }
const LONGEST_MS = 30 * 86_400_000
const FACTS = 'x-kept'

// Beside the pages, so that it is forgotten with them.
const LANGUAGE_SHOWN = '/kept/language'
const CONSENT = '/kept/consent'

const keyOf = (language: Language, path: string) => `/kept/${language}${path}`

/**
 * Keeps what the server answered, where it is a page that may be kept; a page that is gone is
 * forgotten. Pages are the same for every visitor in a language ("public" says so: never those with
 * a cookie of their own or "no-store"), so that logging out leaves nothing of anybody's behind.
 */
export async function keepPage(url: URL, reply: Response): Promise<void> {
  const place = placeOf(url)
  const cache = await caches.open(PAGES)
  if (!place || !(await cache.match(CONSENT))) return
  if (reply.status === 404 || reply.status === 410) {
    for (const language of languages) await cache.delete(keyOf(language, place.path))
    return
  }
  const anybodys = reply.headers.get('cache-control')?.includes('public')
  if (reply.status !== 200 || reply.redirected || !anybodys) return
  const html = await reply.text()
  const facts = factsOf(html, place, Date.now())
  const headers = new Headers(reply.headers)
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(FACTS, encodeURIComponent(JSON.stringify(facts)))
  await cache.put(keyOf(facts.language, place.path), new Response(html, { headers }))
  await forgetOldest()
}

/** All that is kept and not too old, the newest first. */
export const keptPages = async (): Promise<PageFacts[]> =>
  (await allPages()).filter(({ saved }) => saved >= Date.now() - LONGEST_MS)

async function allPages(): Promise<PageFacts[]> {
  const replies = await (await caches.open(PAGES)).matchAll()
  return replies
    .flatMap((reply) => factsIn(reply) ?? [])
    .sort((one, other) => other.saved - one.saved)
}

export type KeptPage = PageFacts & { html: string; headers: Headers }

/** The kept page of an address, in the language wanted if there is one, else in any. */
export async function findPage(url: URL, wanted: Language): Promise<KeptPage | undefined> {
  const place = placeOf(url)
  if (!place) return undefined
  const cache = await caches.open(PAGES)
  for (const language of [wanted, ...languages]) {
    const reply = await cache.match(keyOf(language, place.path))
    const facts = reply && factsIn(reply)
    if (!facts || facts.saved < Date.now() - LONGEST_MS) continue
    const headers = new Headers(reply.headers)
    headers.delete(FACTS)
    return { ...facts, html: await reply.text(), headers }
  }
  return undefined
}

/** The texts of everything kept, to see which files it needs. */
export async function keptTexts(): Promise<string[]> {
  const replies = await (await caches.open(PAGES)).matchAll()
  return Promise.all(replies.map((reply) => reply.text()))
}

/** Which language was shown last; what is kept says nothing of pages that aren't. */
export async function noteLanguage(language: Language): Promise<void> {
  await (await caches.open(PAGES)).put(LANGUAGE_SHOWN, new Response(language))
}

/** Whether cookies are accepted now. Without that no page is kept, and those that were are forgotten. */
export async function noteConsent(given: boolean): Promise<void> {
  const cache = await caches.open(PAGES)
  if (given) await cache.put(CONSENT, new Response(''))
  else if (await cache.match(CONSENT))
    for (const name of [PAGES, PICTURES]) await caches.delete(name)
}

export async function languageShown(): Promise<string | undefined> {
  return (await (await caches.open(PAGES)).match(LANGUAGE_SHOWN))?.text()
}

/** Forgets what is too much or too old. */
export async function forgetOldest(): Promise<void> {
  const cache = await caches.open(PAGES)
  const count = { part: 0, other: 0 }
  for (const { kind, language, path, saved } of await allPages())
    if (++count[kind] > MOST[kind] || saved < Date.now() - LONGEST_MS)
      await cache.delete(keyOf(language, path))
}

function factsIn(reply: Response): PageFacts | undefined {
  const facts = reply.headers.get(FACTS)
  return facts ? (JSON.parse(decodeURIComponent(facts)) as PageFacts) : undefined
}
