import { request as requests, type APIResponse } from '@playwright/test'
import { cardsOf } from './browse-screen.ts'
import { desktop, expect, open, test, type Page } from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

test.describe('cached pages', () => {
  for (const path of ['/', '/all-listings?make=mazda', '/stores', '/news'])
    test(`[67] ${path} is sent once, and revalidated afterwards`, async ({ request }) => {
      const first = await request.get(path)
      const { etag, 'cache-control': control } = first.headers()
      expect(etag).toMatch(/^"[\w-]{20,}"$/)
      expect(control).toMatch(/public, max-age=0, s-maxage=\d+/)
      const again = await request.get(path, { headers: { 'if-none-match': etag! } })
      expect(again.status()).toBe(304)
      expect((await again.body()).length).toBe(0)
      const other = await request.get(path, { headers: { 'if-none-match': '"something-else"' } })
      expect(other.status()).toBe(200)
    })

  test('[7] a cached page is never sent to a reader of another language', async ({ request }) => {
    const ask = (headers: Record<string, string>) => request.get('/stores', { headers })
    const replies = [
      await ask({ 'accept-language': 'ar' }),
      await ask({ 'accept-language': 'en' }),
      await ask({ 'accept-language': 'en', cookie: 'i18nextLng=ar' }),
      await ask({ 'accept-language': 'fr' }),
    ]
    const pageLanguages = await Promise.all(
      replies.map(async (reply) => languageOf(await reply.text())),
    )
    expect(pageLanguages).toEqual(['ar', 'en', 'ar', 'fr'])
    const etags = replies.map((reply) => reply.headers().etag)
    expect(etags[0]).toBe(etags[2])
    expect(new Set(etags).size).toBe(3)
    const crossed = await ask({ 'accept-language': 'en', 'if-none-match': etags[0]! })
    expect(crossed.status()).toBe(200)
    for (const reply of replies)
      expect(reply.headers().vary).toBe('accept-language, cookie, accept-encoding')
  })

  test('[67] pages are compressed as requested', async ({ baseURL }) => {
    const encodings = { br: 'br', gzip: 'gzip', 'gzip, deflate, br': 'br', identity: undefined }
    for (const [accepted, used] of Object.entries(encodings)) {
      const headers = { 'accept-encoding': accepted }
      const caller = await requests.newContext({ baseURL, extraHTTPHeaders: headers })
      const reply = await caller.get('/stores')
      expect(reply.headers()['content-encoding'], accepted).toBe(used)
      expect(await reply.text()).toContain('<html lang="en"')
      await caller.dispose()
    }
  })

  test('[67] scripts and styles are cached permanently', async ({ page, request }) => {
    await open(page, '/')
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/')),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) expectCacheable(await request.get(file))
  })

  test('[39] filtered pages are not indexed', async ({ page }) => {
    const robots = page.locator('head meta[name="robots"]')
    await open(page, '/all-listings?make=mazda&brand=Bosch')
    await expect(robots).toHaveAttribute('content', /noindex/)
    await open(page, '/spare-parts/brake-parts')
    await expect(robots).toHaveCount(0)
  })
})

test.describe('without a network', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/ERR_INTERNET_DISCONNECTED/))

  test('[64] the page stays, and shows that it is offline', async ({ page, context }) => {
    await open(page, '/all-listings')
    await context.setOffline(true)
    await expect(notice(page)).toContainText('You are offline')
    await expect(cardsOf(page).first()).toBeVisible()

    const link = page.getByRole('banner').getByRole('link', { name: 'Sellers' })
    await link.click()
    await expect(notice(page)).toContainText('the next page can’t open yet')
    await expect(page).toHaveURL(/\/all-listings$/)

    await context.setOffline(false)
    await expect(notice(page)).toContainText('You are online again')
    await page.getByRole('link', { name: 'Open the page' }).click()
    await expect(page).toHaveURL(/\/stores$/)
  })

  test('[25] [64] a choice that failed to load is offered again, and loads by itself', async ({
    page,
    context,
  }) => {
    await open(page, '/all-listings')
    const styles = () => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href))
    const before = await styles()
    await context.setOffline(true)
    await page.getByRole('complementary').getByRole('checkbox', { name: 'Toyota' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'We can’t reach the marketplace',
    )
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(main.locator('input[name="search"]')).toBeVisible()
    await context.setOffline(false)
    await expect(cardsOf(page)).toHaveCount(24)
    await expect(page).toHaveURL(/make=toyota/)
    // Of two rules that are as specific the later counts.
    expect((await styles()).filter((href) => before.includes(href))).toEqual(before)
  })

  test('[26] [64] "Load more" shows its failure, and works when tried again', async ({
    page,
    context,
  }) => {
    await open(page, '/all-listings')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByText('More parts could not be loaded')).toBeVisible()
    await expect(cardsOf(page)).toHaveCount(24)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cardsOf(page)).toHaveCount(48)
  })
})

test('[64] a failing server is explained, with a way to try again', async ({ page, troubles }) => {
  troubles.expect(/500/)
  await open(page, '/stores')
  let fails = true
  await page.route('**/api/users/get-seller-directory**', (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Emirate' }).click()
  await page.getByRole('link', { name: /^Ajman \d/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on our side',
  )
  fails = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('article').first()).toContainText('Ajman')
})

test.describe('for search engines', () => {
  test('[39] robots.txt and the sitemap lead to the parts', async ({ request, catalogue }) => {
    const robots = await (await request.get('/robots.txt')).text()
    const sitemap = new URL(/^Sitemap: (\S+)$/m.exec(robots)![1]!).pathname
    const index = await (await request.get(sitemap)).text()
    const files = addressesIn(index)
    expect(files.length).toBeGreaterThanOrEqual(3)
    const all: string[] = []
    for (const file of files) {
      const addresses = addressesIn(await (await request.get(new URL(file).pathname)).text())
      expect(addresses.length).toBeLessThanOrEqual(10_000)
      all.push(...addresses.map((address) => new URL(address).pathname))
    }
    expect(all).toContain(`/spare-part-details/${catalogue.part.slug}`)
    expect(all).toContain(`/seller-details/${catalogue.part.user}`)
    expect(all).toContain('/spare-parts/interior-exterior-accessories')
  })
})

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: /offline|online/ })
}

function expectCacheable(reply: APIResponse): void {
  expect(reply.status(), reply.url()).toBe(200)
  expect(reply.headers()['cache-control'], reply.url()).toMatch(/max-age=31536000.*immutable/)
}

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at!)
