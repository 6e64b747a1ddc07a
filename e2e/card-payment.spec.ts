import type { ReplyOf } from '#contract/api.ts'
import { test } from './api-users.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const payment = (page: Page) => page.getByRole('region', { name: 'Payment by card' })

test('an order is placed by card, declined, paid, and refunded where less is accepted', async ({
  page,
  apiUsers,
  openAs,
}) => {
  const [seller, garage] = [await apiUsers.seller('CP-1001'), await apiUsers.garage()]
  const cart = await garage.post<ReplyOf<'setCartLine'>>('/api/cart/set-line', {
    ...{ listing_id: seller.parts[0]!._id, quantity: 3 },
  })
  await signIn(page, garage)
  await open(page, `/checkout?cart=${cart._id}`)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await expectNoFindings(page)
  await page.getByRole('button', { name: /^Place order and pay/ }).click()

  await expect(page).toHaveURL(/\/demo-payment\//)
  await expect(page.getByText('No money moves')).toBeVisible()
  await expect(page.getByText('AED 720.00')).toBeVisible()
  await expect(page.locator('script')).toHaveCount(0)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Have the card declined' }).click()

  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(payment(page)).toContainText('The payment was declined')
  await expect(payment(page)).toContainText('reserved for you until')
  await expectNoFindings(page)
  const sale = await openAs(seller, { locale: 'en', viewport: desktop })
  await open(sale, '/orders')
  await expect(sale.getByText('No sales yet')).toBeVisible()

  await payment(page)
    .getByRole('button', { name: /^Pay now/ })
    .click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment(page)).toContainText('Paid by card. The sellers now confirm')
  await expectNoFindings(page)

  await open(sale, '/orders')
  await sale.getByRole('link', { name: /^Open R/ }).click()
  await expect(sale.getByText('Paid by card').filter({ visible: true }).first()).toBeVisible()
  await sale.getByLabel('Quantity of CP-1001').fill('1')
  await sale.getByRole('button', { name: 'Accept 1 of 3 pieces' }).click()
  const ask = sale.getByRole('dialog')
  await expect(ask).toContainText('refunded to the buyer')
  await ask.getByRole('button', { name: 'Accept 1 of 3 pieces' }).click()
  await expect(sale.getByText('3 ordered, 1 accepted')).toBeVisible()

  await expect
    .poll(async () => {
      await page.reload()
      await expect(payment(page)).toContainText('480')
      return payment(page).textContent()
    })
    .toContain('Refunded to your card')
  await expect(payment(page)).toContainText('less was accepted')
  await open(page, '/payments')
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Partly refunded')
  await expectNoFindings(page)
})

test('in Arabic on a phone the payment is asked for, and what waits for it can be cancelled', async ({
  apiUsers,
  openAs,
}) => {
  const [seller, garage] = [await apiUsers.seller('CP-2001'), await apiUsers.garage()]
  const cart = await garage.post<ReplyOf<'setCartLine'>>('/api/cart/set-line', {
    ...{ listing_id: seller.parts[0]!._id, quantity: 1 },
  })
  const page = await openAs(garage, { locale: 'ar', viewport: phone, hasTouch: true })
  const expectGood = async () => {
    expect(await sideways(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await untranslated(page)).toEqual([])
    await expectNoFindingsByLanguage(page)
  }
  await open(page, `/checkout?cart=${cart._id}`)
  await page.getByRole('radio', { name: /^بطاقة/ }).check()
  await expectGood()
  await page.getByRole('button', { name: /^أرسل الطلب وادفع/ }).tap()
  await expect(page.getByRole('heading', { name: 'دفع تجريبي بالبطاقة' })).toBeVisible()
  expect(await sideways(page)).toEqual([])
  await page.getByRole('link', { name: 'العودة إلى الطلب' }).tap()
  await expect(page.getByRole('button', { name: /^ادفع الآن/ })).toBeVisible()
  await expectGood()
  await page.getByRole('button', { name: 'ألغِ الطلب' }).first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'ألغِ الطلب' }).tap()
  await expect(page.getByRole('button', { name: /^ادفع الآن/ })).toHaveCount(0)
})
