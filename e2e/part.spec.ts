import type { ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import {
  desktop,
  expect,
  languagesShown,
  open,
  phone,
  test,
  type Catalogue,
  type Page,
} from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

const qualities = { genuine: 'Genuine', oem: 'OEM', aftermarket: 'Aftermarket', used: 'Used' }
const pathOf = ({ slug }: Listing) => `/spare-part-details/${slug}`
const grouped = (price: number) =>
  price.toLocaleString('en', { minimumFractionDigits: price % 1 ? 2 : 0 })

/** Remembers a vehicle as the picker does, before the page is opened. */
async function driving(page: Page, make: string, model?: string, year?: number) {
  const name = (text: string) => ({ name: text, label: text })
  const vehicle = { make: name(make), ...(model && { model: name(model) }), year, language: 'en' }
  await page.addInitScript(
    (text) => localStorage.setItem('ghiyar.vehicle', text),
    JSON.stringify(vehicle),
  )
}

test('[34] both addresses show the part, with a part number to copy', async ({
  page,
  catalogue: { part },
}) => {
  const key = part.partSKU.replaceAll(/[^A-Za-z0-9]/g, '')
  const name = part.partName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  for (const path of [
    pathOf(part),
    `/buy-spare-parts/${part.slug}`,
    `/spare-part-details/${name}-${part.partSKU}`,
    `/buy-spare-parts/${name}-${key.toLowerCase()}`,
  ]) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.partName)
    await expect(page.getByRole('main')).toContainText(part.partSKU)
  }
  const summary = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::section')
  await summary.getByRole('button', { name: `Copy part number ${part.partSKU}` }).click()
  await expect(page.getByText(`${part.partSKU} copied`)).toBeVisible()
})

test('[34] [39] the details are the five rows of the specification and the quality; each seller has an offer', async ({
  page,
  catalogue: { part, offers },
}) => {
  await open(page, `${pathOf(part)}?seller=${part.user}`)
  const details = page.getByRole('heading', { name: 'Details', exact: true }).locator('..')
  await expect(details.getByRole('rowheader')).toHaveText([
    'Name',
    'Price',
    'Brand',
    'Category',
    'Sub Category',
    'Quality',
  ])
  await expect(details.getByRole('cell')).toHaveText([
    part.partName,
    `AED ${grouped(part.price)}`,
    part.partBrand,
    part.categoryLabel,
    part.subCategoryLabel!,
    qualities[part.tier!],
  ])

  const list = page.getByRole('heading', { name: 'Sellers of this part' }).locator('..')
  await expect(list.getByText(`${offers.length + 1} sellers have this part number`)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(offers.length + 1)
  await expect(list.getByText('This offer')).toHaveCount(1)

  const other = offers[0]!
  const name = `View the offer from ${other.seller.company_name}`
  await list.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(`seller=${other.seller._id}$`))
  await expect(page.getByRole('region', { name: 'Seller', exact: true })).toContainText(
    other.seller.company_name,
  )
  await expect(page.locator('.part-price')).toHaveText(`AED ${grouped(other.price)}`)
})

test('[39] offers are sorted, called one by one, and compared', async ({
  page,
  catalogue: { part, offers },
}) => {
  await open(page, `${pathOf(part)}?seller=${part.user}`)
  const list = page.getByRole('heading', { name: 'Sellers of this part' }).locator('..')
  const first = list.getByRole('listitem').filter({ hasNotText: 'This offer' }).first()
  await first.getByRole('button', { name: /^Call / }).click()
  await expect(first.getByRole('link', { name: /^Call .*\+971/ })).toBeFocused()
  await expect(first.getByRole('button', { name: /^Chat with / })).toBeVisible()

  await list.getByLabel('Sort by').selectOption('Place')
  const places = await list.locator('.offer:not(:has(.text-danger)) .offer-note').allInnerTexts()
  const emirates = places.filter((text) => !text.includes('Confirmed'))
  const names = emirates.map((text) => text.split(' ·')[0]!)
  expect(names).toEqual(names.toSorted())

  const compare = list.getByRole('button', { name: /^Compare/ })
  await expect(compare).toHaveAttribute('aria-disabled', 'true')
  const most = Math.min(3, offers.length + 1)
  for (let at = 0; at < most; at++) await list.getByRole('checkbox').nth(at).check()
  await compare.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compare offers' })
  await expect(dialog.getByRole('columnheader')).toHaveCount(most + 1)
  for (const row of ['Price', 'Stock', 'Updated', 'Emirate'])
    await expect(dialog.getByRole('rowheader', { name: row, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(compare).toBeFocused()
})

test.describe('the verdict', () => {
  const fitted = ({ part }: Catalogue) => {
    const { make, models } = part.fits[0]!
    const { name, from, to } = models[0]!
    return { make: make.name, model: name, from: from!, to: to! }
  }

  test('[10] [32] asks for the vehicle when there is none, and remembers it', async ({
    page,
    catalogue,
  }) => {
    const { make, model, to } = fitted(catalogue)
    await open(page, pathOf(catalogue.part))
    await expect(page.getByText('Does it fit your vehicle?')).toBeVisible()
    await page.getByRole('button', { name: 'Choose vehicle' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose your vehicle' })
    await dialog.getByLabel('Make').selectOption(make)
    await dialog.getByLabel('Model').selectOption(model)
    await dialog.getByLabel('Year').selectOption(String(to))
    await dialog.getByRole('button', { name: 'Choose vehicle' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`Fits ${make} ${model} ${to}`).first()).toBeVisible()

    await open(page, '/all-listings')
    const bar = page.getByRole('region', { name: 'My vehicle' })
    await expect(bar).toContainText(`${make} ${model} ${to}`)
    await bar.getByRole('button', { name: 'Remove this vehicle' }).click()
    await expect(bar.getByRole('button', { name: 'Choose vehicle' })).toBeVisible()
  })

  test('[32] [33] "Fits" with an icon and text, and the row of the table highlighted', async ({
    page,
    catalogue,
  }) => {
    const { make, model, from } = fitted(catalogue)
    await driving(page, make, model, from)
    await open(page, pathOf(catalogue.part))
    const box = page.locator('.fit-box')
    await expect(box).toContainText(`Fits ${make} ${model} ${from}`)
    await expect(box).toContainText('✓')
    await expect(page.getByRole('main')).not.toContainText(/guarantee/i)
    const table = page.getByRole('table').filter({ hasText: 'Years' })
    await expect(table.getByRole('row').filter({ hasText: 'Your vehicle' })).toContainText(model)
  })

  test('[32] "Check fit" without a year, and in a year that is not listed', async ({
    page,
    context,
    catalogue,
  }) => {
    const { make, model, to } = fitted(catalogue)
    await driving(page, make, model)
    await open(page, pathOf(catalogue.part))
    const box = page.locator('.fit-box')
    await expect(box).toContainText(`Check fit for ${make} ${model}`)
    await expect(box).toContainText('Choose a year')
    await expect(box).toContainText('!')

    const other = await context.newPage()
    await driving(other, make, model, to + 3)
    await open(other, pathOf(catalogue.part))
    await expect(other.locator('.fit-box')).toContainText('but not this year')
  })

  test('[32] "Not listed" for a make that the seller does not name', async ({
    page,
    catalogue,
  }) => {
    const named = catalogue.part.fits.map(({ make }) => make.name)
    const make = ['Subaru', 'Isuzu', 'Toyota', 'Honda', 'Mazda'].find((m) => !named.includes(m))!
    await driving(page, make, 'Any', 2015)
    await open(page, pathOf(catalogue.part))
    await expect(page.locator('.fit-box')).toContainText(`Not listed for ${make}`)
    await expect(page.locator('.fit-box')).toContainText('–')
  })
})

test('[33] a table of more than ten vehicles can be searched', async ({ page, catalogue }) => {
  const { part } = catalogue
  // No part of the demonstration has so many: its own list is made longer on the way.
  await page.route('**/api/listing/get?*', async (route) => {
    const reply = (await (await route.fetch()).json()) as ReplyOf<'getListing'>
    const { make, models } = reply.listing.fits[0]!
    const longer = Array.from({ length: 12 }, (_, index) => ({
      ...models[0]!,
      name: `Model ${index}`,
      label: `Model ${index}`,
      from: 2000 + index,
      to: 2001 + index,
    }))
    reply.listing.fits = [{ make, models: longer }]
    await route.fulfill({ json: reply })
  })
  await open(page, `/all-listings?search=${part.partSKU}`)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  const table = page.getByRole('table').filter({ hasText: 'Years' })
  await expect(table.getByRole('row')).toHaveCount(13)
  const search = page.getByRole('searchbox', { name: 'Search these vehicles' })
  await search.fill('model 7')
  await expect(table.getByRole('row')).toHaveCount(2)
  await search.fill('2005')
  await expect(table.getByRole('row')).toHaveCount(3)
  await search.fill('zzz')
  await expect(page.getByText('Not on the seller’s list')).toBeVisible()

  await open(page, `/spare-part-details/${part.slug}`)
  await expect(search).toHaveCount(0)
})

for (const language of languagesShown)
  test(`[36] call and WhatsApp have the number, and a message that links back, in ${language}`, async ({
    page,
    catalogue: { part, get },
  }) => {
    const { listing } = await get<ReplyOf<'getListing'>>(
      `/api/listing/get?${new URLSearchParams({ sku: part.partSKU, seller: part.user })}`,
    )
    const digits = listing.user.phone.replace('+', '')
    expect(digits).toMatch(/^971\d{8,9}$/)
    await open(page, `${pathOf(part)}?seller=${part.user}&lang=${language}`)
    const links = page.locator(`a[href^="https://wa.me/${digits}?"]:visible`)
    await expect(links.first()).toBeVisible()
    const sent = new URL((await links.first().getAttribute('href'))!).searchParams.get('text')!
    expect(sent).toContain(part.partSKU)
    expect(sent).toContain(language === 'ar' ? part.partNameAr! : part.partName)
    expect(sent).toMatch(/https?:\/\/\S+/)
    expect(/[\u0600-\u06FF]/.test(sent.split('\n')[0]!)).toBe(language === 'ar')
    await expect(page.locator(`a[href="tel:+${digits}"]:visible`).first()).toBeVisible()

    // It links back to the same offer, in the language of the reader.
    const { pathname, search } = new URL(/https?:\/\/\S+/.exec(sent)![0])
    await page.context().clearCookies()
    await open(page, pathname + search)
    await expect(page.getByRole('region', { name: 'Seller', exact: true })).toContainText(
      part.seller.company_name,
    )
  })

test('[34] a part is shared by WhatsApp, or by its link', async ({ page, catalogue: { part } }) => {
  await open(page, pathOf(part))
  const share = page.getByRole('main').locator('.share-links')
  const href = await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  const shared = new URL(href!).searchParams.get('text')!
  expect(shared).toContain(part.partSKU)
  const { pathname } = new URL(/https?:\/\/\S+/.exec(shared)![0])
  expect(pathname).toMatch(
    new RegExp(`^/[a-z-]+/.+-${part.partSKU.replaceAll(/[^A-Za-z0-9]/g, '')}$`),
  )
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
})

test('[35] the picture is enlarged by keyboard, and the focus returns', async ({
  page,
  catalogue: { part },
}) => {
  await open(page, pathOf(part))
  const picture = page.locator('.part-picture img').first()
  await expect(picture).toHaveAttribute('alt', `${part.partName}, part number ${part.partSKU}`)
  const opener = page.getByRole('button', { name: 'Enlarge picture' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: part.partName })
  const stage = dialog.getByRole('group')
  await stage.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(dialog.getByRole('status')).toHaveText('200%')
  const wide = (await dialog.getByRole('img').boundingBox())!.width
  await page.keyboard.press('-')
  await expect(dialog.getByRole('status')).toHaveText('150%')
  await expect
    .poll(async () => (await dialog.getByRole('img').boundingBox())!.width)
    .toBeLessThan(wide)
  await page.keyboard.press('0')
  await expect(dialog.getByRole('status')).toHaveText('100%')
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('status')).toHaveText('150%')
  await stage.hover()
  await page.mouse.wheel(0, -100)
  await expect(dialog.getByRole('status')).toHaveText('200%')
  await page.mouse.wheel(0, 100)
  await expect(dialog.getByRole('status')).toHaveText('150%')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('for search engines', () => {
  test('[39] the product and all its offers have structured data', async ({ page, catalogue }) => {
    const { part, offers } = catalogue
    await open(page, pathOf(part))
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const entries = blocks.flatMap((text) => JSON.parse(text) as Record<string, unknown>[])
    const product = entries.find((entry) => entry['@type'] === 'Product')!
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      name: part.partName,
      sku: part.partSKU,
      brand: { '@type': 'Brand', name: part.partBrand },
      image: expect.stringMatching(/^http.*\.webp$/),
    })
    const all = product.offers as Record<string, unknown>[]
    expect(all).toHaveLength(offers.length + 1)
    for (const offer of all)
      expect(offer).toMatchObject({
        '@type': 'Offer',
        priceCurrency: 'AED',
        price: expect.stringMatching(/^\d+\.\d{2}$/),
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/),
        url: expect.stringMatching(/^http/),
      })
    const way = entries.find((entry) => entry['@type'] === 'BreadcrumbList')!
    expect((way.itemListElement as unknown[]).length).toBe(3)
  })

  test('[39] one canonical address, its languages, and a preview', async ({ page, catalogue }) => {
    const { part } = catalogue
    await open(page, `/buy-spare-parts/${part.slug}?seller=${part.user}&utm_source=x`)
    const link = (css: string) => page.locator(`head link${css}`)
    const canonical = (await link('[rel="canonical"]').getAttribute('href'))!
    expect(new URL(canonical).pathname).toBe(pathOf(part))
    expect(new URL(canonical).search).toBe('')
    const languages = await link('[rel="alternate"][hreflang]').evaluateAll((all) =>
      all.map((alternate) => alternate.getAttribute('hreflang')),
    )
    expect(languages).toEqual(['en', 'ar', 'fr', 'zh', 'x-default'])
    await expect(link('[hreflang="ar"]')).toHaveAttribute('href', `${canonical}?lang=ar`)

    const og = (name: string) => page.locator(`head meta[property="og:${name}"]`)
    await expect(og('title')).toHaveAttribute('content', new RegExp(part.partSKU))
    await expect(og('type')).toHaveAttribute('content', 'product')
    await expect(og('url')).toHaveAttribute('content', canonical)
    const image = (await og('image').getAttribute('content'))!
    expect((await page.request.get(new URL(image).pathname)).status()).toBe(200)
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute(
      'content',
      new RegExp(part.partSKU),
    )
    expect(await page.title()).toContain(part.partSKU)
  })
})

for (const path of [
  '/spare-part-details/no-such-part-000XYZ',
  '/buy-spare-parts/no-such-part-000XYZ',
])
  test(`[64] ${path} is not found, and offers a search`, async ({ page, troubles }) => {
    troubles.expect(/404/)
    const reply = await page.goto(path)
    expect(reply!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await page.getByRole('main').locator('input[name="search"]').fill('filter')
    await page.getByRole('main').locator('input[name="search"]').press('Enter')
    await expect(page).toHaveURL(/search=filter/)
  })

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('two offers are compared without scrolling sideways', async ({
    page,
    catalogue: { part },
  }) => {
    await open(page, pathOf(part))
    const offers = page.locator('.part-offers')
    for (const at of [0, 1]) await offers.getByRole('checkbox').nth(at).check()
    await offers.getByRole('button', { name: /^Compare/ }).click()
    const table = page.getByRole('dialog', { name: 'Compare offers' }).locator('.compare')
    await expect(table.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible()
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test('[31] the first screen has what a buyer decides by', async ({
    page,
    context,
    baseURL,
    catalogue: { part },
  }) => {
    await context.addCookies([{ name: 'cookieConsent', value: 'accepted', url: baseURL! }])
    await open(page, pathOf(part))
    await expect(page.locator('.part-picture img').first()).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('button', { name: `Copy part number ${part.partSKU}` }).first(),
    ).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.part-price')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Does it fit your vehicle?')).toBeInViewport({ ratio: 1 })
    for (const small of ['.part-summary .part-number', '.fit-change', '.brand']) {
      const reached = await page
        .locator(small)
        .first()
        .evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const at = (up: number) => document.elementFromPoint(x + width / 2, y + height / 2 + up)
          return [-19, 19].map((up) => element.contains(at(up)))
        })
      expect(reached, small).toEqual([true, true])
    }
    const bar = page.getByRole('group', { name: 'Contact the seller' })
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 900)
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 })
    const { height } = (await bar.getByRole('link', { name: 'Call' }).boundingBox())!
    expect(height).toBeGreaterThanOrEqual(44)
  })
})
