import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { pictureOf, signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'
import { test } from './api-users.ts'
import { ask, deliverTo } from './placed-order.ts'

test.use({ locale: 'en', viewport: desktop })

/** Presses a control with the keyboard alone. */
async function press(page: Page, name: string | RegExp, within = page.locator('body')) {
  await within.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function expectGoodPhone(page: Page, look = expectNoFindingsByLanguage): Promise<void> {
  expect(await sideways(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await look(page)
}

test('a garage returns a part by keyboard, and both sides see it through to the refund', async ({
  page,
  apiUsers,
  openAs,
  troubles,
}) => {
  troubles.expect(/409 .*\/returns$|console error: Failed to load resource.*409/)
  const [seller, garage] = [await apiUsers.seller('RT-1001'), await apiUsers.garage()]
  const { order, number } = await deliverTo(garage, seller)
  const place = `${number}/1`

  await signIn(page, garage)
  await open(page, `/orders/${order}`)
  await press(page, 'Return parts')
  const form = page.getByRole('dialog', { name: `Return parts of ${number}` })
  await press(page, 'Request return', form)
  await expect(form.getByText('Choose at least one piece')).toBeVisible()
  await expect(form.getByText('Choose a reason')).toBeVisible()
  await expect(form.getByText('Describe what is wrong')).toBeVisible()
  await expect(form.getByLabel('Quantity of RT-1001')).toBeFocused()
  await expectNoFindings(page)
  await page.keyboard.type('3')
  await form.getByRole('radio', { name: 'Wrong part' }).focus()
  await page.keyboard.press('Space')
  await expect(form.getByText('With the delivery fee of')).toContainText('AED 20')
  await expect(form.locator('.request-refund')).toContainText('AED 740')
  await press(page, 'One less of RT-1001', form)
  await expect(form.locator('.request-refund')).toContainText('AED 480')
  await form.getByLabel('What is wrong?').focus()
  await page.keyboard.type('They are for the rear axle.')
  await form
    .getByLabel(/^Pictures/)
    .setInputFiles([await pictureOf('label.jpg'), await pictureOf('box.jpg', '#ffc61a')])
  await press(page, 'Remove box.jpg', form)
  await expect(form.getByRole('img', { name: /^Preview of / })).toHaveCount(1)
  await expectNoFindings(page)
  const message = 'Not that many of a part can still be returned'
  await page.route('**/api/returns', (route) =>
    route.fulfill({ status: 409, json: { code: 'return.quantity', message } }),
  )
  await press(page, 'Request return', form)
  await expect(form.getByRole('alert').filter({ hasText: message })).toBeInViewport()
  await page.unrouteAll()
  await press(page, 'Request return', form)
  await expect(form).toHaveCount(0)
  const card = page.getByRole('article', { name: place })
  await expect(card).toContainText('Waiting for an answer')
  await expect(card).toContainText('The seller has to answer.')
  await expect(card).toContainText('AED 480')
  await expect(card.getByRole('button', { name: 'Enlarge picture 1' })).toBeVisible()
  await expectNoFindings(page)

  const shop = await openAs(seller, { locale: 'en', viewport: desktop })
  await open(shop, '/')
  await shop.getByRole('button', { name: /notification/ }).click()
  await shop.getByRole('link', { name: /wants to return parts of order/ }).click()
  await expect(shop).toHaveURL(/\/orders\/sales\/[\w-]+#returns$/)
  const sold = shop.getByRole('article', { name: place })
  await expect(shop.getByRole('heading', { name: 'Returns' })).toBeInViewport()
  await expect(sold).toContainText('They are for the rear axle.')
  await expect(sold.getByRole('link', { name: /^Call / })).toBeVisible()
  await press(shop, 'Enlarge picture 1', sold)
  await expect(shop.getByRole('dialog').getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await shop.keyboard.press('Escape')
  await press(shop, 'Approve', sold)
  const approve = shop.getByRole('dialog', { name: `Approve return ${place}?` })
  await expectNoFindings(shop)
  await press(shop, 'Approve', approve)
  await expect(sold).toContainText('The buyer gives the parts back.')
  await expect(sold.getByRole('heading')).toBeFocused()

  await open(page, '/returns')
  const row = page.getByRole('article', { name: place })
  await expect(row).toContainText('Give the parts back to the seller')
  await expectNoFindings(page)
  await row.getByRole('link', { name: place }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#returns$/)
  await press(page, 'I have given the parts back', card)
  await press(page, 'I have given the parts back', page.getByRole('dialog'))
  await expect(card).toContainText('You have given the parts back.')

  await open(shop, '/returns')
  await shop.getByRole('article', { name: place }).getByRole('link', { name: place }).click()
  await press(shop, 'I have the parts', sold)
  const receive = shop.getByRole('dialog')
  await press(shop, 'I have the parts', receive)
  await expect(receive.getByText('Choose whether the parts can be sold again')).toBeVisible()
  await receive.getByRole('radio', { name: 'Yes, put into stock' }).focus()
  await shop.keyboard.press('Space')
  await expectNoFindings(shop)
  await press(shop, 'I have the parts', receive)
  await expect(sold).toContainText(/Pay \S*AED 480\S* back to the buyer/)
  const { listings } = await seller.get<ReplyOf<'getMyListing'>>('/api/listing/get-my-listing')
  expect(listings.find(({ partSKU }) => partSKU === 'RT-1001')?.quantity).toBe(4)
  await press(shop, 'I have paid it back', sold)
  await press(shop, 'I have paid it back', shop.getByRole('dialog'))
  await expect(sold).toContainText(/AED 480\S* was paid back to the buyer\./)
  await expectNoFindings(shop)

  const note = (one: Page) => one.getByRole('button', { name: /^Credit note / })
  await expect(async () => {
    await open(page, `/orders/${order}#returns`)
    await expect(note(page).first()).toBeVisible()
  }).toPass()
  await expect(card).toContainText(/AED 480\S* was paid back to you\./)
  await expect(page.getByRole('main')).toContainText('Partly refunded')
  await open(page, '/payments')
  const paid = page.getByRole('row').filter({ hasText: number })
  await expect(paid).toContainText('Partly refunded')
  await expect(paid).toContainText('Refunded AED 480')
  await expect(note(page)).toBeVisible()
  await expectNoFindings(page)
  await open(shop, '/payments')
  const entries = shop.getByRole('row').filter({ hasText: number })
  await expect(entries.filter({ hasText: 'Commission given back' }).first()).toContainText('+AED')
  await expectNoFindings(shop)
})

test('a late step shows what the other side did; a decline is disputed on an Arabic phone', async ({
  page,
  apiUsers,
  openAs,
  troubles,
}) => {
  troubles.expect(/409 .*\/returns\/step|console error: Failed to load resource.*409/)
  const [seller, garage] = [await apiUsers.seller('RT-1002'), await apiUsers.garage()]
  const { order, id, number, line } = await deliverTo(garage, seller)
  const { _id, number: place } = await ask(garage, id, line)

  await signIn(page, seller)
  await open(page, '/dashboard')
  await page.getByRole('link', { name: '1 return is open' }).click()
  await page.getByRole('article', { name: place }).getByRole('link', { name: number }).click()
  await expect(page.getByText('Parts are being returned.')).toBeVisible()
  const sold = page.getByRole('article', { name: place })
  await press(page, 'Decline', sold)
  const decline = page.getByRole('dialog', { name: `Decline return ${place}` })
  await press(page, 'Decline', decline)
  await expect(decline.getByText('Enter the reason')).toBeVisible()
  await decline.getByLabel('Reason').fill('The listing says that shims are sold separately.')
  await expectNoFindings(page)

  const buyer = await openAs(garage, { locale: 'ar', viewport: phone, hasTouch: true })
  await open(buyer, '/dashboard')
  await expect(buyer.getByText('مرتجع واحد مفتوح')).toBeVisible()
  await open(buyer, `/orders/${order}`)
  await buyer.getByRole('button', { name: 'إرجاع قطع' }).tap()
  const form = buyer.getByRole('dialog', { name: `إرجاع قطع من ${number}` })
  await form.getByLabel(/^الصور/).setInputFiles(await pictureOf('label.jpg'))
  await form.getByRole('button', { name: 'أرسل طلب الإرجاع' }).tap()
  await expect(form.getByText('اختر السبب')).toBeVisible()
  await expectGoodPhone(buyer)
  await buyer.keyboard.press('Escape')
  const own = buyer.getByRole('article', { name: place })
  await expectGoodPhone(buyer)

  await press(page, 'Decline', decline)
  await expect(sold).toContainText('You have declined.')
  await buyer.getByRole('button', { name: 'سحب طلب الإرجاع' }).tap()
  await buyer.getByRole('dialog').getByRole('button', { name: 'سحب طلب الإرجاع' }).tap()
  await expect(own).toContainText('تغيّرت حالة طلب الإرجاع ولم تعد تسمح بذلك')
  await expect(own).toContainText('رفض البائع الإرجاع.')
  await own.getByRole('button', { name: 'فتح نزاع' }).tap()
  const dispute = buyer.getByRole('dialog')
  await dispute.getByLabel('السبب').fill('الصورة في الإعلان فيها الصفائح.')
  await expectGoodPhone(buyer)
  await dispute.getByRole('button', { name: 'فتح نزاع' }).tap()
  await expect(own).toContainText('غيار تراجع النزاع وتقرر.')
  await expect(own).toContainText('The listing says that shims are sold separately.')
  // A dispute, and what was withdrawn, are looked at in Arabic alone, so for colours as well.
  await expectGoodPhone(buyer, expectNoFindings)
  await open(buyer, '/returns')
  await expect(buyer.getByRole('article', { name: place })).toContainText('قيد النزاع')
  await expectGoodPhone(buyer)
  await buyer.getByRole('link', { name: 'منتهية' }).tap()
  await expect(buyer.getByRole('heading', { name: 'لا توجد مرتجعات هنا' })).toBeVisible()
  await expectGoodPhone(buyer)

  const shop = await openAs(seller, { locale: 'ar', viewport: phone, hasTouch: true })
  await open(shop, `/orders/sales/${id}#returns`)
  await expect(shop.getByRole('article', { name: place })).toContainText('قيد النزاع')
  await expectGoodPhone(shop, expectNoFindings)
  await garage.post('/api/returns/step', { id: _id, event: 'withdraw' })
  await open(shop, '/returns?show=ended')
  await expect(shop.getByRole('article', { name: place })).toContainText('مسحوب')
  await expectGoodPhone(shop, expectNoFindings)
})

test('a visitor is asked to log in, and who has returned nothing sees where returns begin', async ({
  page,
  apiUsers,
}) => {
  await open(page, '/returns')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Please login first' })).toBeVisible()
  await signIn(page, await apiUsers.seller())
  await open(page, '/returns')
  await main.getByRole('link', { name: 'Purchases' }).click()
  await main.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL(/\/returns\?side=purchases&show=all$/)
  await expect(main.getByRole('heading', { name: 'No returns yet' })).toBeVisible()
  await expectNoFindings(page)
  const orders = page.locator('.account-side').getByRole('navigation', { name: 'Orders' })
  await expect(orders.getByRole('link', { name: 'Returns' })).toBeVisible()
})
