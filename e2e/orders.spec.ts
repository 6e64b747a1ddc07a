import { readFile } from 'node:fs/promises'
import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { pictureOf, signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'
import { test } from './api-users.ts'
import { placeOrder } from './placed-order.ts'

test.use({ locale: 'en', viewport: desktop })

/** What a browser says by itself when a code is refused. */
const refusedCode = /400 .*\/seller-order\/step|console error: Failed to load resource.*400/

async function expectGoodPhone(page: Page, look = expectNoFindingsByLanguage): Promise<void> {
  expect(await sideways(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await look(page)
}

test('an order is accepted in part, handed over, and delivered by the buyer’s code', async ({
  page,
  apiUsers,
  openAs,
  troubles,
}) => {
  troubles.expect(refusedCode)
  const [seller, garage] = [await apiUsers.seller('OR-1001'), await apiUsers.garage()]
  const order = await placeOrder(garage, seller)
  const number = `${order.number}-1`

  await signIn(page, seller)
  await open(page, '/orders')
  const row = page.getByRole('article', { name: number })
  await expect(row).toContainText('كراج الواحة')
  await expect(row).toContainText('Sharjah')
  await expect(row).toContainText(/Answer within 3 h \d+ min|Answer within 4 h/)
  await expectNoFindings(page)
  await row.getByRole('link', { name: `Open ${number}` }).click()
  await expect(page.getByText('Prado A 12345').first()).toBeVisible()
  await page.getByLabel('Quantity of OR-1001').fill('2')
  await expectNoFindings(page)
  const sums = page.locator('.order-sums')
  await expect(page.locator('.sale-line-end')).toContainText('2 × AED 240')
  await expect(sums).toContainText('AED 500')
  await page.getByRole('button', { name: 'Accept 2 of 3 pieces' }).click()
  const ask = page.getByRole('dialog', { name: `Accept part of ${number}?` })
  await expect(ask).toContainText('AED 240')
  await ask.getByRole('button', { name: 'Accept 2 of 3 pieces' }).click()
  await expect(page.getByText('3 ordered, 2 accepted')).toBeVisible()
  await expect(page.getByRole('group', { name: /^Pack the parts/ })).toBeFocused()
  await page.getByRole('button', { name: 'Hand over for delivery' }).click()
  const ship = page.getByRole('dialog')
  await ship.getByLabel(/Driver’s phone/).fill('050 765 4321')
  await expectNoFindings(page)
  await ship.getByRole('button', { name: 'Hand over for delivery' }).click()
  await expect(page.getByRole('main')).toContainText('On the way')

  const buyer = await openAs(garage, { locale: 'ar', viewport: phone, hasTouch: true })
  await open(buyer, '/orders')
  await expect(buyer.getByRole('article', { name: order.number })).toContainText('PO-77')
  // What a buyer is brought is looked at in Arabic alone, so for colours as well.
  await expectGoodPhone(buyer, expectNoFindings)
  await buyer.getByRole('link', { name: order.number }).tap()
  const code = (await buyer.locator('.delivery-digits').textContent())!
  expect(code).toMatch(/^\d{4}$/)
  await expect(buyer.locator('a[href="tel:+971507654321"]')).toBeVisible()
  await expectGoodPhone(buyer)
  await open(buyer, '/deliveries')
  await expect(buyer.getByRole('article', { name: number })).toContainText(code)
  await expectGoodPhone(buyer, expectNoFindings)

  await page.getByRole('button', { name: 'Delivered' }).click()
  const deliver = page.getByRole('dialog')
  await deliver.getByLabel('The buyer’s code').fill(code === '0000' ? '1111' : '0000')
  await deliver.getByRole('button', { name: 'Delivered' }).click()
  await expect(deliver.getByRole('alert')).toContainText('This delivery code is incorrect')
  await deliver.getByLabel('The buyer’s code').fill(code)
  await deliver.getByRole('button', { name: 'Delivered' }).click()
  await expect(deliver).toHaveCount(0)
  await expect(page.getByText('Delivered. The order closes by itself.')).toBeVisible()
})

test('an Arabic shop on a phone answers from the queue and hands over at the counter', async ({
  page,
  apiUsers,
  openAs,
}) => {
  const [seller, garage] = [await apiUsers.seller('OR-1002'), await apiUsers.garage()]
  const order = await placeOrder(garage, seller)
  const number = `${order.number}-1`
  const shop = await openAs(seller, { locale: 'ar', viewport: phone, hasTouch: true })
  await open(shop, '/orders')
  await expectGoodPhone(shop)
  const row = shop.getByRole('article', { name: number })
  await row.getByRole('button', { name: `اقبل ${number}` }).tap()
  await expect(row.locator('.order-state')).toHaveText('مقبول')
  await row.getByRole('link', { name: `افتح ${number}` }).tap()
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(number)
  await expectGoodPhone(shop)

  await signIn(page, garage)
  await open(page, `/orders/${order._id}`)
  await page.getByRole('button', { name: 'Ask to cancel' }).click()
  const ask = page.getByRole('dialog', { name: `Ask to cancel ${number}?` })
  await ask.getByRole('button', { name: 'Ask to cancel' }).click()
  await expect(page.getByText('You asked to cancel. The seller decides.')).toBeVisible()
  await expectNoFindings(page)
})

test('a seller sets how orders are delivered, and is warned before leaving unsaved changes', async ({
  page,
  apiUsers,
}) => {
  const seller = await apiUsers.seller()
  await signIn(page, seller)
  await open(page, '/deliveries/settings')
  await page.getByRole('checkbox', { name: 'Garages collect at the shop' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Offer at least one way')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Our driver brings the parts' }).check()
  await page.getByLabel('Dubai').fill('25')
  await page.getByLabel('Day', { exact: true }).fill('2026-12-02')
  await page.getByRole('button', { name: 'Add day' }).click()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Sellers', exact: true }).first().click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay on this page' }).last().click()
  await expect(leaving).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  const saved = await seller.get<ReplyOf<'getDeliverySettings'>>('/api/seller/delivery-settings')
  expect(saved).toMatchObject({
    pickup: { on: false },
    own: { on: true, fees: { Dubai: 25 } },
    holidays: ['2026-12-02'],
  })
})

test('without a code a named receiver and a picture prove a delivery', async ({
  page,
  apiUsers,
}) => {
  const [seller, garage] = [await apiUsers.seller('OR-1003'), await apiUsers.garage()]
  const id = (await placeOrder(garage, seller)).sellerOrders[0]!._id
  await seller.post('/api/seller-order/step', { id, event: 'accept' })
  await seller.post('/api/seller-order/step', { id, event: 'ship' })
  await signIn(page, seller)
  await open(page, `/orders/sales/${id}`)
  await page.getByRole('button', { name: 'Delivered' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Take .AED 740. in cash/)
  await dialog.getByRole('button', { name: 'Without a code' }).click()
  await dialog.getByRole('button', { name: 'Delivered' }).click()
  await expect(dialog.getByText('Enter the receiver’s name')).toBeVisible()
  await dialog.getByLabel('Who took the parts?').fill('Yusuf')
  await dialog.locator('input[type=file]').setInputFiles(await pictureOf('door.jpg'))
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Delivered' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Delivered. The order closes by itself.')).toBeVisible()
})

test('a step that comes too late shows the order as it is', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/409 .*\/seller-order\/step|console error: Failed to load resource.*409/)
  const [seller, garage] = [await apiUsers.seller('OR-1004'), await apiUsers.garage()]
  const id = (await placeOrder(garage, seller)).sellerOrders[0]!._id
  await signIn(page, seller)
  await open(page, `/orders/sales/${id}`)
  const accept = page.getByRole('button', { name: 'Accept all' })
  await expect(accept).toBeVisible()
  await garage.post('/api/seller-order/step', { id, event: 'cancel' })
  await accept.click()
  await expect(page.getByRole('alert').filter({ hasText: 'has changed' })).toBeVisible()
  await expect(page.locator('.order-state')).toHaveText('Cancelled')
  await expect(accept).toHaveCount(0)
})

test('the packing list of an order is saved as a PDF, or the page says why not', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/503 .*\/packing-list|console error: Failed to load resource.*503/)
  const [seller, garage] = [await apiUsers.seller('OR-1006'), await apiUsers.garage()]
  const { _id: id, number } = (await placeOrder(garage, seller)).sellerOrders[0]!
  await signIn(page, seller)
  await open(page, `/orders/sales/${id}`)
  const button = page.getByRole('button', { name: 'Packing list (PDF)' })
  await expectNoFindings(page)
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(saved.suggestedFilename()).toBe(`${number}.pdf`)
  expect((await readFile((await saved.path())!)).subarray(0, 5).toString()).toBe('%PDF-')

  const message = 'PDF documents can’t be made at the moment'
  await page.route('**/api/seller-order/packing-list?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'document.unavailable', message } }),
  )
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(button).toBeEnabled()
  await page.unrouteAll()
  await seller.post('/api/seller-order/step', { id, event: 'reject', reason: 'Out of stock' })
  await page.reload()
  await expect(page.locator('.order-state')).toHaveText('Rejected')
  await expect(button).toHaveCount(0)
})

test('an open order is on the dashboards of both sides, with what is next and the code', async ({
  page,
  apiUsers,
}) => {
  const [seller, garage] = [await apiUsers.seller('OR-1005'), await apiUsers.garage()]
  const order = await placeOrder(garage, seller)
  const { _id: id, number } = order.sellerOrders[0]!

  await signIn(page, seller)
  await open(page, '/dashboard')
  const todo = page.getByRole('region', { name: 'To do' })
  await expect(todo.getByRole('link', { name: /^1 order to answer/ })).toContainText(/3 h|4 h/)
  const sales = page.locator('.account-side').getByRole('link', { name: /^Orders/ })
  await expect(sales).toContainText('1 order to answer')
  await todo.getByRole('link', { name: /^1 order to answer/ }).click()
  await page.getByRole('button', { name: `Accept ${number}` }).click()
  await expect(sales).not.toContainText('to answer')
  await seller.post('/api/seller-order/step', { id, event: 'ship' })

  await garage.post('/api/cart/set-line', { listing_id: seller.parts[0]!._id, quantity: 1 })
  await signIn(page, garage)
  await open(page, '/dashboard')
  const orders = page.getByRole('region', { name: 'Open orders' })
  const row = orders.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('On the way')
  await expect(row.locator('.open-order-code')).toHaveText(/^Code\d{4}$/)
  const carts = page.getByRole('region', { name: 'Carts' })
  await expect(carts.getByRole('link', { name: 'Continue with Cart' })).toHaveAttribute(
    'href',
    '/cart',
  )
  await expectNoFindings(page)
  await page.setViewportSize(phone)
  await expectGoodPhone(page)
  await row.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order._id}$`))
})
