import { expect, languagesShown, open, phone, test, type Page } from './fixtures.ts'

// On the wire, compressed, with headers; nothing of it was in the browser before.
const BUDGET = { script: 130_000, style: 15_000, cardPicture: 15_000 }

/** As browsers measure it: the part of the window that moves, times how far. */
const MOST_SHIFTED = 0.05

// In a browser that has never been here.
test.use({ reuseContext: false, viewport: phone, deviceScaleFactor: 2 })

type Fetched = { path: string; bytes: number }

/** What a page fetched until it was alive and quiet; what an interaction brings later doesn't count. */
async function fetchedBy(page: Page, path: string): Promise<Fetched[]> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.map(({ name, transferSize }) => ({
      path: new URL(name).pathname,
      bytes: transferSize,
    }))
  })
}

/** From now on pages of this window add up how far their contents are shifted. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved += entry.value
      document.documentElement.dataset.moved = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectNoShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
  expect(moved, page.url()).toBeLessThanOrEqual(MOST_SHIFTED)
}

const sum = (files: Fetched[]) => files.reduce((total, { bytes }) => total + bytes, 0)

for (const language of languagesShown)
  for (const path of ['/', '/all-listings', '/spare-parts/engine-parts?make=toyota']) {
    test.describe(`${path} in ${language}`, () => {
      test.use({ locale: language })

      test(`[67] ${path} in ${language} is within its budget of scripts, styles and fonts`, async ({
        page,
        request,
      }, { annotations }) => {
        await watchShifts(page)
        const files = await fetchedBy(page, path)
        const scripts = files.filter((file) => file.path.endsWith('.js'))
        const styles = files.filter((file) => file.path.endsWith('.css'))
        expect(scripts.length).toBeGreaterThan(2)
        expect(styles.length).toBeGreaterThan(0)
        const description = `scripts ${sum(scripts)} B, styles ${sum(styles)} B`
        annotations.push({ type: 'measured', description })
        expect(sum(scripts)).toBeLessThanOrEqual(BUDGET.script)
        expect(sum(styles)).toBeLessThanOrEqual(BUDGET.style)

        // One body face is asked for before it paints.
        const preloads = page.locator('head link[rel="preload"][as="font"]')
        await expect(preloads).toHaveCount(1)
        const face = language === 'ar' ? /plex-sans-arabic-arabic-400/ : /plex-sans-latin-wght/
        await expect(preloads).toHaveAttribute('href', face)
        const html = await (await request.get(page.url())).text()
        expect(html).not.toMatch(/fonts\.(googleapis|gstatic)/)

        await page.evaluate(() => document.fonts.ready)
        const fonts = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((name) => name.endsWith('.woff2')),
        )
        expect(fonts.filter((name) => face.test(name))).toHaveLength(1)
        const others = /plex-mono-latin|plex-sans-arabic-arabic-600|plex-sans-latin-wght/
        const strange = fonts.filter((name) => !face.test(name) && !others.test(name))
        expect(strange).toEqual([])
        if (language === 'en') {
          expect(fonts.filter((name) => /arabic/.test(name))).toEqual([])
          await expectNoShifts(page)
        }
      })
    })
  }

test('[67] a picture on a card is at most 15 KB', async ({ request }) => {
  const html = await (await request.get('/all-listings')).text()
  const cards = [...html.matchAll(/class="card-picture".*?<\/a>/g)].join('')
  const named = [...cards.matchAll(/ src(?:Set)?="([^"]+)"/g)].flatMap(([, list]) =>
    list!.split(',').map((one) => one.trim().split(' ')[0]!),
  )
  const paths = [...new Set(named)]
  expect(paths.length).toBeGreaterThan(20)
  const large: string[] = []
  for (const path of paths) {
    const reply = await request.get(path)
    expect(reply.status()).toBe(200)
    const { length } = await reply.body()
    if (length > BUDGET.cardPicture) large.push(`${path} ${length} B`)
  }
  expect(large).toEqual([])
})

test('[64] [67] nothing shifts while a part or the directory loads', async ({
  page,
  catalogue,
}) => {
  await watchShifts(page)
  for (const path of [`/spare-part-details/${catalogue.part.slug}`, '/stores']) {
    await open(page, path)
    await expectNoShifts(page)
  }
})
