import type { CachedPage } from './cached-pages.ts'
import { allowSource, hashOf, reloadScript } from './replacement-page.ts'
import { textIn, timeText } from './texts.ts'

const POLICY = 'content-security-policy'

const style = (label: string) => `
#kept-notice {
  position: sticky; inset-block-start: 0; z-index: 50;
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem;
  min-height: 2.75rem; padding: .375rem 1rem;
  background: var(--check-ground); color: var(--check); font-weight: 600;
}
#kept-notice a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: underline; text-underline-offset: .2em }
#kept-notice:focus-within { outline-offset: -2px }
.notice-region { display: none }
.part-price, .card-price, .price { text-decoration: underline dashed; text-decoration-thickness: 1px; text-underline-offset: .2em }
.part-price::after, .card-price::after, .price::after {
  content: "${label}"; display: inline-block; margin-inline-start: .5rem; padding: 0 .375rem;
  border-radius: 4px; background: var(--check-ground); color: var(--check);
  font-size: .75rem; font-weight: 600; line-height: 1.5; vertical-align: middle; white-space: nowrap;
}
.sheet .price::after { display: block; width: fit-content; margin-inline-start: 0 }
`

// The page works as usual; once it shows something else, that content is current.
const script = `{
const here = () => location.pathname + location.search
const at = here()
${reloadScript}
window.navigation?.addEventListener('currententrychange', () => {
  if (here() === at) return
  for (const one of document.querySelectorAll('[data-kept]')) one.remove()
})
}`

/**
 * A cached page as it is shown when the network fails: it states when it was saved, and every price
 * is marked. Both are part of the document and need no script.
 */
export async function cachedReply(page: CachedPage): Promise<Response> {
  const { html, css } = labelAsCached(page)
  const headers = new Headers(page.headers)
  const policy = headers.get(POLICY)
  if (policy) {
    const styled = allowSource(policy, 'style-src', await hashOf(css))
    headers.set(POLICY, allowSource(styled, 'script-src', await hashOf(script)))
  }
  headers.set('cache-control', 'no-store')
  return new Response(html, { headers })
}

/** The document with its notice and marks, and the style that the policy must allow. */
export function labelAsCached(
  page: Pick<CachedPage, 'html' | 'kind' | 'language' | 'path' | 'saved'>,
) {
  const text = textIn(page.language)
  const css = style(text('mark'))
  const when = timeText(page.saved, page.language)
  const prices = page.kind === 'part' || page.path.startsWith('/seller-')
  // Hydration skips an <aside> here, because it expects another element.
  const notice = `<aside id="kept-notice" data-kept><p>${text(prices ? 'saved' : 'savedText', { when })}</p><a href="">${text('again')}</a></aside>`
  const html = page.html
    .replace('</head>', () => `<style data-kept>${css}</style><script>${script}</script></head>`)
    .replace(/<body[^<>]*>/, (body) => body + notice)
  if (!html.includes(css) || !html.includes(notice)) throw new Error('The page has no head or body')
  return { html, css }
}
