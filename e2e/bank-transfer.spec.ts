import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { asOperator, test } from './operators.ts'
import { password, pictureOf, signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const payment = (page: Page) => page.getByRole('region', { name: 'Payment by bank transfer' })
const today = () => new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)

/** Fills in what the bank's statement has of the only order that is shown, and records it. */
async function record(page: Page, amount: string, reference: string) {
  await page.getByRole('button', { name: /^Record a transfer/ }).click()
  await page.getByLabel('Amount in AED').fill(amount)
  await page.getByLabel('Reference of the bank').fill(reference)
  await page.getByLabel('Value date').fill(today())
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('it can’t be taken back.')
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('The transfer was recorded')).toBeVisible()
}

test('an order is paid by bank transfer, accepted in part, and the rest transferred back', async ({
  page,
  named,
  apiUsers,
  openAs,
  troubles,
}) => {
  test.slow()
  // The server doesn’t know who opens the pages of operators.
  troubles.expect(/404/)
  const [seller, garage] = [await apiUsers.seller('BT-1001'), await apiUsers.garage()]
  const cart = await garage.post<ReplyOf<'setCartLine'>>('/api/cart/set-line', {
    ...{ listing_id: seller.parts[0]!._id, quantity: 3 },
  })
  await signIn(page, garage)
  await open(page, `/checkout?cart=${cart._id}`)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expectNoFindings(page)
  await page.getByRole('button', { name: /^Place order/ }).click()

  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await expect(payment(page)).toContainText('This order waits for your transfer')
  await expect(payment(page)).toContainText('AE63 0000 0000 0000 0000 000')
  const order = new URL(page.url()).pathname
  const number = (await page.locator('.order-head-number').innerText()).trim()
  await expect(payment(page)).toContainText(number)
  await payment(page).getByRole('button', { name: 'Copy: Reference' }).click()
  await payment(page)
    .locator('input[type=file]')
    .setInputFiles(await pictureOf('slip.jpg', '#c0a020'))
  await payment(page).getByRole('button', { name: 'Send the slip' }).click()
  await expect(payment(page)).toContainText('We look for your transfer')
  await expectGood(page, 'an order with a slip')

  const office = await openAs(garage, { locale: 'en', viewport: desktop })
  await office.evaluate(() => localStorage.removeItem('login'))
  await asOperator(office, named)
  await office.getByRole('link', { name: 'Buyer transfers' }).first().click()
  const row = office.getByRole('listitem').filter({ hasText: number })
  await expect(row.getByRole('button', { name: 'Enlarge picture 1' })).toBeVisible()
  await expectGood(office, 'orders that wait')
  await office.getByLabel('Order number, amount or reference').fill(number)
  await office.getByRole('button', { name: 'Find' }).click()
  await expect(office).toHaveURL(new RegExp(`[?]q=${number}$`))
  // A page that there isn't, or no longer, leads to one that there is.
  await open(office, `/operator/buyer-transfers?q=${number}&page=9`)
  await expect(office).toHaveURL(new RegExp(`[?]q=${number}$`))
  await expect(row).toBeVisible()
  await record(office, '700', 'FT-E2E-1')
  await expect(row).toContainText('Missing')
  await page.reload()
  await expect(payment(page)).toContainText('This order waits for the rest')
  await open(page, '/payments')
  const paid = page.getByRole('table', { name: 'Payments' }).getByRole('row').last()
  await expect(paid).toContainText('Received AED 700')
  await expect(paid).toContainText('Missing AED 20')
  await expect(paid).toContainText('Transfer by')
  await expectNoFindings(page)

  // It was for another order, and is recorded again.
  await office.getByRole('button', { name: 'Take back: FT-E2E-1' }).click()
  await office.getByRole('dialog').getByLabel('Reason').selectOption('wrong_order')
  await office.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(office.getByText('The transfer was taken back')).toBeVisible()
  await expect(row).toContainText('Taken back: it was for another order')
  await expect(row).toContainText('Missing AED 720')
  await expectGood(office, 'a transfer that was taken back')
  await record(office, '700', 'FT-E2E-1')
  await expect(row).toContainText('Missing AED 20')
  await record(office, '20', 'FT-E2E-2')
  await expect(row).toContainText('Paid')
  await open(page, order)
  await expect(payment(page)).toContainText('Your transfer has arrived')

  const sale = await openAs(seller, { locale: 'en', viewport: desktop })
  await open(sale, '/orders')
  await sale.getByRole('link', { name: /^Open R/ }).click()
  await expect(
    sale.getByText('Paid by bank transfer').filter({ visible: true }).first(),
  ).toBeVisible()
  await sale.getByLabel('Quantity of BT-1001').fill('1')
  await sale.getByRole('button', { name: 'Accept 1 of 3 pieces' }).click()
  const ask = sale.getByRole('dialog')
  await expect(ask).toContainText('refunded to the buyer')
  await ask.getByRole('button', { name: 'Accept 1 of 3 pieces' }).click()
  await expect(sale.getByText('3 ordered, 1 accepted')).toBeVisible()

  await page.reload()
  await expect(payment(page)).toContainText('Goes back to you: AED 480')
  await payment(page).getByLabel('IBAN').fill('AE07 0331 2345 6789 0123 456')
  await payment(page).getByLabel('Name of the account holder').fill('Imran Khan')
  await payment(page).getByLabel('Your password').fill(password)
  await payment(page).getByRole('button', { name: 'Save' }).click()
  await expect(payment(page)).toContainText('It goes to the account that ends with 3456')
  await expectGood(page, 'an order with a refund')

  await open(office, '/operator/buyer-transfers?view=open')
  const refund = office.getByRole('listitem').filter({ hasText: 'Imran Khan' })
  await refund.getByRole('button', { name: /^Approve: T1/ }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByLabel('IBAN')).toHaveValue('AE07 0331 2345 6789 0123 456')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
  await open(office, '/operator/buyer-transfers?view=approved')
  await expect(office.getByText('In no bank file: 1, together AED 480')).toBeVisible()
  await expect(office.getByRole('button', { name: /^Record as paid/ })).toHaveCount(0)
  await expectGood(office, 'approved refunds')
  await office.getByRole('button', { name: 'Make a bank file (1)' }).click()
  await expect(dialog).toContainText('Refunds in the file: 1, together')
  await dialog.getByRole('button', { name: 'Make the file' }).click()
  const heading = office.getByRole('heading', { name: /^Bank file TB1\d{5}$/ })
  await expect(heading).toBeVisible()
  const batch = /TB1\d{5}/.exec(await heading.innerText())![0]
  const saved = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Bank file (CSV)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ghiyar-refunds-TB1\d{5}\.csv$/)
  await expect(office.getByRole('button', { name: /^Record as failed: T1/ })).toBeVisible()
  await expectGood(office, 'a bank file')
  await office.getByRole('button', { name: 'Record all as paid (1)' }).click()
  await dialog.getByLabel('Reference of the bank').fill('OUT-E2E-1')
  await dialog.getByRole('button', { name: 'Record as paid' }).click()
  await expect(office.getByRole('listitem').filter({ hasText: 'OUT-E2E-1' })).toContainText('Paid')
  await open(office, '/operator/buyer-transfers?view=approved')
  await expect(office.getByText('No approved refunds')).toBeVisible()
  await open(office, '/operator/buyer-transfers?view=done')
  await expect(office.getByRole('link', { name: batch })).toBeVisible()
  await expectGood(office, 'completed bank files')
  await page.reload()
  await expect(payment(page)).toContainText('Transferred back to you: AED 480')
  await open(page, '/payments')
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Bank transfer')
  await expectNoFindings(page)

  // The same in Arabic on a phone, as finance has it on the way.
  await office.setViewportSize(phone)
  await office.context().addCookies([{ name: 'i18nextLng', value: 'ar', url: named.address }])
  for (const view of ['sent', 'done', 'paid']) {
    await open(office, `/operator/buyer-transfers?view=${view}`)
    await expect(office.locator('.operator-page .skeleton')).toHaveCount(0)
    await expectGood(office, `${view} in Arabic`)
  }
  await open(office, '/operator/buyer-transfers?view=done')
  await office.getByRole('link', { name: batch }).click()
  await expect(office.getByRole('heading', { name: /ملف البنك TB1/ })).toBeVisible()
  await expectGood(office, 'a bank file in Arabic')
})

test('in Arabic on a phone, the order says how to transfer, and can be cancelled', async ({
  apiUsers,
  openAs,
}) => {
  const [seller, garage] = [await apiUsers.seller('BT-2001'), await apiUsers.garage()]
  const cart = await garage.post<ReplyOf<'setCartLine'>>('/api/cart/set-line', {
    ...{ listing_id: seller.parts[0]!._id, quantity: 1 },
  })
  const page = await openAs(garage, { locale: 'ar', viewport: phone, hasTouch: true })
  const expectClean = async () => {
    expect(await sideways(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    expect(await untranslated(page)).toEqual([])
    await expectNoFindingsByLanguage(page)
  }
  await open(page, `/checkout?cart=${cart._id}`)
  await page.getByRole('radio', { name: /^تحويل بنكي/ }).check()
  await expectClean()
  await page.getByRole('button', { name: /^إرسال الطلب/ }).tap()
  const shown = page.getByRole('region', { name: 'الدفع بتحويل بنكي' })
  await expect(shown).toContainText('هذا الطلب بانتظار تحويلك')
  await expectClean()
  await page.getByRole('button', { name: 'ألغِ الطلب' }).first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'ألغِ الطلب' }).tap()
  await expect(shown).not.toContainText('هذا الطلب بانتظار تحويلك')
})
