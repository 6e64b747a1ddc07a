import type { ReplyOf } from '#contract/api.ts'
import { placeOf, test, type ApiSeller } from './api-users.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { logInByEmail, signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'

const cartLinkOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const lineOf = (page: Page, sku: string) => page.getByRole('article', { name: sku })

/** Puts one of a seller's parts into the cart from its page. */
async function add(page: Page, part: ApiSeller['parts'][number]) {
  await open(page, placeOf(part))
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('link', { name: 'In the cart' })).toBeVisible()
}

test.describe('in English on a desktop', () => {
  test.use({ locale: 'en', viewport: desktop })

  test('a visitor fills a cart, logs in, and orders it', async ({ page, apiUsers }) => {
    const [first, second] = [await apiUsers.seller('CT-1001'), await apiUsers.seller('CT-2001')]
    const garage = await apiUsers.garage()
    await open(page, placeOf(first.parts[0]!))
    await page.getByLabel('Quantity').fill('٢')
    await page.getByLabel('Quantity').press('Tab')
    await expect(page.getByLabel('Quantity')).toHaveValue('2')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(cartLinkOf(page)).toHaveAccessibleName('Cart: 1')
    await add(page, second.parts[0]!)
    await page.getByRole('link', { name: 'In the cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(lineOf(page, 'CT-1001')).toContainText('480')
    await expectNoFindings(page)

    await lineOf(page, 'CT-1001').getByRole('button', { name: 'One CT-1001 more' }).click()
    await expect(lineOf(page, 'CT-1001')).toContainText('720')
    await lineOf(page, 'CT-2001')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(lineOf(page, 'CT-2001')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lineOf(page, 'CT-2001')).toBeVisible()

    await page.getByRole('button', { name: 'Log in to order' }).click()
    await logInByEmail(page, garage.email)
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(page).toHaveURL(/\/checkout\?cart=/)
    await expectNoFindings(page)
    await page.getByLabel('Your reference').fill('PO 7781')
    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
    const { orders } = await garage.get<ReplyOf<'getOrders'>>('/api/orders')
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({ reference: 'PO 7781', total: 960 })
    await expect(cartLinkOf(page)).toHaveAccessibleName('Cart')
  })

  test('a price that changes at checkout is shown before anything is ordered', async ({
    page,
    apiUsers,
    troubles,
  }) => {
    troubles.expect(/409 .*checkout/)
    const seller = await apiUsers.seller('CT-3001')
    const garage = await apiUsers.garage()
    const [part] = seller.parts
    await garage.post('/api/cart/set-line', { listing_id: part!._id, quantity: 1 })
    await signIn(page, garage)
    await open(page, '/cart')
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    const place = page.getByRole('button', { name: /^Place order/ })
    await expect(place).toContainText('240')
    await seller.post('/api/listing/change-many', {
      ...{ ids: [part!._id], action: 'price', value: 25 },
    })
    await place.click()
    await expect(page.getByText('Prices, stock or delivery have changed')).toBeVisible()
    await expect(place).toContainText('300')
    await place.click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  })

  test('a typed quantity is ordered, also where nothing but the way to the checkout is pressed', async ({
    page,
    apiUsers,
  }) => {
    const seller = await apiUsers.seller('CT-3101')
    const garage = await apiUsers.garage()
    await garage.post('/api/cart/set-line', { listing_id: seller.parts[0]!._id, quantity: 1 })
    await signIn(page, garage)
    await open(page, '/cart')
    const line = lineOf(page, 'CT-3101')
    const quantity = line.getByLabel('Quantity of CT-3101')
    await quantity.fill('99999')
    await quantity.press('Tab')
    await expect(page.getByText('Enter a quantity from 1 to 10,000.')).toBeVisible()
    await expect(quantity).toHaveValue('1')
    await quantity.fill('٢')
    await quantity.press('Tab')
    await expect(line).toContainText('480')
    await quantity.fill('3')
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(page).toHaveURL(/\/checkout\?cart=/)
    await expect(page.getByRole('button', { name: /^Place order/ })).toContainText('720')
  })

  test('a line stays removed when its quantity was changed just before', async ({
    page,
    apiUsers,
  }) => {
    const [first, second] = [await apiUsers.seller('CT-6101'), await apiUsers.seller('CT-7101')]
    for (const { parts } of [first, second]) await add(page, parts[0]!)
    await open(page, '/cart')
    // At once and without moving the focus, as on touch screens.
    await lineOf(page, 'CT-7101').evaluate((line) => {
      for (const label of ['One CT-7101 more', 'Remove CT-7101 from the cart'])
        line.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click()
    })
    await expect(lineOf(page, 'CT-7101')).toHaveCount(0)
    await page.reload()
    await expect(lineOf(page, 'CT-6101')).toBeVisible()
    await expect(lineOf(page, 'CT-7101')).toHaveCount(0)
  })

  test('a cart is emptied only when that is confirmed', async ({ page, apiUsers }) => {
    const [seller, garage] = [await apiUsers.seller('CT-5001'), await apiUsers.garage()]
    const { _id: listing_id } = seller.parts[0]!
    await garage.post('/api/cart/set-line', { listing_id, quantity: 1 })
    await signIn(page, garage)
    await open(page, '/cart')
    const dialog = page.getByRole('dialog', { name: 'Empty the cart?' })
    const ask = async () => {
      await page.getByRole('button', { name: 'More about this cart' }).press('Enter')
      await page.getByRole('button', { name: 'Empty the cart' }).press('Enter')
      await expect(dialog).toBeVisible()
    }
    await ask()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(lineOf(page, 'CT-5001')).toBeVisible()
    await ask()
    await dialog.getByRole('button', { name: 'Empty the cart' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'The cart is empty' })).toBeVisible()
  })
})

test.describe('in Arabic on a phone', () => {
  test.use({ locale: 'ar', viewport: phone })

  test('job carts, moving a part, and delivery to an address', async ({ page, apiUsers }) => {
    const seller = await apiUsers.seller('CT-4001', 'CT-4002')
    const garage = await apiUsers.garage()
    await seller.post('/api/seller/delivery-settings', {
      pickup: { on: true, hours: '' },
      own: { on: true, fees: { Dubai: 25, Sharjah: 15 }, free_from: null, hours: '' },
      courier: { on: false, fee: 0, free_from: null, days: 2 },
      ...{ answer_hours: 24, holidays: [] },
    })
    for (const { _id } of seller.parts)
      await garage.post('/api/cart/set-line', { listing_id: _id, quantity: 1 })
    await signIn(page, garage)
    await open(page, '/cart')
    await expect(lineOf(page, 'CT-4001')).toBeVisible()
    expect(await untranslated(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await sideways(page)).toEqual([])

    await page.getByRole('button', { name: 'سلة لشغلة جديدة' }).click()
    await page.getByLabel('الاسم').fill('برادو دبي A 12345')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await expect(page).toHaveURL(/\/cart\?cart=/)
    // The address changes before the screen does.
    const empty = page.getByRole('heading', { name: 'السلة فارغة' })
    await expect(empty).toBeVisible()
    await page
      .getByRole('navigation', { name: 'سلالك' })
      .getByRole('link', { name: 'السلة' })
      .click()
    await expect(empty).toBeHidden()
    await lineOf(page, 'CT-4002').getByRole('button', { name: 'المزيد للقطعة CT-4002' }).click()
    // By key: the menu scrolls by itself, and a click beside its edge would close it.
    await page.getByRole('button', { name: 'برادو دبي A 12345' }).press('Enter')
    await expect(lineOf(page, 'CT-4002')).toHaveCount(0)

    // The checkout of no cart leads to the cart.
    await open(page, '/checkout')
    await expect(page).toHaveURL(/\/cart$/)
    await page.getByRole('link', { name: 'متابعة الطلب' }).click()
    await page.getByRole('radio', { name: /سائق البائع/ }).check()
    const addressName = page.getByLabel('اسم العنوان')
    await page.getByRole('button', { name: 'اختر عنوان التوصيل.' }).click()
    await expect(addressName).toBeFocused()
    await addressName.fill('الورشة')
    await page.getByLabel('الإمارة').selectOption('Dubai')
    await page.getByLabel('العنوان', { exact: true }).fill('القوز 3، شارع 8')
    await page.getByRole('button', { name: 'حفظ واستخدام هذا العنوان' }).click()
    const place = page.getByRole('button', { name: /إرسال الطلب/ })
    await expect(place).toContainText('265')
    expect(await untranslated(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await sideways(page)).toEqual([])
    await place.click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  })

  test('a cheaper offer of the same part takes its place in one press', async ({
    page,
    apiUsers,
  }) => {
    const [dear, cheap] = [await apiUsers.seller('CT-5001'), await apiUsers.seller('CT-5001')]
    const garage = await apiUsers.garage()
    await cheap.post('/api/listing/change-many', {
      ...{ ids: [cheap.parts[0]!._id], action: 'price', value: -25 },
    })
    await garage.post('/api/cart/set-line', {
      ...{ listing_id: dear.parts[0]!._id, quantity: 2, vehicle: 'برادو A 12345' },
    })
    await signIn(page, garage)
    await open(page, '/cart')
    const line = lineOf(page, 'CT-5001')
    await expect(line).toContainText(/أرخص بـ .AED 120/)
    expect(await untranslated(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await sideways(page)).toEqual([])
    await expectNoFindings(page)
    await line.getByRole('button', { name: /^خذ .*CT-5001/ }).click()
    await expect(line).toContainText('360')
    await expect(line).toContainText('A 12345')
    await expect(line.getByRole('button', { name: /^خذ / })).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
