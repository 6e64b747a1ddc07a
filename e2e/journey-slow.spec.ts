import { cardsOf } from './browse-screen.ts'
import { alive, expect, open, phone, screensOf, test, type Page } from './fixtures.ts'

const places = ['home', 'browse', 'part'] as const

// Nothing of it was in the browser before.
test.use({ locale: 'en', reuseContext: false })

test.describe('on a slow line', () => {
  test.slow()
  test.use({ viewport: phone })

  for (const place of places)
    test(`[64] [67] ${place} is readable and searchable before its scripts load, and nothing shifts`, async ({
      page,
      catalogue,
    }) => {
      await slowDown(page)
      await watchMoves(page)
      const scripts = await delay(page, '**/*.js')
      await page.goto(screensOf(catalogue)[place], { waitUntil: 'commit' })
      // What is not displayed yet may move.
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await expect(page.getByRole('main')).toContainText('AED')
      const box = page.locator('input[name="search"]').first()
      await box.fill(catalogue.part.partSKU)
      scripts.release()
      await alive(page)
      await expect(box).toHaveValue(catalogue.part.partSKU)
      await page.evaluate(() => document.fonts.ready)
      expect(await movedOn(page)).toBeLessThanOrEqual(0.05)
    })

  test('[1] [64] a search is sent and answered before the scripts load', async ({
    page,
    catalogue,
  }) => {
    await slowDown(page)
    const scripts = await delay(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const box = page.locator('input[name="search"]')
    await box.fill(catalogue.part.partSKU)
    await box.press('Enter')
    await expect(page).toHaveURL(/\/all-listings\?search=/)
    await expect(cardsOf(page).first()).toContainText(catalogue.part.partSKU)
    scripts.release()
    await alive(page)
    await expect(cardsOf(page).first()).toContainText(catalogue.part.partSKU)
  })
})

test.describe('on a slow server', () => {
  for (const [place, start, go] of [
    ['a search', '/stores', (page: Page) => search(page, 'brake')],
    ['a part', '/all-listings', (page: Page) => cardsOf(page).first().getByRole('link').click()],
    ['home', '/stores', (page: Page) => brandOf(page).click()],
  ] as const) {
    test(`[25] [64] ${place} shows a loading state, then its content`, async ({ page }) => {
      await open(page, start)
      const api = await delay(page, '**/api/**')
      await go(page)
      await expect(page.locator('.progress-line')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${start}$`))
      api.release()
      await expect(page.locator('.progress-line')).toHaveCount(0)
      await expect(page).not.toHaveURL(new RegExp(`${start}$`))
    })

    test(`[64] ${place} shows its failure, and loads when tried again`, async ({
      page,
      troubles,
    }) => {
      troubles.expect(/500|ERR_FAILED|error/i)
      await open(page, start)
      const broken = { status: 500, json: { code: 'server.failed', message: 'It broke' } }
      await page.route('**/api/**', (route) => route.fulfill(broken))
      await go(page)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Something went wrong on our side')
      await page.unroute('**/api/**')
      await page.route('**/api/**', (route) => route.abort())
      const again = page.getByRole('button', { name: 'Try again' })
      await again.click()
      await expect(heading).toHaveText('We can’t reach the marketplace')
      await page.unroute('**/api/**')
      await again.click()
      await expect(again).toHaveCount(0)
      await expect(heading).not.toHaveText(/wrong|reach/)
    })
  }
})

const brandOf = (page: Page) => page.getByRole('link', { name: 'Ghiyar', exact: true })

async function search(page: Page, text: string) {
  const box = page.locator('input[name="search"]')
  await box.fill(text)
  await box.press('Enter')
}

/** A line of 400 kbit/s, 400 ms away. */
async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
}

/** Keeps what matches on its way until it is released. */
async function delay(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    // The page that asked may be gone by then.
    await route.continue().catch(() => {})
  })
  return { release }
}

async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved += entry.value
      document.documentElement.dataset.moved = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const movedOn = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
