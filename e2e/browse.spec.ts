import type { ReplyOf } from '#contract/api.ts'
import { cardsOf, expectTotal, facetOf, filtersOf, pricesOf, totalOn } from './browse-screen.ts'
import { expectErrorPage } from './error-page.ts'
import { desktop, expect, open, test } from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

test.describe('search', () => {
  test('[1] from the header finds parts, and the text stays in the box', async ({ page }) => {
    await open(page, '/stores')
    const box = page.getByRole('banner').locator('input[name="search"]')
    await box.fill('brake pad')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/all-listings\?search=brake\+pad$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('brake pad')
    await expect(box).toHaveValue('brake pad')
    await expect(cardsOf(page).first()).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue('brake pad')
  })

  test('[1] home has a box of its own, other pages one in the header', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('input[name="search"]')).toHaveCount(1)
    await expect(page.getByRole('banner').locator('input[name="search"]')).toHaveCount(0)
    for (const path of ['/all-listings', '/stores', '/news']) {
      await open(page, path)
      await expect(page.getByRole('banner').locator('input[name="search"]')).toBeVisible()
    }
  })

  test('[3] a part number is found in any spelling', async ({ page, catalogue }) => {
    const { partSKU } = catalogue.part
    const bare = partSKU.replaceAll(/[^A-Za-z0-9]/g, '')
    const totals: number[] = []
    for (const spelling of [partSKU, bare.toLowerCase(), [...bare].join(' ')]) {
      await open(page, `/all-listings?${new URLSearchParams({ search: spelling })}`)
      await expect(cardsOf(page).first()).toContainText(partSKU)
      totals.push(await totalOn(page))
    }
    expect(new Set(totals).size).toBe(1)
  })
})

test.describe('order and view', () => {
  const three = ['Lowest Price', 'Highest Price', 'New to Old']

  test('[24] there are exactly three orders, and they sort', async ({ page }) => {
    await open(page, '/all-listings')
    const sort = page.getByLabel('Sort by')
    await expect(sort.getByRole('option')).toHaveText(['Latest from all sellers', ...three])
    await expect(sort).toHaveValue('')
    await sort.selectOption('Lowest Price')
    await expect(page).toHaveURL(/sort=lowest/)
    await expect.poll(() => pricesOf(page).then(inOrder)).toBe(true)
    await sort.selectOption('Highest Price')
    await expect(page).toHaveURL(/sort=highest/)
    await expect.poll(() => pricesOf(page).then((all) => inOrder(all.reverse()))).toBe(true)
    await sort.selectOption('New to Old')
    await expect(page).toHaveURL(/sort=newest/)
    await sort.selectOption('Latest from all sellers')
    await expect(page).toHaveURL(/\/all-listings$/)
  })

  test('[24] a search adds the best match to the three', async ({ page }) => {
    await open(page, '/all-listings?search=brake')
    await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
      'Best match',
      ...three,
    ])
    await expect(page.getByLabel('Sort by')).toHaveValue('')
  })

  test('[27] parts are shown as a grid or a list', async ({ page }) => {
    await open(page, '/all-listings')
    const leftEdges = async () => {
      const boxes = await cardsOf(page).evaluateAll((cards) =>
        cards.map((card) => Math.round(card.getBoundingClientRect().left)),
      )
      return new Set(boxes).size
    }
    expect(await leftEdges()).toBeGreaterThan(1)
    await page.getByRole('link', { name: 'List' }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect.poll(leftEdges).toBe(1)
    await expect(page.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  })

  test('[28] a card has one link to focus, a favourite button, and a part number to copy', async ({
    page,
  }) => {
    await open(page, '/all-listings?offers=single')
    const card = cardsOf(page).first()
    await expect(card.getByRole('link')).toHaveCount(1)
    await expect(card.getByRole('button')).toHaveCount(2)
    const favouriteButton = card.getByRole('button', { name: /favourites/ })
    const { width, height } = (await favouriteButton.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(card.locator('.card-picture')).toHaveAttribute('href', /^\/spare-part-details\//)
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/buy-spare-parts\//)
    await card.getByRole('button', { name: /^Copy part number/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible()
  })

  test('[28] only parts listed in the last 48 hours are marked as new', async ({
    page,
    catalogue,
  }) => {
    const last = Math.ceil(catalogue.offersTotal / 24)
    const begun = Date.now()
    for (const at of [1, last]) {
      const query = { page: at, limit: 24 }
      const reply = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', query)
      const isNew = ({ date }: { date: string }) => begun - Date.parse(date) <= 48 * 3_600_000
      await open(page, `/all-listings?offers=single&page=${at}`)
      await expect(cardsOf(page)).toHaveCount(reply.listings.length)
      const newCards = cardsOf(page).filter({ has: page.getByText('New', { exact: true }) })
      await expect(newCards).toHaveCount(reply.listings.filter(isNew).length)
      expect(reply.listings.some(isNew)).toBe(at === 1)
    }
  })
})

test.describe('more of them', () => {
  test('[26] "Load more" adds 24, and each page has an address', async ({ page }) => {
    await open(page, '/all-listings')
    await expect(cardsOf(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cardsOf(page)).toHaveCount(48)
    await expect(page.getByText(/^48 of [\d,]+ shown$/)).toBeVisible()
    const shown = await cardsOf(page).locator('h3 a').evaluateAll(hrefs)

    await open(page, '/all-listings?page=2')
    expect(await cardsOf(page).locator('h3 a').evaluateAll(hrefs)).toEqual(shown.slice(24))
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/all-listings',
    )
  })

  test('[19] [26] Back restores the list', async ({ page }) => {
    await open(page, '/car-parts/toyota')
    await facetOf(filtersOf(page), 'Category')
      .getByRole('checkbox', { name: 'Service Parts' })
      .check()
    await expect(page).toHaveURL(/category=service-parts/)
    await expect(page.getByRole('region', { name: 'Parts' })).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cardsOf(page)).toHaveCount(48)
    const card = cardsOf(page).nth(40)
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1000)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/buy-spare-parts\//)
    await expect(page.getByText('Vehicles it fits')).toBeVisible()
    await page.goBack()
    await expect(cardsOf(page)).toHaveCount(48)
    await expect
      .poll(() => page.evaluate((left) => Math.abs(scrollY - left), left))
      .toBeLessThan(60)
    await expect(page.getByRole('checkbox', { name: 'Service Parts' })).toBeChecked()
  })

  test('[25] the old list dims while the new one is loading', async ({ page }) => {
    await open(page, '/all-listings')
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/listing/search', async (route) => {
      await released
      await route.continue()
    })
    await facetOf(filtersOf(page), 'Make').getByRole('checkbox', { name: 'Mazda' }).check()
    const results = page.getByRole('region', { name: 'Parts' })
    await expect(results).toHaveAttribute('aria-busy', 'true')
    await expect(results.locator('.skeleton').first()).toBeVisible()
    release()
    await expect(results).toHaveAttribute('aria-busy', 'false')
    await expect(results.locator('.skeleton')).toHaveCount(0)
  })
})

test.describe('nothing found', () => {
  test('[30] shows the message, and the results of removing each filter', async ({
    page,
    catalogue,
  }) => {
    await open(page, '/all-listings?search=zzzzqqq&make=toyota')
    const sentence = "Sorry, we can't find any spare parts for your search"
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /contact a seller/i })).toBeVisible()
    const chip = main.getByRole('link', { name: /Search: zzzzqqq/ }).last()
    const query = { make: ['Toyota'], group: 'number' }
    const { total } = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', query)
    await expect(chip).toContainText(`${total.toLocaleString('en')} parts`)
    await chip.click()
    await expectTotal(page, total)
  })

  test('[30] shows the nearest part numbers', async ({ page, catalogue }) => {
    const { partSKU } = catalogue.part
    await open(page, `/all-listings?${new URLSearchParams({ search: `${partSKU}Z9` })}`)
    const nearest = page.getByRole('region', { name: 'Similar part numbers' })
    await expect(nearest.getByRole('article').first()).toContainText(partSKU)
    await open(page, '/all-listings?search=zzzzqqq')
    await expect(nearest).toHaveCount(0)
  })
})

test.describe('addresses', () => {
  const chosen: [string, string, RegExp][] = [
    ['/all-listings', 'All spare parts', /^$/],
    ['/spare-parts/brake-parts', 'Brake Parts', /category=brake-parts/],
    ['/spare-parts/Brake%20Parts', 'Brake Parts', /category=brake-parts/],
    ['/spare-parts/interior-/-exterior-accessories', 'Interior / Exterior Accessories', /interior/],
    ['/car-parts/toyota', 'Toyota spare parts', /make=toyota/],
    ['/car-parts/TOYOTA', 'Toyota spare parts', /make=toyota/],
    ['/buy-spare-parts', 'All spare parts', /^$/],
    ['/buy-spare-partstoyota', 'Toyota spare parts', /make=toyota/],
  ]

  for (const [path, title, query] of chosen)
    test(`[19] ${path} shows ${title}`, async ({ page, catalogue }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const narrowed = query.source !== '^$'
      if (narrowed) expect(await totalOn(page)).toBeLessThan(catalogue.total)
      else await expectTotal(page, catalogue.total)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(narrowed ? 1 : 0)
    })

  for (const path of [
    '/car-parts/trabant',
    '/buy-spare-partstrabant',
    '/something-else',
    '/all-listings?page=0',
    '/all-listings?page=1.5',
    '/stores?page=abc',
    '/news?page=-1',
  ])
    test(`[64] ${path} is not found, and offers a search`, async ({ request }) => {
      await expectErrorPage(request, path, 404)
    })

  test('[64] an unknown category is not found in the browser either', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/404/)
    const reply = await page.goto('/spare-parts/no-such-category')
    expect(reply!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await expect(page.getByRole('main').locator('input[name="search"]')).toBeVisible()
  })

  test('[64] invalid values in the address get a readable page at once', async ({
    request,
    page,
  }) => {
    const odd = [
      '?search=%00',
      '?search=foo+%26+%7C+%21',
      `?search=${'x'.repeat(1500)}`,
      '?page=0',
      '?page=-1',
      '?page=1e9',
      '?min=abc&max=-5',
      '?sort=sideways',
      '?make=%27%3B--',
      '?year=nineteen',
      '?category[]=a&category[b]=c',
      '?view=hologram&all=everything',
      `?${'make=toyota&'.repeat(60)}`,
      '?model=corolla',
      '?search=%F0%9F%94%A7',
      '?search=%E0%A4%A',
    ]
    for (const query of odd) {
      const reply = await request.get(`/all-listings${query}`)
      expect([200, 400, 404], query).toContain(reply.status())
      expect(reply.headers()['content-type'], query).toMatch(/^text\/html/)
    }
    for (const path of [
      '/spare-parts/%ff',
      '/%00',
      `/car-parts/${'a'.repeat(5000)}`,
      '/%2e%2e/x',
    ]) {
      const reply = await request.get(path)
      expect([400, 404], path).toContain(reply.status())
    }
    await open(page, '/all-listings?search=%3Cscript%3Ealert(1)%3C/script%3E')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
  })

  test('[64] an unknown order is rejected, with a link to continue', async ({ request }) => {
    await expectErrorPage(request, '/all-listings?sort=sideways', 400)
  })

  test('[64] an unknown emirate is rejected in the browser too', async ({ page, troubles }) => {
    troubles.expect(/400/)
    const reply = await page.goto('/stores?emirate=Paris')
    expect(reply!.status()).toBe(400)
    await expect(page.getByRole('main').locator('input[name="search"]')).toBeVisible()
  })
})

const inOrder = (prices: number[]) =>
  prices.length > 1 && prices.every((price, index) => index === 0 || prices[index - 1]! <= price)

function hrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
