import { desktop, expect, open } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { asOperator, test } from './operators.ts'
import { signIn } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

test('a company applies, is approved and shown, and is suspended', async ({
  browser,
  page,
  named,
  troubles,
}) => {
  // The company has no page before it is approved, and none once it is suspended.
  troubles.expect(/404|403/)
  const company = await (await browser.newContext({ baseURL: named.address })).newPage()
  await open(company, '/')
  await signIn(company, { email: 'marina@applicants.example', phone: '' }, 'ghiyar-demo')
  const id = await company.evaluate(
    () => (JSON.parse(localStorage.getItem('login')!) as { _id: string })._id,
  )
  await open(company, '/my-listing')
  await expect(company.getByText('Your application is being reviewed')).toBeVisible()
  expect((await page.request.get(`/seller-details/${id}`)).status()).toBe(404)

  await asOperator(page, named)
  await page
    .getByRole('link', { name: /Seller applications/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'In review' }).click()
  await page.getByRole('link', { name: 'Marina Auto Parts' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('img', { name: 'trade-licence.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Larger' }).click()
  await page.getByRole('button', { name: 'Rotate' }).click()
  await expectGood(page, 'an application')
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Approve' }).click()
  const status = page.getByRole('heading', { name: /Marina Auto Parts/, level: 2 })
  await expect(status).toContainText('Approved')
  await expect(status).toBeFocused()
  expect((await page.request.get(`/seller-details/${id}`)).status()).toBe(200)
  await open(company, '/my-listing')
  await expect(company.getByRole('heading', { name: 'My Listings', level: 1 })).toBeVisible()
  await expect(company.locator('.application-banner')).toHaveCount(0)

  // What it changes of its licence waits for the operator again.
  await company.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('login')!) as { token: string }
    const authorization = `Bearer ${token}`
    const me = await fetch('/api/users/me', { headers: { authorization } })
    const { details } = (await me.json()) as { details: object }
    const form = new FormData()
    form.set('details', JSON.stringify({ ...details, trade_license_no: 'CN-7788' }))
    await fetch('/api/users/update', { method: 'POST', headers: { authorization }, body: form })
  })
  await page
    .getByRole('link', { name: /Changed licences/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Changed licences' }).getByRole('link').click()
  const changed = page.getByRole('region', { name: 'The trade licence was changed' })
  await expect(changed).toContainText('CN-7788')
  await expectGood(page, 'a changed licence')
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Confirm the licence' }).click()
  await expect(changed).toHaveCount(0)
  await expect(status).toContainText('Approved')

  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('textbox').fill('Sold counterfeit pads.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(status).toContainText('Suspended')
  expect((await page.request.get(`/seller-details/${id}`)).status()).toBe(404)
  await open(company, '/my-listing')
  await expect(company.getByText('Sold counterfeit pads.')).toBeVisible()
})
