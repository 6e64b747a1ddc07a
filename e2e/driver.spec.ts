import type { ReplyOf } from '#contract/api.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { test, type ApiSeller, type ApiUser } from './api-users.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { pictureOf } from './people.ts'
import { placeOrder } from './placed-order.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'ar', viewport: phone, hasTouch: true })

/** What a browser says by itself when a code is refused. */
const refusedCode = /400 .*\/driver\/deliver|console error: Failed to load resource.*400/

async function expectGoodPhone(page: Page): Promise<void> {
  expect(await sideways(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await expectNoFindings(page)
}

/** An order on its way with the seller's driver: the path of the driver's page, and the buyer's code. */
async function onTheWay(garage: ApiUser, seller: ApiSeller) {
  const order = await placeOrder(garage, seller)
  const id = order.sellerOrders[0]!._id
  await seller.post('/api/seller-order/step', { id, event: 'accept' })
  const shipped = await seller.post<SellerOrder>('/api/seller-order/step', { id, event: 'ship' })
  const { pathname, search } = new URL(shipped.shipments[0]!.driver_url!)
  const seen = await garage.get<ReplyOf<'getOrder'>>('/api/order', { id: order._id })
  return { id, order, path: pathname + search, code: seen.sellerOrders[0]!.shipments[0]!.code! }
}

test('a driver delivers on an Arabic phone by the buyer’s code, and then sees nothing more', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(refusedCode)
  const [seller, garage] = [await apiUsers.seller('DR-1001'), await apiUsers.garage()]
  const { order, path, code } = await onTheWay(garage, seller)
  const reply = await page.request.get(path)
  expect(reply.headers()['referrer-policy']).toBe('no-referrer')
  await open(page, path)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${order.number}-1`)
  await expect(main).toContainText('Industrial Area 5, Street 12')
  await expect(main).toContainText('DR-1001')
  await expect(main).toContainText('740')
  await expect(main).not.toContainText('PO-77')
  await expect(page.locator(`a[href="tel:${garage.phone}"]`)).toHaveText('اتصال')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectGoodPhone(page)
  const box = page.getByLabel('رمز المشتري')
  await box.fill(code === '0000' ? '1111' : '0000')
  const deliver = page.getByRole('button', { name: 'تم التسليم' })
  await deliver.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'رمز التسليم غير صحيح' })).toBeVisible()
  await expectGoodPhone(page)
  await box.fill(code)
  await deliver.tap()
  await expect(page.getByRole('heading', { name: 'تم التسليم' })).toBeVisible()
  await expect(main).not.toContainText('Industrial Area')
  await expectGoodPhone(page)
  await open(page, path)
  await expect(page.getByRole('heading', { name: 'تم التسليم' })).toBeVisible()
  await expect(main).not.toContainText('Imran')
})

test('without a code the receiver and a picture do; a wrong link leads to nothing', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/404 .*\/driver|console error: Failed to load resource.*404/)
  const [seller, garage] = [await apiUsers.seller('DR-1002'), await apiUsers.garage()]
  const { path } = await onTheWay(garage, seller)
  await open(page, path)
  await page.getByRole('button', { name: 'بدون رمز' }).tap()
  await page.getByLabel('من استلم القطع؟').fill('يوسف')
  await expectGoodPhone(page)
  await page.locator('input[type=file]').setInputFiles(await pictureOf('door.jpg'))
  await page.getByRole('button', { name: 'تم التسليم' }).tap()
  await expect(page.getByRole('heading', { name: 'تم التسليم' })).toBeVisible()
  await open(page, `${path}x`)
  await expect(page.getByText('هذا الرابط لا يفتح أي توصيلة')).toBeVisible()
})

test('a seller copies the driver’s link, or sends it by WhatsApp', async ({ openAs, apiUsers }) => {
  const [seller, garage] = [await apiUsers.seller('DR-1003'), await apiUsers.garage()]
  const { id, path } = await onTheWay(garage, seller)
  const shop = await openAs(seller, {
    ...{ locale: 'en', viewport: desktop },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await open(shop, `/orders/sales/${id}`)
  await shop.getByRole('button', { name: 'Copy driver’s link' }).click()
  await expect(shop.getByText('The driver’s link is copied')).toBeVisible()
  expect(await shop.evaluate(() => navigator.clipboard.readText())).toContain(path)
  const section = shop.getByRole('region', { name: 'Driver’s link' })
  const href = await section.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(href!)).toContain(path)
  await expectNoFindings(shop)
})
