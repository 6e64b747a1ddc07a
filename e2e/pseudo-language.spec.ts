import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { lookAs, rounds, screens } from './every-screen.ts'
import { desktop, expect, open, type Page } from './fixtures.ts'
import { test } from './api-users.ts'

// The browser gets the texts in a pseudo-language with marks around each. Anything displayed without marks
// comes neither from the texts nor from the server: it is hard-coded.
const BEGIN = '⟦'
const END = '⟧'

const folder = resolve(import.meta.dirname, '../web/i18n/en')
const english = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as object,
  ]),
)

const withMarkers = (node: unknown): unknown =>
  typeof node === 'string'
    ? `${BEGIN}${node}${END}`
    : Object.fromEntries(
        Object.entries(node as object).map(([key, value]) => [key, withMarkers(value)]),
      )

const book = `export default ${JSON.stringify(withMarkers(english))}`

/** From now on the page speaks the language with markers, as soon as its scripts have taken over. */
async function serveMarkerTexts(page: Page): Promise<{ data: () => string; forget: () => void }> {
  const received: string[] = []
  await page.route(/\/assets\/en(-[a-z]+)?-[\w-]{8}\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: book }),
  )
  page.on('response', (response) => {
    if (!/json|html/.test(response.headers()['content-type'] ?? '')) return
    response.text().then(
      (text) => received.push(text.includes('<body') ? scriptsOf(text) : text),
      () => undefined,
    )
  })
  const data = () =>
    received
      .join('\n')
      .replaceAll(/\\+"/g, '"')
      .replaceAll(/\\+n/g, '\n')
      .replaceAll(/\\+u0026/g, '&')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
  return { data, forget: () => void received.splice(0) }
}

// The data of a page are embedded in its scripts.
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')

/** Visible texts, and those for screen readers, without marks. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(
    ([begin, end]) => {
      const attributes = ['aria-label', 'alt', 'placeholder', 'title']
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!
        // Drawings, and initials in place of a picture, are hidden from screen readers.
        const skipped = 'script, style, noscript, template, [aria-hidden=true]'
        if (parent.closest(skipped) || !parent.checkVisibility()) continue
        texts.push(node.textContent!)
      }
      for (const element of document.body.querySelectorAll('*'))
        for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
      // A text may be within another one.
      const within = new RegExp(`${begin}[^${begin}${end}]*${end}`, 'g')
      const without = (text: string): string =>
        within.test(text) ? without(text.replace(within, '\n')) : text
      return [
        ...new Set(
          texts.flatMap((text) =>
            without(text)
              .split('\n')
              .map((one) => one.trim()),
          ),
        ),
      ].filter((text) => /\p{L}{2}/u.test(text))
    },
    [BEGIN, END] as const,
  )
}

// The names of languages, currencies, months and units are the same in every text of English.
const fixed =
  /^(Ghiyar|غيار|English|العربية|AED|SAR|OMR|QAR|BHD|USD|EUR|CNY|JPY|Km|SKU|VIN|CSV|XLSX|PDF|JPG|PNG|WebP|MB|KB|\p{L}{2}|UAE)$/u
const dated =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|\b(AM|PM|am|pm)\b|\b(second|minute|hour|day|week|month|year)s? ago\b|^(yesterday|today|now)$/i

const wordsOf = (text: string) =>
  text.split(/[\s·,()|:/+]+/).filter((word) => /\p{L}{2}/u.test(word) && !fixed.test(word))

/** Whether a text is neither the server's, nor made of its data, nor the same in every language. */
function isWritten(text: string, data: string): boolean {
  const shortened = text.replace(/…$/, '')
  const words = wordsOf(text)
  if (words.length === 0 || dated.test(text) || data.includes(shortened)) return false
  // A title is put together of fields, of which one is a number.
  return !(/\d/.test(text) && words.every((word) => data.includes(word)))
}

test.use({ locale: 'en', viewport: desktop })

// The outbox shows mails, in the languages of their readers.
for (const { viewer, names } of rounds(['dev/outbox']))
  test(`every text is translated on ${names.join(', ')}`, async ({
    page,
    apiUsers,
    catalogue,
    troubles,
  }) => {
    // What the server wrote is in English, so the browser renders everything anew.
    troubles.expect(/./)
    const places = await lookAs(viewer, { page, apiUsers, catalogue })
    const { data, forget } = await serveMarkerTexts(page)
    for (const name of names)
      await test.step(name, async () => {
        forget()
        await open(page, screens[name]!.path(places))
        await expect(page.getByRole('contentinfo')).toContainText(BEGIN)
        await expect(page.locator('.skeleton')).toHaveCount(0)
        const own = await page.evaluate(() => JSON.stringify({ ...localStorage }))
        const known = data() + own
        const written = await unmarked(page)
        expect(written.filter((text) => isWritten(text, known))).toEqual([])
      })
  })
