import type { ReplyOf } from '#contract/api.ts'
import { expectErrorPage } from './error-page.ts'
import { desktop, expect, languagesShown, open, phone, test, type Page } from './fixtures.ts'
import { expectNoFindingsByLanguage } from './no-findings.ts'
import { sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const sellersOn = (page: Page) => page.getByRole('main').getByRole('article')
const shown = async (page: Page) =>
  Number((await page.getByText(/^\d+ sellers?$/).innerText()).replaceAll(/\D/g, ''))

test.describe('the directory', () => {
  test('[61] shows name, emirate, parts and the date of registration, page by page', async ({
    page,
  }) => {
    await open(page, '/stores')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Spare Parts Stores in the UAE',
    )
    expect(await shown(page)).toBeGreaterThanOrEqual(60)
    await expect(sellersOn(page)).toHaveCount(24)
    await expect(sellersOn(page).first()).toContainText(/\d+ parts/)
    await expect(sellersOn(page).first()).toContainText(/Joined [A-Z][a-z]{2,3} 20\d\d/)
    await expect(sellersOn(page).first()).toContainText(/Open now|Open 24 hours|Closed/)
    const ratings = sellersOn(page).filter({ hasText: '★' })
    await expect(ratings.filter({ hasText: 'sample rating' })).toHaveCount(await ratings.count())

    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/stores\?page=2$/)
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(/\/stores$/)
  })

  test('[61] is searched by name', async ({ page, catalogue: { part } }) => {
    await open(page, '/stores')
    const name = part.seller.company_name
    await page.getByLabel('Company name').fill(name.toUpperCase())
    await page.getByLabel('Company name').press('Enter')
    await expect(page).toHaveURL(/\/stores\?q=/)
    await expect(sellersOn(page).first()).toContainText(name)
    await sellersOn(page).first().getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/seller-details/${part.user}$`))
  })

  test('[61] is searched in Arabic, and names companies in Arabic', async ({ page, catalogue }) => {
    const { company_name, company_name_ar } = catalogue.part.seller
    await open(page, '/stores?lang=ar')
    const box = page.getByLabel('اسم الشركة')
    await box.fill(company_name_ar!)
    await box.press('Enter')
    await expect(sellersOn(page).first()).toContainText(company_name_ar!)
    await expect(sellersOn(page).first()).not.toContainText(company_name)
    await expect(sellersOn(page)).toHaveCount(1)
  })

  test('[61] [19] [20] is filtered by emirate, speciality and make, as counted', async ({
    page,
  }) => {
    await open(page, '/stores')
    const filters = page.getByRole('group', { name: 'Filter sellers' })
    const choose = async (filter: string, value: RegExp) => {
      await filters.getByRole('button', { name: filter }).click()
      const entry = page.getByRole('list', { name: filter }).getByRole('link', { name: value })
      const count = Number((await entry.innerText()).replaceAll(/\D/g, ''))
      await entry.click()
      await expect.poll(() => shown(page)).toBe(count)
    }
    await choose('Emirate', /^Sharjah/)
    await expect(page).toHaveURL(/\/stores\?emirate=Sharjah$/)
    for (const text of await sellersOn(page).allInnerTexts()) expect(text).toContain('Sharjah')
    await choose('Speciality', /^Brake Parts/)
    await choose('Car make', /^Toyota/)
    await expect(page).toHaveURL(/emirate=Sharjah&category=brake-parts&make=toyota$/)
    await expect(filters.getByRole('button', { name: 'Car make: Toyota' })).toBeVisible()
    const first = sellersOn(page).first()
    await expect(first).toContainText(/\d+ matching parts?/)
    const tile = first.getByRole('link', { name: /^Brake Parts/ })
    const count = Number((await tile.innerText()).replaceAll(/\D/g, ''))
    await tile.click()
    await expect(page).toHaveURL(
      /\/seller-details\/[^?]+\?category=brake-parts&make=toyota#listings$/,
    )
    await expect(page.getByRole('status').filter({ hasText: `${count} part` })).toBeVisible()
    await page.goBack()
    // The page of the seller has such a link, too, and may still be shown when the address has changed.
    await expect(page).toHaveURL(/\/stores\?/)
    await expect(filters).toBeVisible()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/stores$/)
    await expect.poll(() => shown(page)).toBeGreaterThanOrEqual(60)
  })

  test('[61] [62] shows those that are open now', async ({ page }) => {
    await open(page, '/stores')
    const toggle = page.getByRole('link', { name: /^Open now \d/ })
    await toggle.click()
    await expect(page).toHaveURL(/open=now/)
    // Both of one reply, since shops open and close.
    const count = async () => Number((await toggle.innerText()).replaceAll(/\D/g, ''))
    await expect.poll(async () => (await shown(page)) === (await count())).toBe(true)
    await expect(toggle).toHaveAttribute('aria-current', 'true')
    await toggle.click()
    await expect(page).toHaveURL(/\/stores$/)
  })

  test('[61] placeholders are shown while sellers load', async ({ page }) => {
    await open(page, '/stores')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/users/get-seller-directory**', async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: 'Emirate' }).click()
    await page.getByRole('link', { name: /^Ajman \d/ }).click()
    const placeholders = page.locator('.directory-card .skeleton')
    await expect(placeholders.first()).toBeVisible()
    release()
    await expect(placeholders).toHaveCount(0)
    await expect(sellersOn(page).first()).toContainText('Ajman')
  })

  test('[61] shows "Data Not Found!" when there is none', async ({ page }) => {
    await open(page, '/stores?q=zzzzqqq&emirate=Dubai')
    await expect(page.getByText('Data Not Found!', { exact: true })).toBeVisible()
    await expect(page.getByText('0 sellers', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show all sellers' }).click()
    await expect(sellersOn(page)).toHaveCount(24)
  })

  for (const bad of ['category=zzz', 'make=zzz', 'open=later', `make=${'x'.repeat(300)}`])
    test(`[64] ${bad.slice(0, 20)} is no filter, with a message`, async ({ request }) => {
      await expectErrorPage(request, `/stores?${bad}`, 400)
    })

  for (const language of languagesShown)
    test(`[66] has no accessibility violations on a phone in ${language}`, async ({ page }) => {
      await page.setViewportSize(phone)
      await open(page, `/stores?lang=${language}&category=brake-parts&make=toyota`)
      expect(await sideways(page)).toEqual([])
      if (language === 'ar') expect(await untranslated(page)).toEqual([])
      await expectNoFindingsByLanguage(page)
      await page.getByRole('main').locator('[popovertarget]').first().click()
      const menu = page.locator('.filter-menu:popover-open')
      const box = (await menu.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(phone.width)
    })
})

test.describe('the directory without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[61] its filters are links, and a search preserves them', async ({ page, troubles }) => {
    troubles.expect(/csp|Content Security Policy/)
    await page.goto('/stores')
    await page.getByRole('button', { name: 'Emirate' }).click()
    await page.getByRole('link', { name: /^Dubai/ }).click()
    await expect(page).toHaveURL(/\/stores\?emirate=Dubai$/)
    await page.getByLabel('Company name').fill('parts')
    await page.getByLabel('Company name').press('Enter')
    await expect(page).toHaveURL(/\/stores\?q=parts&emirate=Dubai$/)
    for (const text of await sellersOn(page).allInnerTexts()) expect(text).toContain('Dubai')
  })
})

test.describe('a seller', () => {
  test('[36] [61] is shown with address, phone, e-mail and parts', async ({
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

  test('[55] its parts are shown page by page', async ({ page, catalogue: { part } }) => {
    await open(page, `/seller-details/${part.user}`)
    const first = await sellersOn(page).first().innerText()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect.poll(() => sellersOn(page).first().innerText()).not.toBe(first)
  })

  for (const id of ['00000000-0000-4000-8000-000000000000', '1'])
    test(`[64] ${id} is not found, with a message and a search`, async ({ request }) => {
      await expectErrorPage(request, `/seller-details/${id}`, 404, 'Data Not found!')
    })

  test('[64] nobody is not found in the browser either', async ({ page, troubles }) => {
    troubles.expect(/404/)
    const reply = await page.goto('/seller-details/nobody')
    expect(reply!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Not found!')
    await expect(page.getByRole('main').locator('input[name="search"]')).toBeVisible()
  })
})

test.describe('news', () => {
  test('[64] all articles link to their page', async ({ page, catalogue: { get } }) => {
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
    test(`[64] every picture of the news loads in ${language}`, async ({ page }) => {
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

  test('[39] the older joined address redirects permanently', async ({ page, request }) => {
    const reply = await request.get('/news-detailsread-a-part-number?lang=ar', { maxRedirects: 0 })
    expect(reply.status()).toBe(301)
    expect(reply.headers().location).toBe('/news-details/read-a-part-number?lang=ar')
    await open(page, '/news-detailsread-a-part-number')
    await expect(page).toHaveURL(/\/news-details\/read-a-part-number$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('[39] an article has structured data for search engines', async ({ page }) => {
    await open(page, '/news-details/read-a-part-number')
    const text = (await page.locator('script[type="application/ld+json"]').textContent())!
    const entries = JSON.parse(text) as Record<string, unknown>[]
    expect(entries.map((entry) => entry['@type'])).toEqual(['NewsArticle', 'BreadcrumbList'])
    const image = new URL(String(entries[0]!.image)).pathname
    expect((await page.request.get(image)).status()).toBe(200)
  })

  test('[64] an unknown article is not found', async ({ request }) => {
    await expectErrorPage(request, '/news-details/nothing-of-the-kind', 404)
  })
})
