import { createHash } from 'node:crypto'

/** A page and the policy that allows only its own inline scripts, by hash. */
export type SealedPage = { html: string; policy: string }

/**
 * Turns the nonces of a rendered page into hashes. While a page is rendered, a random nonce identifies
 * our own scripts; a script that a seller injected lacks it. The page is cached and sent to many
 * visitors, so a nonce in it would be no secret: the policy allows the scripts by hash instead, and the
 * nonce is removed.
 */
export function sealScripts(html: string, nonce: string): SealedPage {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    const opens = html.lastIndexOf('<', at)
    const body = html.indexOf('>', at) + 1
    const tag = html.slice(opens, body)
    if (!tag.startsWith('<script') || tag.includes(' src=')) continue
    const script = html.slice(body, html.indexOf('</script>', body))
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return { html: html.replaceAll(attribute, ''), policy: contentSecurityPolicy([...hashes]) }
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
