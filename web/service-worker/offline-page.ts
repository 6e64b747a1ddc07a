import { directionOf, type Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import type { PageFacts } from './page-facts.ts'
import { hashOf, reloadScript } from './replacement-page.ts'
import { PAGES, PICTURES } from './cached-pages.ts'
import style from './offline-page.css?inline'
import { escaped, textIn, timeText } from './texts.ts'

const script = `
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {}
${reloadScript}
if (navigator.onLine) setTimeout(again, 5000)
addEventListener('DOMContentLoaded', () => {
  document.getElementById('forget')?.addEventListener('click', async () => {
    const pages = await caches.open('${PAGES}')
    for (const kept of await pages.keys())
      if (!/^\\/kept\\/(language|consent)$/.test(new URL(kept.url).pathname)) await pages.delete(kept)
    await caches.delete('${PICTURES}')
    location.reload()
  })
})`

const logo = `<svg viewBox="9 4 46 54" width="26" height="30" aria-hidden="true"><path d="M43.5 28.2a15.500 15.500 0 1 0 0 19.600" fill="none" stroke="#f3f6f5" stroke-width="6.500" stroke-linecap="round"/><g fill="#f3f6f5"><circle cx="44.500" cy="29" r="5.200"/><circle cx="44.500" cy="47" r="5.200"/></g><g fill="#10242a"><circle cx="44.500" cy="29" r="2"/><circle cx="44.500" cy="47" r="2"/></g><path d="M31.500 6.500l5 2.900v5.700l-5 2.900-5-2.900V9.400z" fill="#ffc61a"/></svg>`

export type OfflinePage = {
  language: Language
  /** The cached pages, newest first. */
  pages: PageFacts[]
  /** The search text of the requested address, if any. */
  search: string
  /** Whether this device has a network: it may be the server that can't be reached. */
  online: boolean
}

/** The reply for a page that can't be loaded and isn't cached. */
export async function offlineReply(page: OfflinePage): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(script)}`,
    `style-src ${await hashOf(style)}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
  return new Response(offlineHtml(page), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}

/** The document of the offline page. */
export function offlineHtml({ language, pages, search, online }: OfflinePage): string {
  const text = textIn(language)
  const shown = inOneLanguage(pages, language)
  const parts = matching(
    shown.filter(({ kind }) => kind === 'part'),
    search,
  )
  const others = search ? [] : shown.filter(({ kind }) => kind === 'other')
  const title = text(online ? 'unreached' : 'offline')
  const searchText = { text: `<bdi>${escaped(search)}</bdi>` }
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#10242a">
<meta name="robots" content="noindex">
<title>${title} · Ghiyar</title>
<style>${style}</style>
<script>${script}</script>
</head>
<body>
<header><a href="/">${logo}<span lang="en">Ghiyar</span><span lang="ar">غيار</span></a></header>
<main>
<h1>${title}</h1>
<p class="soft">${text('text')}</p>
<p><a class="button" href="">${text('retry')}</a></p>
<form action="/all-listings" role="search">
<label for="search">${text('search.label')}</label>
<div><input id="search" name="search" type="search" dir="auto" autocomplete="off" value="${escaped(search)}"><button>${text('search.submit')}</button></div>
</form>
${search && parts.length === 0 ? `<p role="status">${text('search.none', searchText)}</p>` : ''}
${section(search ? text('search.found', searchText) : text('parts'), parts, language)}
${section(text('pages'), others, language)}
${shown.length > 0 ? `<button id="forget" type="button">${text('forget')}</button>` : `<p class="soft">${text('nothing')}</p>`}
</main>
</body>
</html>`
}

function section(title: string, pages: PageFacts[], language: Language): string {
  if (pages.length === 0) return ''
  const text = textIn(language)
  const rows = pages.map(({ path, title: name, number, saved, language: own }) => {
    const strip = number ? `<bdi class="number" dir="ltr">${escaped(number)}</bdi>` : ''
    const when = text('when', { when: timeText(saved, language) })
    return `<li>${strip}<a href="${escaped(path)}" lang="${own}" dir="auto">${escaped(name)}</a><span class="when">${when}</span></li>`
  })
  return `<section><h2>${title}</h2><ul>${rows.join('')}</ul></section>`
}

// A page cached in two languages is listed once.
function inOneLanguage(pages: PageFacts[], language: Language): PageFacts[] {
  const own = new Set(pages.flatMap((page) => (page.language === language ? page.path : [])))
  const listed = new Set<string>()
  return pages.filter((page) => {
    if ((page.language !== language && own.has(page.path)) || listed.has(page.path)) return false
    listed.add(page.path)
    return true
  })
}

/**
 * The parts that contain every word in their name or number; separators in a number are ignored.
 */
function matching(parts: PageFacts[], search: string): PageFacts[] {
  const words = search.split(/\s+/).map(skuKey)
  return parts.filter(({ title, number = '' }) => {
    const text = skuKey(`${title} ${number}`)
    return words.every((word) => text.includes(word)) || text.includes(skuKey(search))
  })
}
