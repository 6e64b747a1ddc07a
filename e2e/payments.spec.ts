import { readFile } from 'node:fs/promises'
import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'
import { test, type ApiUsers } from './api-users.ts'
import { placeOrder } from './placed-order.ts'

test.use({ locale: 'en', viewport: desktop })

/** Three pieces for AED 240, brought for AED 20. */
const total = 'AED 740'

const statementHead = 'date,kind,number,amount'

/** An order that the buyer has received and paid in cash, with its invoice. */
async function deliveredOrder(apiUsers: ApiUsers, sku: string) {
  const [seller, garage] = [await apiUsers.seller(sku), await apiUsers.garage()]
  const { _id: order, sellerOrders } = await placeOrder(garage, seller)
  const { _id: id, number } = sellerOrders[0]!
  await seller.post('/api/seller-order/step', { id, event: 'accept' })
  await seller.post('/api/seller-order/step', { id, event: 'ship' })
  await garage.post('/api/seller-order/step', { id, event: 'confirm' })
  const invoices = async () => {
    const { payments } = await garage.get<ReplyOf<'getPayments'>>('/api/payments')
    return payments?.[0]?.documents.map(({ kind }) => kind)
  }
  // The seller has no tax registration number.
  await expect.poll(invoices).toEqual(['invoice'])
  return { seller, garage, order, id, number }
}

/** The name and the content of the file that a button saves. */
async function savedBy(page: Page, press: () => Promise<void>) {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()])
  const content = (await readFile((await saved.path())!)).toString('latin1')
  return { name: saved.suggestedFilename(), content }
}

async function expectGoodPhone(page: Page): Promise<void> {
  expect(await sideways(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await expectNoFindingsByLanguage(page)
}

test('a garage saves the invoice of a delivered order, and the statement of the month', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/503 .*\/documents\/|console error: Failed to load resource.*503/)
  const { garage, order, number } = await deliveredOrder(apiUsers, 'PA-1001')
  await signIn(page, garage)
  await open(page, '/payments')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Cash on delivery')
  await expect(row).toContainText('Paid')
  await expect(row).toContainText(total)
  await expect(page.locator('.payment-figure').first()).toHaveText(/^Still to pay.*AED 0/)
  expect(await untranslated(page)).toEqual([])
  await expectNoFindings(page)

  const invoice = row.getByRole('button', { name: /^Invoice / })
  const pdf = await savedBy(page, () => invoice.click())
  expect(pdf.content).toMatch(/^%PDF-/)
  const xml = await savedBy(page, () => row.getByRole('button', { name: /^XML of / }).click())
  expect(xml.content).toMatch(/^<\?xml/)
  expect(await invoice.textContent()).toBe(`Invoice ${pdf.name.replace('.pdf', '')}`)
  expect(xml.name).toBe(pdf.name.replace('.pdf', '.xml'))

  const message = 'PDF documents can’t be made at the moment'
  await page.route('**/documents/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'document.unavailable', message } }),
  )
  await invoice.click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await page.unrouteAll()

  const csv = page.getByRole('button', { name: /^CSV of \w{3,4} \d{4}$/ })
  const statement = await savedBy(page, () => csv.click())
  expect(statement.name).toMatch(/^ghiyar-purchases-\d{4}-\d\d\.csv$/)
  const [head, ...lines] = statement.content.replace(/^\u00EF\u00BB\u00BF/, '').split(/\r?\n/)
  expect(head).toBe(statementHead)
  expect(lines.filter((line) => line.includes(number))).toHaveLength(1)

  await row.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${order}$`))
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  const again = page.getByRole('button', { name: /^Invoice / })
  const same = await savedBy(page, () => again.click())
  expect(same.name).toBe(pdf.name)
})

test('an Arabic shop on a phone sees what it owes, and what each amount is for', async ({
  apiUsers,
  openAs,
}) => {
  const { seller, id, number } = await deliveredOrder(apiUsers, 'PA-1002')
  const shop = await openAs(seller, { locale: 'ar', viewport: phone, hasTouch: true })
  await open(shop, '/payments')
  // 8 % of the parts, which cost AED 720, and 5 % of that.
  const owed = shop.locator('.payment-figure').filter({ hasText: 'المستحق عليك لغيار' })
  await expect(owed).toContainText('AED 60.48')
  const collected = shop.locator('.payment-figure').filter({ hasText: 'النقد المحصّل هذا الشهر' })
  await expect(collected).toContainText(total)
  const rows = shop.locator('.money-table tbody tr').filter({ hasText: number })
  await expect(rows).toHaveCount(2)
  const commission = rows.filter({ hasText: 'على القطع المباعة في هذا الطلب' })
  await expect(commission.locator('.money-amount')).toHaveText('مدين −AED 57.60')
  const vat = rows.filter({ hasText: 'ضريبة العمولة' })
  await expect(vat.locator('.money-amount')).toHaveText('مدين −AED 2.88')
  const hint = shop.getByRole('region', { name: 'تصدر فواتيرك بدون ضريبة' })
  await expect(hint.getByRole('link')).toHaveAttribute('href', '/my-profile')
  await expectGoodPhone(shop)

  const csv = shop.getByRole('button', { name: /^CSV: / })
  const statement = await savedBy(shop, () => csv.tap())
  expect(statement.name).toMatch(/^ghiyar-sales-\d{4}-\d\d\.csv$/)
  const content = statement.content.replace(/^\u00EF\u00BB\u00BF/, '')
  expect(content.split(/\r?\n/)[0]).toBe(statementHead)
  expect(content).toMatch(new RegExp(`,commission,${number},-57\\.60?$`, 'm'))
  const pdf = await savedBy(shop, () => shop.getByRole('button', { name: /^PDF: / }).tap())
  expect(pdf.content).toMatch(/^%PDF-/)

  await commission.getByRole('link', { name: number }).tap()
  await expect(shop).toHaveURL(new RegExp(`/orders/sales/${id}$`))
  await expect(shop.getByRole('button', { name: /^فاتورة / })).toBeVisible()
  await expectGoodPhone(shop)
  await open(shop, '/payments')
  await shop.getByRole('link', { name: 'المشتريات' }).tap()
  await expect(shop.getByRole('heading', { name: 'لا توجد مدفوعات بعد' })).toBeVisible()
  await expectGoodPhone(shop)
})

test('an open order is still to be paid, and says when its invoice comes', async ({
  page,
  apiUsers,
}) => {
  const [seller, garage] = [await apiUsers.seller('PA-1003'), await apiUsers.garage()]
  const order = await placeOrder(garage, seller)
  await signIn(page, garage)
  await open(page, `/orders/${order._id}`)
  await expect(page.getByText('The invoice is issued when the order is delivered.')).toBeVisible()
  const orders = page.locator('.account-side').getByRole('navigation', { name: 'Orders' })
  await orders.getByRole('link', { name: 'Payments' }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await expect(page.locator('.payment-figure').first()).toHaveText(/^Still to pay.*AED 740/)
  const row = page.getByRole('row').filter({ hasText: `${order.number}-1` })
  await expect(row).toContainText('To be paid on delivery')
  await expect(row.getByRole('button')).toHaveCount(0)
  await page.setViewportSize(phone)
  await expectGoodPhone(page)
})

test('a visitor is asked to log in, and who has sold nothing sees what will be here', async ({
  page,
  apiUsers,
}) => {
  await open(page, '/payments')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Please login first' })).toBeVisible()
  await signIn(page, await apiUsers.seller())
  await open(page, '/payments')
  await expect(main.getByRole('heading', { name: 'No entries yet' })).toBeVisible()
  await expect(main).toContainText('You owe Ghiyar')
  await expect(main.getByRole('link', { name: 'Open sales' })).toHaveAttribute('href', '/orders')
  await expectNoFindings(page)
})
