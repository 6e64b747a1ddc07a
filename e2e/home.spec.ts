import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, languagesShown, open, test, type Page } from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('at 360×640', () => {
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

  for (const language of languagesShown)
    test(`[11] search and vehicle picker are visible in ${language}`, async ({ page }) => {
      await open(page, `/?lang=${language}`)
      await expect(page.locator('input[name="search"]')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('main select[name="make"]')).toBeInViewport({ ratio: 1 })
    })
})

test('[12] [13] [14] categories, makes, promises, news and best sellers', async ({
  page,
  catalogue: { get },
}) => {
  await open(page, '/')
  await test.step('15 categories with their counts, and the names of makes', async () => {
    const counts = await get<Record<string, number>>('/api/listing/get-count-by-category')
    const tiles = section(page, 'Parts by category').getByRole('link')
    await expect(tiles).toHaveCount(15)
    const shown = await tiles.allInnerTexts()
    for (const [name, count] of Object.entries(counts)) {
      const tile = shown.find((text) => text.startsWith(name))
      expect(tile, name).toContain(`${count.toLocaleString('en')} part`)
    }
    const makes = section(page, 'Parts by make')
    await expect(makes.getByRole('link')).toHaveCount(10)
    await expect(makes.getByRole('img')).toHaveCount(0)
  })

  await test.step('four promises, written by the operator', async () => {
    const promises = await get<{ title: string; text: string }[]>('/api/content/promises')
    const tiles = section(page, 'Why Ghiyar').getByRole('listitem')
    await expect(tiles).toHaveCount(4)
    expect(await tiles.getByRole('heading').allInnerTexts()).toEqual(
      promises.slice(0, 4).map(({ title }) => title),
    )
  })

  await test.step('the fourth to tenth news item, in a row that buttons scroll', async () => {
    const news = await get<ReplyOf<'getNews'>['items']>('/api/news?limit=10')
    const row = section(page, 'Latest news')
    const titles = await row.getByRole('heading', { level: 3 }).allInnerTexts()
    expect(titles).toEqual(news.slice(3, 10).map(({ title }) => title))

    const list = row.getByRole('list')
    const at = () => list.evaluate((element) => element.scrollLeft)
    expect(await at()).toBe(0)
    await row.getByRole('button', { name: 'Next' }).click()
    await expect.poll(at).toBeGreaterThan(300)
    await row.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(at).toBe(0)
  })

  await test.step('four best sellers', async () => {
    const best = section(page, 'Best-selling parts').getByRole('article')
    await expect(best).toHaveCount(4)
    await best.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/buy-spare-parts\//)
  })
})

test('[13] [65] in Arabic the row scrolls the other way', async ({ page }) => {
  await open(page, '/?lang=ar')
  const list = page.locator('.scroll-row').last()
  const at = () => list.evaluate((element) => element.scrollLeft)
  await page.locator('section:has(> .scroll-row)').last().getByRole('button').last().click()
  await expect.poll(at).toBeLessThan(-300)
})

test('[13] the next card is partly visible, and nothing scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  for (const name of ['Best-selling parts', 'Featured sellers', 'Latest news']) {
    const row = section(page, name).getByRole('list').first()
    const cut = await row.evaluate((list) => {
      const end = list.getBoundingClientRect().right
      return [...list.children].some((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left < end - 8 && right > end + 8
      })
    })
    expect(cut, name).toBe(true)
  }
  await expect(page.locator('marquee, video[autoplay]')).toHaveCount(0)
})

test.describe('newsletter', () => {
  const form = (page: Page) => section(page, 'New articles by e-mail')

  test('[15] shows in place why the address is invalid, and that the connection failed', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/400|ERR_FAILED/)
    await open(page, '/')
    const box = form(page).getByLabel('Your e-mail address')
    await box.fill('nobody@')
    await form(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(form(page).getByRole('alert')).not.toBeEmpty()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveValue('nobody@')

    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    await box.fill('reader@ghiyar.example')
    await form(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(form(page).getByRole('alert')).toContainText('Subscribing failed')
    await expect(box).toHaveValue('reader@ghiyar.example')
  })
})

test('[10] [11] the vehicle picker leads to the parts listed for the car', async ({ page }) => {
  await open(page, '/')
  await page.getByLabel('Make', { exact: true }).selectOption('Toyota')
  await page.getByLabel('Model', { exact: true }).selectOption('Corolla')
  await page.getByLabel('Year', { exact: true }).selectOption('2018')
  await page.getByRole('button', { name: 'Find parts' }).click()
  await expect(page).toHaveURL(/\/all-listings\?make=toyota&model=corolla&year=2018$/)
  const chips = page.getByRole('list', { name: 'Applied filters' })
  for (const value of ['Toyota', 'Corolla', '2018'])
    await expect(chips.getByRole('link', { name: `Remove ${value}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'My vehicle' })).toContainText(
    'Toyota Corolla 2018',
  )
})

test.describe('cookies', () => {
  const bar = (page: Page) => section(page, 'Cookies')

  test('[63] the notice is dismissed for 150 days', async ({ page, context }) => {
    await open(page, '/')
    await expect(bar(page)).toBeInViewport()
    await expect(bar(page)).not.toHaveRole('dialog')
    await bar(page).getByRole('button', { name: 'Accept' }).click()
    await expect(bar(page)).toBeHidden()
    const consent = async () =>
      (await context.cookies()).find(({ name }) => name === 'cookieConsent')?.expires
    await expect.poll(consent).toBeDefined()
    const days = ((await consent())! - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(149.9)
    expect(days).toBeLessThanOrEqual(150)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  for (const path of ['/', '/all-listings', '/stores'])
    test(`[9] [63] neither notice nor header covers the focus on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 })
      await open(page, path)
      for (let presses = 0; presses < 70; presses++) {
        await page.keyboard.press('Tab')
        expect(await hiddenFocus(page)).toBeNull()
      }
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press('Shift+Tab')
        expect(await hiddenFocus(page)).toBeNull()
      }
    })
})

test('[8] the currency menu states that prices are in AED', async ({ page }) => {
  await open(page, '/stores')
  const currency = page.getByLabel('Currency')
  await expect(currency.locator('optgroup')).toHaveAttribute('label', 'Prices are shown in AED')
  await expect(currency.getByRole('option')).toHaveText([
    ...['AED', 'SAR', 'OMR', 'QAR', 'BHD', 'USD', 'EUR', 'CNY', 'JPY'],
  ])
  await currency.selectOption('USD')
  await expect(
    page.getByRole('status').filter({ hasText: 'Prices are shown in AED' }),
  ).toBeVisible()
  await page.reload()
  await expect(currency).toHaveValue('USD')
})

/** The focused element when something else lies over all of it, else null. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    )
    const seen = points.some(
      (at) =>
        at &&
        (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused)),
    )
    return seen ? null : focused.outerHTML.slice(0, 200)
  })
}
