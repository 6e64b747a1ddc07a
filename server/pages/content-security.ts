import { createHash } from 'node:crypto'

/** A page whose own inline scripts are known by hash, and the policy that lets only those run. */
export type SealedPage = { html: string; policy: string }

/**
 * Turns the render's nonces into hashes. While a page is rendered, a nonce that nobody can guess
 * marks the scripts that are ours; anything a seller might smuggle into the page lacks it. The
 * finished page is kept and sent to many visitors, where one nonce would be no secret any more, so
 * the marked scripts are allowed by their hash and the nonce is taken out.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + 1)) {
    const opens = html.lastIndexOf('<', at)
    const body = html.indexOf('>', at) + 1
    const tag = html.slice(opens, body)
    if (!tag.startsWith('<script') || tag.includes(' src=')) continue
    const script = html.slice(body, html.indexOf('</script>', body))
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, ''), policy: contentSecurityPolicy([...hashes]) }
}

export function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
