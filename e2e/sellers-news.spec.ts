import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, languagesShown, open, test, type Page } from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

const sellersOn = (page: Page) => page.getByRole('main').getByRole('article')
const shown = async (page: Page) =>
  Number((await page.getByText(/^\d+ sellers?$/).innerText()).replaceAll(/\D/g, ''))

test.describe('the directory', () => {
  test('[61] shows name, emirate, parts, and since when', async ({ page }) => {
    await open(page, '/stores')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Spare Parts Stores in the UAE',
    )
    expect(await shown(page)).toBeGreaterThanOrEqual(60)
    await expect(sellersOn(page)).toHaveCount(24)
    await expect(sellersOn(page).first()).toContainText(/\d+ parts/)
    await expect(sellersOn(page).first()).toContainText(/Joined [A-Z][a-z]{2,3} 20\d\d/)
    const ratings = sellersOn(page).filter({ hasText: '★' })
    await expect(ratings.filter({ hasText: 'sample rating' })).toHaveCount(await ratings.count())
  })

  test('[61] is searched by name', async ({ page, catalogue: { part } }) => {
    await open(page, '/stores')
    const name = part.seller.company_name
    await page.getByLabel('Company name').fill(name.toUpperCase())
    await page.getByLabel('Company name').press('Enter')
    await expect(page).toHaveURL(/\/stores\?q=/)
    await expect(sellersOn(page).first()).toContainText(name)
    await sellersOn(page).first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/seller-details/${part.user}$`))
  })

  test('[61] is narrowed to an emirate, page by page', async ({ page }) => {
    await open(page, '/stores')
    const all = await shown(page)
    await page.getByLabel('Emirate').selectOption('Sharjah')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/emirate=Sharjah/)
    await expect.poll(() => shown(page)).toBeLessThan(all)
    const texts = await sellersOn(page).allInnerTexts()
    expect(texts).toHaveLength(Math.min(24, await shown(page)))
    for (const text of texts) expect(text).toContain('Sharjah')

    await open(page, '/stores')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/stores\?page=2$/)
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/stores$/)
  })

  test('[61] placeholders stand in for sellers while they are fetched', async ({ page }) => {
    await open(page, '/stores')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/users/get-seller-list**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Emirate').selectOption('Ajman')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    const placeholders = page.locator('.seller-card .skeleton')
    await expect(placeholders.first()).toBeVisible()
    release()
    await expect(placeholders).toHaveCount(0)
    await expect(sellersOn(page).first()).toContainText('Ajman')
  })

  test('[61] says "Data Not Found!" when there is none', async ({ page }) => {
    await open(page, '/stores?q=zzzzqqq&emirate=Dubai')
    await expect(page.getByText('Data Not Found!', { exact: true })).toBeVisible()
    await expect(page.getByText('0 sellers', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show all sellers' }).click()
    await expect(sellersOn(page)).toHaveCount(24)
  })
})

test.describe('a seller', () => {
  test('[36] [61] is told with address, phone, e-mail and parts', async ({
    page,
    catalogue: { part, get },
  }) => {
    const { seller, total } = await get<ReplyOf<'getSeller'>>(
      `/api/users/get-seller?id=${part.user}`,
    )
    for (const path of [`/seller-details/${part.user}`, `/seller-listings/${part.user}`]) {
      await open(page, path)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.details.company_name)
      await expect(main).toContainText(seller.details.company_address)
      await expect(main.locator(`a[href="tel:${seller.phone}"]`).first()).toBeVisible()
      await expect(main.locator(`a[href="mailto:${seller.email}"]`)).toBeVisible()
      await expect(
        main.locator(`a[href^="https://wa.me/${seller.phone.slice(1)}?text="]`),
      ).toBeVisible()
      await expect(main.getByText(`${total} parts`).first()).toBeVisible()
      await expect(main.getByText(/Joined [A-Z][a-z]{2,3} 20\d\d/).first()).toBeVisible()
      await expect(sellersOn(page)).toHaveCount(Math.min(24, total))
    }
  })

  test('[55] its parts come page by page', async ({ page, catalogue: { part } }) => {
    await open(page, `/seller-details/${part.user}`)
    const first = await sellersOn(page).first().innerText()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(() => sellersOn(page).first().innerText()).not.toBe(first)
  })

  test('[64] beyond its last page nothing is found', async ({ page, troubles, catalogue }) => {
    troubles.expect(/404/)
    const reply = await page.goto(`/seller-details/${catalogue.part.user}?page=999`)
    expect(reply!.status()).toBe(404)
  })

  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody', '1'])
    test(`[64] ${id} is not found, with the sentence and a search`, async ({ page, troubles }) => {
      troubles.expect(/404/)
      const reply = await page.goto(`/seller-details/${id}`)
      expect(reply!.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Not found!')
      await expect(page.getByRole('main').locator('input[name="search"]')).toBeVisible()
    })
})

test.describe('news', () => {
  test('[64] all articles lead to their page', async ({ page, catalogue: { get } }) => {
    const news = await get<ReplyOf<'getNews'>['items']>('/api/news?limit=100')
    await open(page, '/news')
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(Math.min(12, news.length))
    const { title, id } = news[0]!
    await articles.first().getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/news-details/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('article').first().getByRole('paragraph').nth(3)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(
      3,
    )
    await page.getByRole('main').getByRole('link', { name: 'News' }).click()
    await expect(page).toHaveURL(/\/news$/)
  })

  for (const language of languagesShown)
    test(`[64] every picture of the news is there in ${language}`, async ({ page }) => {
      await open(page, `/news?lang=${language}`)
      const pictures = page.getByRole('main').locator('article img')
      await pictures.last().scrollIntoViewIfNeeded()
      const missing = () =>
        pictures.evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ src }) => src),
        )
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
      await expect.poll(missing).toEqual([])
    })

  test('[39] the joined address of old is moved for good', async ({ page, request }) => {
    const reply = await request.get('/news-detailsread-a-part-number?lang=ar', { maxRedirects: 0 })
    expect(reply.status()).toBe(301)
    expect(reply.headers().location).toBe('/news-details/read-a-part-number?lang=ar')
    await open(page, '/news-detailsread-a-part-number')
    await expect(page).toHaveURL(/\/news-details\/read-a-part-number$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('[39] an article is told to search engines', async ({ page }) => {
    await open(page, '/news-details/read-a-part-number')
    const text = (await page.locator('script[type="application/ld+json"]').textContent())!
    const told = JSON.parse(text) as Record<string, unknown>[]
    expect(told.map((entry) => entry['@type'])).toEqual(['NewsArticle', 'BreadcrumbList'])
    const image = new URL(String(told[0]!.image)).pathname
    expect((await page.request.get(image)).status()).toBe(200)
  })

  test('[64] an unknown article is not found', async ({ page, troubles }) => {
    troubles.expect(/404/)
    const reply = await page.goto('/news-details/nothing-of-the-kind')
    expect(reply!.status()).toBe(404)
    await expect(page.getByRole('main').locator('input[name="search"]')).toBeVisible()
  })
})
