import type { ReplyOf } from '#contract/api.ts'
import { expectErrorPage } from './error-page.ts'
import { desktop, expect, languagesShown, open, phone, test, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'

test.use({ locale: 'en', viewport: desktop })

const landCruiser = '/listing-details/toyota-land-cruiser-2018-gxr-K7T4QX2M'
/** A long version, and neither mileage nor a gearbox named by a word of ours. */
const longest = '/listing-details/x-Y3F7TQ9N'
/** A car without a photo, of a make without parts. */
const barest = '/listing-details/x-P1VA8LC6'

const details = (page: Page) => page.getByRole('main').getByRole('table')
const row = (page: Page, name: string) =>
  details(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

test('[10] a car is shown with its own fields, becomes "my vehicle", and links to its spare parts', async ({
  page,
}) => {
  await open(page, landCruiser)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota Land Cruiser 2018 GXR')
  await expect(page.locator('.part-price')).toHaveText('AED 168,000')
  await expect(details(page).getByRole('row')).toHaveText([
    /^Make\s*Toyota$/,
    /^Model\s*Land Cruiser$/,
    /^Year\s*2018$/,
    /^Version\s*GXR$/,
    /^Mileage\s*84,000 Km$/,
    /^Transmission\s*Automatic$/,
    /^Reference code\s*K7T4QX2M$/,
    /^Listed on\s*\d{1,2} [A-Z][a-z]{2,3} 20\d\d$/,
  ])
  const photo = page.getByRole('img', { name: /reference code K7T4QX2M/ })
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Use as my vehicle' }).click()
  await expect(page.getByText('This is your vehicle')).toBeVisible()

  // All parts, and those of a category.
  const parts = page
    .getByRole('heading', { name: 'Spare parts for this car' })
    .locator('xpath=ancestor::section')
  const query = 'make=toyota&model=land-cruiser&year=2018'
  await expect(parts.getByRole('listitem')).toHaveCount(15)
  await expect(parts.getByRole('link', { name: 'Brake Parts' })).toHaveAttribute(
    'href',
    `/spare-parts/brake-parts?${query}`,
  )
  await parts.getByRole('link', { name: 'Show parts for Toyota Land Cruiser 2018' }).click()
  await expect(page).toHaveURL(`/all-listings?${query}`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await open(page, '/all-listings')
  await expect(page.getByRole('region', { name: 'My vehicle' })).toContainText(
    'Toyota Land Cruiser 2018',
  )
})

for (const language of languagesShown)
  test(`mileage is in Km for kilometres and in M otherwise, in ${language}`, async ({ page }) => {
    await open(page, `${landCruiser}?lang=${language}`)
    await expect(details(page)).toContainText('84,000 Km')
    await open(page, `/listing-details/x-9RJ3WPLA?lang=${language}`)
    await expect(details(page)).toContainText('52,000 M')
    await expect(details(page)).not.toContainText('Km')
  })

test('fields that the seller left out have no row, and a long version is shown in full', async ({
  page,
}) => {
  await open(page, longest)
  await expect(row(page, 'Version')).toContainText('two keys and all invoices')
  await expect(row(page, 'Mileage')).toHaveCount(0)
  await open(page, '/listing-details/x-2XG6MBW4')
  await expect(row(page, 'Version')).toHaveCount(0)
  await expect(row(page, 'Transmission')).toContainText('Manual')
})

test('a car without a photo and of an unknown make is shown', async ({ page }) => {
  await open(page, barest)
  await expect(page.getByText('No picture yet')).toBeVisible()
  const parts = page.getByRole('main').getByRole('link', { name: 'Search for parts' })
  await expect(parts).toHaveAttribute('href', '/all-listings?search=Maserati+Ghibli')
  await expect(page.getByRole('button', { name: 'Use as my vehicle' })).toHaveCount(0)
})

test('any link with the code at its end redirects to the canonical address', async ({
  request,
}) => {
  const wrong = [
    '/listing-details/K7T4QX2M',
    '/listing-details/nissan-patrol-K7T4QX2M',
    '/listing-details/toyota-land-cruiser-2018-gxr-k7t4qx2m',
    '/listing-details/toyota-%20k7t4%20QX2m%20',
  ]
  for (const path of wrong) {
    const reply = await request.get(`${path}?lang=ar`, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(301)
    expect(reply.headers().location).toBe(`${landCruiser}?lang=ar`)
  }
  const right = await request.get(landCruiser, { maxRedirects: 0 })
  expect(right.status()).toBe(200)
  expect(right.headers().etag).toBeTruthy()
})

for (const info of ['toyota-land-cruiser-2018-gxr-NOSUCH99', 'toyota-', '04465-60280', '---'])
  test(`${info} is not found, with a search`, async ({ request }) => {
    await expectErrorPage(request, `/listing-details/${info}`, 404)
  })

test('[36] its seller can be called, messaged and viewed; the seller’s page shows the cars', async ({
  page,
  catalogue: { get },
}) => {
  const { listing } = await get<ReplyOf<'getCar'>>('/api/listing/get-car?code=K7T4QX2M')
  const { seller } = await get<ReplyOf<'getSeller'>>(`/api/users/get-seller?id=${listing.user_id}`)
  await open(page, landCruiser)
  const main = page.getByRole('main')
  await expect(main.locator(`a[href="tel:${seller.phone}"]`).first()).toBeVisible()
  const chat = main.getByRole('link', { name: 'WhatsApp' }).first()
  const { pathname, searchParams } = new URL((await chat.getAttribute('href'))!)
  expect(pathname).toBe(`/${seller.phone.slice(1)}`)
  expect(searchParams.get('text')).toContain('Toyota Land Cruiser 2018 GXR')
  expect(searchParams.get('text')).toContain('Reference code: K7T4QX2M')
  expect(searchParams.get('text')).toContain(landCruiser)

  await main.getByRole('link', { name: seller.details.company_name }).click()
  await expect(page).toHaveURL(`/seller-details/${seller._id}`)
  const cars = page.getByRole('region', { name: 'Cars', exact: true })
  await expect(cars.getByRole('article')).toHaveCount(2)
  await cars.getByRole('link', { name: 'Toyota Land Cruiser 2018 GXR' }).click()
  await expect(page).toHaveURL(landCruiser)
})

test('[39] a car has structured data for search engines', async ({ page }) => {
  await open(page, `${landCruiser}?lang=ar`)
  const { origin } = new URL(page.url())
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${origin}${landCruiser}?lang=ar`)
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute(
    'href',
    `${origin}${landCruiser}`,
  )
  const text = (await page.locator('script[type="application/ld+json"]').textContent())!
  const [car, way] = JSON.parse(text) as Record<string, unknown>[]
  expect(car).toMatchObject({
    '@type': 'Car',
    brand: { name: 'Toyota' },
    model: 'Land Cruiser',
    vehicleModelDate: '2018',
    mileageFromOdometer: { value: 84_000, unitCode: 'KMT' },
    offers: { price: '168000.00', priceCurrency: 'AED' },
  })
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
  const image = new URL(String(car!.image)).pathname
  expect((await page.request.get(image)).status()).toBe(200)
})

for (const language of languagesShown)
  test(`[66] its page has no accessibility violations in ${language}`, async ({ page }) => {
    for (const path of [longest, barest]) {
      await open(page, `${path}?lang=${language}`)
      await expectGood(page, path)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('[31] photo, name, price and contact are on the first screen', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'cookieConsent', value: 'accepted', url: baseURL! }])
    await open(page, landCruiser)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.part-price')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.part-picture img')).toBeInViewport({ ratio: 1 })
    const bar = page.getByRole('group', { name: 'Contact the seller' })
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 })
  })
})
