import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, sealScripts } from './content-security.ts'

const nonce = 'b1NjZGVmZ2hpamtsbW5vcA'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptSources = (policy: string) => policy.match(/script-src ([^;]*)/)![1]!.split(' ')

test('scripts with our nonce run by their hash, and the nonce is removed', () => {
  const page = `<script nonce="${nonce}">one()</script><p>x</p><script async nonce="${nonce}" id="b">\ntwo()\n</script>`
  const { html, policy } = sealScripts(page, nonce)
  expect(scriptSources(policy)).toEqual(["'self'", hashOf('one()'), hashOf('\ntwo()\n')])
  expect(html).toBe('<script>one()</script><p>x</p><script async id="b">\ntwo()\n</script>')
})

test.for([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<script data-nonce="x">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
])('an injected script does not run: %s', (smuggled) => {
  const page = `<p>${smuggled}</p><script nonce="${nonce}">ours()</script>`
  expect(scriptSources(sealScripts(page, nonce).policy)).toEqual(["'self'", hashOf('ours()')])
})

test('a script file of ours is allowed by its origin, not by a hash', () => {
  const { html, policy } = sealScripts(`<script nonce="${nonce}" src="/a.js"></script>`, nonce)
  expect(html).toBe('<script src="/a.js"></script>')
  expect(scriptSources(policy)).toEqual(["'self'"])
})

test('equal scripts share one hash, and a dollar sign in one changes nothing', () => {
  const script = "const price = '$1 $& $`'"
  const page = `<script nonce="${nonce}">${script}</script>`.repeat(2)
  const { html, policy } = sealScripts(page, nonce)
  expect(scriptSources(policy)).toEqual(["'self'", hashOf(script)])
  expect(html).toBe(`<script>${script}</script>`.repeat(2))
})

test('the policy defaults to none and allows no inline script or style sheet', () => {
  const policy = contentSecurityPolicy([])
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
  for (const part of ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"])
    expect(policy.split('; ')).toContain(part)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
})
