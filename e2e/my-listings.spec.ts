import type { ReplyOf } from '#contract/api.ts'
import type { OwnListing } from '#contract/selling.ts'
import { alive, desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { pictureOf, signIn, test, type People } from './people.ts'
import { sideways } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const rowOf = (page: Page, sku: string) => page.locator('[data-row]').filter({ hasText: sku })
const cellOf = (page: Page, column: 'price' | 'quantity', sku: string) =>
  page.getByRole('button', { name: new RegExp(`${column} of ${sku}, now`) })
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter by status' }).getByRole('link', { name })

/** A seller of these, newest last; the page is logged in already. */
async function sellerOf(page: Page, people: People, parts: { sku: string; name: string }[]) {
  const token = await signIn(page, await people.join('SELLER'))
  const headers = { authorization: `Bearer ${token}` }
  const made: OwnListing[] = []
  for (const { sku, name } of parts) {
    const reply = await page.context().request.post('/api/listing/new', {
      headers,
      multipart: {
        ...{ partSKU: sku, partName: name, partNameAr: 'قطعة', partBrand: 'Denso' },
        ...{ price: '100', quantity: '5', category: 'Brake Parts', universal: 'true' },
        ...{ shortDescription: name, description: `<p>${name}</p>` },
        pic: await pictureOf(`${sku}.jpg`),
      },
    })
    expect(reply.status(), await reply.text()).toBe(201)
    made.push(((await reply.json()) as ReplyOf<'newListing'>).listing)
  }
  const stored = async (id: string) => {
    const reply = await page
      .context()
      .request.get('/api/listing/get-my-listing-item', { headers, params: { id } })
    return ((await reply.json()) as ReplyOf<'getMyListingItem'>).listing
  }
  return { made, stored }
}

const three = [
  { sku: 'ML-1001', name: 'Front brake pads' },
  { sku: 'ML-1002', name: 'Rear brake pads' },
  { sku: 'ML-1003', name: 'Handbrake cable' },
]

test('[54] price and quantity are changed by keyboard alone, and restored', async ({
  page,
  people,
}) => {
  const { made, stored } = await sellerOf(page, people, three)
  await open(page, '/my-listing')
  await expect(page.locator('[data-row]')).toHaveCount(3)
  await cellOf(page, 'price', 'ML-1003').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('1234.5')
  await expect(page.getByRole('textbox', { name: 'New price of ML-1003 in AED' })).toHaveValue(
    '1,234.5',
  )
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'price', 'ML-1002')).toBeFocused()
  await expect(cellOf(page, 'price', 'ML-1003')).toHaveText('1,234.50')
  await expect(page.getByRole('status').filter({ hasText: 'price is AED 1,234.50' })).toBeVisible()
  expect(await stored(made[2]!._id)).toMatchObject({ price: 1234.5 })

  await page.keyboard.press('Control+z')
  await expect(cellOf(page, 'price', 'ML-1003')).toHaveText('100')
  await expect.poll(async () => (await stored(made[2]!._id)).price).toBe(100)

  await page.keyboard.press('ArrowRight')
  await expect(cellOf(page, 'quantity', 'ML-1002')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('٠')
  await page.keyboard.press('Tab')
  await expect(rowOf(page, 'ML-1002').getByText('Sold out')).toBeVisible()
  await expect(tabOf(page, 'Sold out')).toContainText('1')
  await cellOf(page, 'quantity', 'ML-1002').focus()
  await page.keyboard.type('77')
  await page.keyboard.press('Escape')
  await expect(cellOf(page, 'quantity', 'ML-1002')).toBeFocused()
  expect(await stored(made[1]!._id)).toMatchObject({ quantity: 0 })
})

test('[54] a rejected change is rolled back, with the server’s message at the cell', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/400/)
  await sellerOf(page, people, three.slice(0, 1))
  const words = 'This price is not possible'
  await page.route('**/api/listing/update', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'input.invalid', message: 'Check the fields', fields: { price: words } },
    }),
  )
  await open(page, '/my-listing')
  const cell = cellOf(page, 'price', 'ML-1001')
  await cell.click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(cell).toHaveText('100')
  await expect(cell).toHaveAccessibleDescription(words)
})

test('[54] rows are paused, removed and restored, also in bulk', async ({ page, people }) => {
  const { made, stored } = await sellerOf(page, people, three)
  await open(page, '/my-listing')
  const choose = async (sku: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${sku}` }).click()
    await page.getByRole('button', { name: action, exact: true }).click()
  }
  const undo = page.getByRole('button', { name: 'Undo' })
  await choose('ML-1001', 'Pause')
  await expect(rowOf(page, 'ML-1001').getByText('Paused')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for ML-1001' })).toBeFocused()
  await choose('ML-1002', 'Remove')
  await expect(page.locator('[data-row]')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Actions for ML-1001' })).toBeFocused()
  await undo.click()
  await expect(rowOf(page, 'ML-1002')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select ML-1003' }).click()
  await page.getByRole('checkbox', { name: 'Select ML-1001' }).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Price…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices by percentage' })
  await dialog.getByLabel('Percentage change').fill('-7.5')
  await expect(dialog.getByRole('row', { name: /ML-1003/ })).toContainText('92.50')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'price', 'ML-1002')).toHaveText('92.50')

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Data Not Found!' })).toBeVisible()
  await undo.click()
  await expect(page.locator('[data-row]')).toHaveCount(3)
  expect(await stored(made[0]!._id)).toMatchObject({ status: 'paused', price: 92.5 })
  expect(await stored(made[1]!._id)).toMatchObject({ status: 'active' })
})

test('[54] in bulk the focus stays with what can be done next', async ({ page, people }) => {
  await sellerOf(page, people, three)
  await open(page, '/my-listing')
  const bar = page.getByRole('group', { name: 'Selected listings' })
  const action = (name: string) => bar.getByRole('button', { name, exact: true })
  const list = page.getByRole('region', { name: 'Your listings' })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await action('Pause').press('Enter')
  await expect(action('Activate')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(action('Pause')).toBeFocused()
  // The bar comes before the rows.
  await page.getByRole('button', { name: 'Clear selection' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused()
  await action('Remove').press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(list).toBeFocused()
})

test('[54] what is done in bulk stands above the cookie notice', async ({ page, people }) => {
  await sellerOf(page, people, three)
  await page.setViewportSize({ width: desktop.width, height: 480 })
  await open(page, '/my-listing')
  await page.evaluate(() => document.documentElement.removeAttribute('data-consent'))
  await expect(page.locator('.consent-bar')).toBeInViewport()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  const bar = page.getByRole('group', { name: 'Selected listings' })
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const pause = bar.getByRole('button', { name: 'Pause', exact: true })
  await expect.poll(() => pause.evaluate(isOnTop)).toBe(true)
})

test('a name without a break widens no page', async ({ page, people }) => {
  const { made } = await sellerOf(page, people, [{ sku: 'ML-1004', name: 'W'.repeat(120) }])
  const { slug, user } = made[0]!
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const path of [`/spare-part-details/${slug}`, `/seller-details/${user}`, '/my-listing']) {
      await open(page, path)
      await expect(page.getByText('WWWW').filter({ visible: true }).first()).toBeVisible()
      expect(await sideways(page), path).toEqual([])
    }
  }
})

test('[54] [55] filters are in the address, and the result is exported', async ({
  page,
  people,
}) => {
  await sellerOf(page, people, three)
  await open(page, '/all-listing?sort=name')
  await expect(page.locator('[data-row]').first()).toContainText('Front brake pads')
  const search = page.getByRole('searchbox', { name: 'Search your listings' })
  await search.fill('ml 1002')
  await expect(page).toHaveURL(/\/all-listing\?q=ml\+1002&sort=name$/)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('dialog')).toContainText('The file contains 1 listing')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ghiyar-stock-\d{4}-\d\d-\d\d\.csv$/)

  await search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'Data Not Found!' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.locator('[data-row]')).toHaveCount(3)
  await expect(search).toHaveValue('')
  await tabOf(page, 'Paused').click()
  await expect(page).toHaveURL(/view=paused/)
  await page.goBack()
  await expect(page.locator('[data-row]')).toHaveCount(3)
})

test('[66] without listings two next steps; garages see whom this is for', async ({
  page,
  people,
}) => {
  await signIn(page, await people.join('SELLER'))
  await open(page, '/my-listing')
  const ways = page.getByRole('region', { name: 'List your stock' })
  await expect(ways.getByRole('link', { name: /List one part/ })).toBeVisible()
  await expect(ways.getByRole('link', { name: /Import a stock list/ })).toBeVisible()
  await expectNoFindings(page)
  await signIn(page, await people.join('BUYER'))
  await open(page, '/my-listing')
  const title = 'This page is for sellers'
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test.describe('in Arabic on a phone', () => {
  test.use({ locale: 'ar', viewport: phone, hasTouch: true })

  test('[54] [65] [66] cards, with quantity steps by a tap, and a new picture', async ({
    page,
    people,
  }) => {
    const { made, stored } = await sellerOf(page, people, three)
    await open(page, '/my-listing')
    const cards = page.getByRole('list', { name: 'قطعك المعروضة' }).getByRole('listitem')
    await expect(cards).toHaveCount(3)
    const more = cards.first().getByRole('button', { name: /^زيادة واحدة/ })
    await more.tap()
    await more.tap()
    await expect(cards.first().getByRole('button', { name: /^تغيير كمية/ })).toHaveText('7')
    await expect.poll(async () => (await stored(made[2]!._id)).quantity).toBe(7)
    await page.getByRole('button', { name: 'تراجع' }).tap()
    await expect.poll(async () => (await stored(made[2]!._id)).quantity).toBe(5)

    const before = made[2]!.images[0]!.url
    await cards
      .first()
      .locator('input[type=file]')
      .setInputFiles(await pictureOf('other.jpg', '#c05020'))
    await expect.poll(async () => (await stored(made[2]!._id)).images.length).toBe(2)
    const { images } = await stored(made[2]!._id)
    expect(images[1]!.url).toBe(before)
    expect(await sideways(page)).toEqual([])
    await expectNoFindings(page)
  })

  test('a failure to load is explained, and data stays when only the refresh failed', async ({
    page,
    people,
    troubles,
  }) => {
    troubles.expect(/503/)
    await sellerOf(page, people, three)
    const message = 'السوق مشغول للحظات'
    const busy = { status: 503, json: { code: 'server.unavailable', message } }
    await open(page, '/my-listing')
    await expect(page.locator('[data-row]')).toHaveCount(3)
    await page.route('**/api/listing/get-my-listing?*', (route) => route.fulfill(busy))
    await page.getByRole('navigation', { name: 'تصفية حسب الحالة' }).getByText('معروضة').tap()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(3)
    await page.reload()
    await alive(page)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await page.unroute('**/api/listing/get-my-listing?*')
    await page.getByRole('main').getByRole('button', { name: 'حاول مرة أخرى' }).tap()
    await expect(page.locator('[data-row]')).toHaveCount(3)
  })
})
