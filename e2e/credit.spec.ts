import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, open, phone } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { signIn } from './people.ts'
import { cutOff } from './screen-faults.ts'
import { test } from './api-users.ts'
import { deliverTo } from './placed-order.ts'

test.use({ locale: 'en', viewport: desktop })

test('a seller grants a garage credit, it orders on credit, and its payment is recorded', async ({
  page,
  apiUsers,
}) => {
  const [seller, garage] = [await apiUsers.seller('CR-1001'), await apiUsers.garage()]
  await deliverTo(garage, seller)

  await signIn(page, seller)
  await open(page, '/payments?side=credit')
  await expectGood(page, 'no credit yet')
  await page.getByRole('button', { name: 'Grant credit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant credit to a garage' })
  await dialog.getByRole('button', { name: /1 order/ }).click()
  await dialog.getByRole('button', { name: 'Grant credit' }).click()
  await expect(dialog.getByText('Enter an amount from 1 to')).toBeVisible()
  await dialog.getByLabel('Limit').fill('1000')
  await expectGood(page, 'granting credit')
  await dialog.getByRole('button', { name: 'Grant credit' }).click()
  await expect(page).toHaveURL(/\/payments\?credit=/)
  const sheet = page.url()
  await expect(page.getByText('Granted · by the seller')).toBeVisible()

  await signIn(page, garage)
  const { _id: cart } = await garage.post<ReplyOf<'setCartLine'>>('/api/cart/set-line', {
    ...{ listing_id: seller.parts[0]!._id, quantity: 1, vehicle: '' },
  })
  await open(page, `/checkout?cart=${cart}`)
  await page.getByRole('radio', { name: /^On credit/ }).check()
  await expect(page.getByText('To be paid 30 days after the delivery')).toBeVisible()
  await expectGood(page, 'checkout on credit')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/orders\//)
  await expect(page.getByText('On credit of the seller')).toBeVisible()
  const { orders } = await garage.get<ReplyOf<'getOrders'>>('/api/orders')
  const { _id: id, number } = orders[0]!.sellerOrders[0]!
  for (const event of ['accept', 'ship']) await seller.post('/api/seller-order/step', { id, event })
  await garage.post('/api/seller-order/step', { id, event: 'confirm' })
  await open(page, '/payments')
  await expect(page.getByRole('table', { name: 'Credit' })).toContainText('AED 1,000')
  await expectGood(page, 'payments of a garage with credit')

  await signIn(page, seller)
  await open(page, sheet)
  const open_ = page.getByRole('table', { name: 'Open orders' })
  await expect(open_.getByRole('row').filter({ hasText: number })).toContainText('To be paid')
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Record a payment' })
  await payment.getByLabel('Amount').fill('100')
  await payment.getByLabel('Note').fill('Cheque 17')
  await payment.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('The payment was recorded.')).toBeVisible()
  const paid = page.getByRole('table', { name: 'Payments' }).getByRole('row')
  await expect(paid.filter({ hasText: 'Cheque 17' })).toContainText('AED 100')
  await expectGood(page, 'one credit')

  await paid.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(paid.filter({ hasText: 'Correction' })).toContainText('−AED 100')
})

test('a garage on a phone in Arabic sees what it owes', async ({ page, apiUsers }) => {
  const [seller, garage] = [await apiUsers.seller('CR-1002'), await apiUsers.garage()]
  const { id } = await deliverTo(garage, seller)
  const terms = { seller_order: id, limit: 2_500, days: 14 }
  const { _id: credit } = await seller.post<ReplyOf<'grantCredit'>>('/api/credits', terms)
  await page.setViewportSize(phone)
  await signIn(page, garage)
  await open(page, `/payments?credit=${credit}&lang=ar`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await cutOff(page)).toEqual([])
  await expectGood(page, 'one credit in Arabic')
})
