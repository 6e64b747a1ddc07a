import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test('text, lists and tables are preserved', () => {
  const html =
    '<p>Fits <b>well</b></p><ul><li>a</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>'
  expect(cleanHtml(html)).toBe(html)
})

test('only https links are preserved, and get nofollow, ugc and noopener', () => {
  expect(cleanHtml('<a href="https://a.example" onclick="x()" style="x">a</a>')).toBe(
    '<a href="https://a.example" rel="nofollow ugc noopener">a</a>',
  )
  for (const href of [
    'javascript:alert(1)',
    '//b.example',
    '/x',
    'http://b.example',
    'data:text/html,x',
  ])
    expect(cleanHtml(`<a href="${href}">b</a>`)).toBe('<a>b</a>')
})

test.for([
  ['<script>alert(1)</script>x', 'x'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<svg onload=alert(1)><p>x</p></svg>', '<p>x</p>'],
  ['<p style="color:red" class="a" id="b">x</p>', '<p>x</p>'],
  ['<iframe srcdoc="<script>1</script>"></iframe>x', 'x'],
] as const)('scripts and disguised content are removed: %s', ([html, clean]) => {
  expect(cleanHtml(html)).toBe(clean)
  expect(cleanHtml(cleanHtml(html))).toBe(clean)
})
