import type { BrowserContext, Page } from '@playwright/test'
import type { Listing } from '#contract/listing.ts'
import { alive, desktop, open, phone, type Catalogue } from './fixtures.ts'
import { expect, test, type Line } from './line.ts'
import { expectNoFindingsNow } from './no-findings.ts'
import { sideways } from './screen-faults.ts'

const pathOf = ({ slug }: Listing) => `/spare-part-details/${slug}`
const notice = (page: Page) => page.locator('#kept-notice')

const words = {
  en: { saved: 'Price and stock may have changed', offline: 'You are offline', back: 'Reload' },
  ar: { saved: 'قد يكون السعر أو الكمية', offline: 'لا يوجد اتصال بالإنترنت', back: 'حدّث الصفحة' },
}

/** Three parts that differ in their numbers. */
async function threeParts({ get }: Catalogue) {
  const [one, two, three] = await get<Listing[]>('/api/listing/get-home')
  return { one: one!, two: two!, three: three! }
}

/** Addresses of the stored pages, without their language. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pages-1')).keys()
    return keys.map(({ url }) => url.replace(/^.*?\/kept\/(?:\w\w(?=\/))?/, ''))
  })

/** Opens a page and waits until it is stored. */
async function read(page: Page, path: string) {
  await open(page, path)
  await expect.poll(() => cachedPaths(page)).toContain(decodeAs(path))
}
const decodeAs = (path: string) => new URL(path, 'http://x').pathname

async function cut(context: BrowserContext, line: Line) {
  line.state = 'dead'
  await context.setOffline(true)
}
async function mend(context: BrowserContext, line: Line) {
  line.state = 'open'
  await context.setOffline(false)
}

const accepted = (url: string) => [{ name: 'cookieConsent', value: 'accepted', url }]

test.beforeEach(async ({ troubles, context, baseURL }) => {
  await context.addCookies(accepted(baseURL!))
  troubles.expect(/net::ERR_|50[023]|404|navigation preload|Failed to (fetch|load)|offline/i)
})

// Each language once and each size once: neither changes what the other proves.
for (const [language, device, viewport] of [
  ['en', 'phone', phone],
  ['ar', 'desktop', desktop],
] as const) {
  test.describe(`in ${language} on a ${device}`, () => {
    test.use({ locale: language, viewport })

    test('[64] visited parts open without a network, with their age', async ({
      page,
      context,
      line,
      catalogue,
    }) => {
      const { one, two, three } = await threeParts(catalogue)
      await read(page, pathOf(one))
      const name = await page.locator('h1').innerText()
      const price = await page.locator('.part-price bdi').innerText()
      await read(page, pathOf(two))
      await cut(context, line)

      await page.goto(pathOf(one))
      await expect(notice(page)).toContainText(words[language].saved)
      await alive(page)
      await expect(notice(page)).toBeInViewport()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveText(name)
      await expect(page.getByRole('main')).toContainText(one.partSKU)
      await expect(page.locator('.part-price bdi')).toHaveText(price)
      expect(await priceNoteOf(page, '.part-price')).toMatch(language === 'en' ? /saved/ : /محفوظ/)
      expect(await priceNoteOf(page, '.sheet .price')).toBe(await priceNoteOf(page, '.part-price'))
      await expect(page.locator('.part-picture img')).toHaveJSProperty('complete', true)
      expect(await sideways(page)).toEqual([])
      await expectNoFindingsNow(page, '#kept-notice')

      await page.goto(pathOf(three))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].offline)
      const saved = page.locator('li')
      await expect(saved).toHaveCount(2)
      await expect(saved.first()).toContainText(two.partSKU)
      await expect(saved.last()).toContainText(one.partSKU)
      expect(await sideways(page)).toEqual([])
      await expectNoFindingsNow(page)

      await page.getByRole('searchbox').fill(one.partSKU.replaceAll('-', ' '))
      await page.getByRole('search').getByRole('button').click()
      await expect(saved).toHaveCount(1)
      await saved.getByRole('link').click()
      await expect(page.locator('h1')).toHaveText(name)
      await expect(notice(page)).toBeVisible()

      await mend(context, line)
      await expect(notice(page)).toHaveCount(0)
      await expect(page.locator('h1')).toHaveText(name)
      expect(await priceNoteOf(page, '.part-price')).toBe('none')
    })
  })
}

test.describe('stored pages', () => {
  test.use({ locale: 'en' })

  test('[64] exclude pages of an account, lists and the home page', async ({
    page,
    context,
    line,
    catalogue,
  }) => {
    const { one } = await threeParts(catalogue)
    for (const path of ['/', '/all-listings', '/my-profile', '/my-favorites', '/dev/outbox'])
      await open(page, path)
    await read(page, pathOf(one))
    const paths = (await cachedPaths(page)).filter((path) => path.startsWith('/'))
    expect(paths).toEqual([pathOf(one)])
    const elsewhere = await page.evaluate(async () => {
      const caught = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) caught.push(url)
      return caught.filter((url) => !/\/(kept|assets|media)\//.test(url))
    })
    expect(elsewhere).toEqual([])

    await cut(context, line)
    await page.goto('/my-profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await mend(context, line)
    await expect(page.locator('.site-header')).toBeVisible()
  })

  test('[64] a part reached from a list opens again from there; other links wait', async ({
    page,
    context,
    line,
  }) => {
    await open(page, '/all-listings')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const card = page.locator('.card-name a').first()
    const name = await card.innerText()
    await card.click()
    await expect(page.locator('h1')).toHaveText(name)
    const path = await page.evaluate(() => location.pathname)
    await expect.poll(() => cachedPaths(page)).toContain(path)
    await page.goBack()
    // The page of the part has cards, too.
    await expect(page.locator('h1')).not.toHaveText(name)
    await expect(card).toBeVisible()

    await cut(context, line)
    await page.locator('.card-name a').nth(1).click()
    await expect(page.getByRole('status').filter({ hasText: 'can’t open yet' })).toBeVisible()
    await expect(page).toHaveURL(/\/all-listings$/)
    await card.click()
    await expect(page.locator('h1')).toHaveText(name)
    await expect(notice(page)).toBeVisible()
  })

  test('a search without a network is made once there is one', async ({ page, context, line }) => {
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await cut(context, line)
    await page.getByRole('search').locator('input').fill('radiator')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page).toHaveURL(/\/all-listings\?search=radiator$/)
    await mend(context, line)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('radiator')
  })

  test('[64] the network comes first: changes are shown, also when it is slow', async ({
    page,
    line,
    catalogue,
  }) => {
    const { one } = await threeParts(catalogue)
    await read(page, pathOf(one))
    // The price as the server writes it; scripts would put the one of their sealed data back.
    line.edit = (html) =>
      html
        .replace(
          /(<small>AED<\/small> (?:<!-- -->)?)[\d,.]+/,
          (_, currency: string) => `${currency}99.25`,
        )
        .replace(' type="later"', ' type="never"')
    await page.goto(pathOf(one))
    await expect(page.locator('.part-price bdi')).toHaveText('AED 99.25')
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(() => cachedText(page)).toContain('99.25')

    line.state = 'silent'
    await page.goto(pathOf(one), { waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible()
    line.state = 'open'
    await expect(page.locator('.part-price bdi')).toHaveText('AED 99.25')
    await notice(page).getByRole('link').click()
    await expect(notice(page)).toHaveCount(0)
  })

  test('[64] an unavailable server leaves the stored page; one that answers "gone" removes it', async ({
    page,
    context,
    line,
    catalogue,
  }) => {
    const { one, two } = await threeParts(catalogue)
    await read(page, pathOf(one))
    await read(page, pathOf(two))
    line.state = 503
    await page.goto(pathOf(one))
    await expect(notice(page)).toContainText(words.en.saved)
    await page.goto('/stores')
    await expect(page.locator('h1')).toHaveText('Elsewhere')

    line.state = 500
    await page.goto(pathOf(one))
    await expect(page.locator('h1')).toHaveText('Elsewhere')

    line.state = 404
    await page.goto(pathOf(one))
    await expect(page.locator('h1')).toHaveText('Elsewhere')
    await cut(context, line)
    await page.goto(pathOf(one))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.locator('li')).toHaveCount(1)
    await expect(page.locator('li')).toContainText(two.partSKU)
  })

  test('[7] [64] are in the language that was read last', async ({
    page,
    context,
    line,
    catalogue,
  }) => {
    const { one } = await threeParts(catalogue)
    await read(page, pathOf(one))
    await context.addCookies([{ name: 'i18nextLng', value: 'ar', url: line.url }])
    await read(page, pathOf(one))
    await expect.poll(() => cachedLanguage(page)).toBe('ar')
    await cut(context, line)
    await page.goto(pathOf(one))
    await expect(notice(page)).toContainText(words.ar.saved)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('li')).toHaveCount(1)
  })

  test('[63] [64] none are stored before consent, nor after it has expired', async ({
    page,
    context,
    catalogue,
    baseURL,
  }) => {
    const { one, two } = await threeParts(catalogue)
    await context.clearCookies()
    await open(page, pathOf(one))
    // The worker has received the page, and its resources are there already.
    await expect.poll(() => cachedPaths(page)).toContain('language')
    await page.locator('.consent-bar button').click()
    await read(page, pathOf(two))
    expect(await cachedPaths(page)).not.toContain(pathOf(one))
    await context.clearCookies()
    await open(page, pathOf(one))
    await expect.poll(() => cachedPaths(page)).not.toContain(pathOf(two))
    await context.addCookies(accepted(baseURL!))
    await read(page, pathOf(two))
  })

  test('[64] can be deleted, and those of another version are', async ({
    page,
    context,
    line,
    catalogue,
  }) => {
    const { one } = await threeParts(catalogue)
    await page.goto('/robots.txt')
    await page.evaluate(() => caches.open('pages-0'))
    await read(page, pathOf(one))
    expect(await page.evaluate(() => caches.has('pages-0'))).toBe(false)
    await cut(context, line)
    await page.goto('/')
    await expect(page.locator('li')).toHaveCount(1)
    await page.getByRole('button', { name: 'Delete saved pages' }).click()
    await expect(page.locator('li')).toHaveCount(0)
    await page.goto(pathOf(one))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  })
})

test('the site can be installed', async ({ page, context, request }) => {
  await open(page, '/?lang=ar')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const client = await context.newCDPSession(page)
  const { errors, data } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data!) as { lang: string; icons: { src: string }[] }
  expect(manifest.lang).toBe('ar')
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

const priceNoteOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((shown) => getComputedStyle(shown, '::after').content)

const cachedLanguage = (page: Page) =>
  page.evaluate(async () => (await caches.match('/kept/language'))?.text())

const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const replies = await (await caches.open('pages-1')).matchAll()
    return (await Promise.all(replies.map((reply) => reply.text()))).join()
  })
