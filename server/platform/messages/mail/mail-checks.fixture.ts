import { expect } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { Unaddressed } from './bilingual-mail.ts'

const arabic = /[\u0621-\u064a]/g
const latin = /[A-Za-z]/g

const count = (text: string, part: string | RegExp) => text.split(part).length - 1

/** A mail has both languages, the reader's first, and the same content as text and HTML. */
export function expectBilingual(mail: (language: Language) => Unaddressed): void {
  for (const language of ['ar', 'en', 'fr', 'zh'] as const) {
    const { channel, subject, text, html = '' } = mail(language)
    const order = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
    expect(channel).toBe('email')
    expect([...html.matchAll(/<td class="line" lang="(..)"/g)].map(([, of]) => of)).toEqual(order)
    expect(html).toContain(`<html lang="${order[0]}">`)
    expect(html).toMatch(/lang="ar" dir="rtl" align="right"/)
    for (const part of [subject, text]) {
      const first = /[\p{Script=Latin}\p{Script=Arabic}]/u.exec(part)![0]
      expect(/\p{Script=Arabic}/u.test(first), part).toBe(language === 'ar')
      expect(part.match(arabic)?.length).toBeGreaterThan(10)
      expect(part.match(latin)?.length).toBeGreaterThan(10)
    }
    expect(subject).not.toMatch(/[\r\n]/)
    for (const line of shownLines(html)) expect(text).toContain(line)
  }
}

/** What a reader sees of the markup. */
function shownLines(html: string): string[] {
  const lines = html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '·' && !line.startsWith('Ghiyar&nbsp;'))
  expect(lines.length).toBeGreaterThan(6)
  return lines
}

/** Its markup is whole, needs nothing from outside, and links to nothing but these. */
export function expectHarmless({ text, html = '' }: Unaddressed, links: string[]): void {
  expect(html).not.toMatch(/<(?:img|link|script|iframe|form|svg|object)|url\(|@import|src=/i)
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  )
  expect(new Set(hrefs)).toEqual(new Set(links))
  for (const tag of ['table', 'tr', 'td', 'p', 'h1', 'a', 'bdi', 'div'])
    expect(count(html, `</${tag}>`), tag).toBe(count(html, new RegExp(`<${tag}[ >]`)))
  expect(text).not.toMatch(/undefined|\[object/)
  // Nothing reorders beyond what was isolated, and every isolation ends.
  for (const part of [text, html]) expect(part).not.toMatch(/[\u202a-\u202e\u2067\ufeff]/)
  expect(count(text, /[\u2066\u2068]/)).toBe(count(text, '\u2069'))
  const addresses = text.match(/https?:\/\/\S+|\S+@\S+|www\.\S+/g) ?? []
  expect(links).toEqual(expect.arrayContaining(addresses))
}

/** Input that tries to get a link, a header, markup or reordered text into a mail. */
export const hostile =
  '<script>alert("1")</script>&amp;\r\n\r\nBcc: all@example.com\u202e\u2069 https://evil.example/x www.evil.example'
