import { desktop, expect, open, type Page } from './fixtures.ts'
import { storeDraft, password, pdfOf, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const proven = { email: 'a@example.com', phone: '+971501234567', password }

/** The last step of a company or garage, everything before it being given. */
async function openForm(page: Page, accountType: 'SELLER' | 'BUYER'): Promise<void> {
  const tickets = { emailTicket: 'no-such-ticket', phoneTicket: 'no-such-ticket' }
  const fields = { email: proven.email }
  await storeDraft(page, { accountType, ...proven, ...tickets, fields })
  await open(page, accountType === 'SELLER' ? '/register/seller' : '/register/buyer')
}

const licenceOf = (page: Page) => page.locator('input[name="trade_license_upload"]')
const submitOf = (page: Page) => page.getByRole('button', { name: 'Create account' })

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('Falcon Auto Parts')
  await page.getByLabel('Emirate').selectOption('Fujairah')
  await page.getByLabel('Address', { exact: true }).fill('Shop 12, Sheikh Zayed Road')
  await page.getByLabel('Trade licence number').fill('778120')
  await page.locator('input[name="trade_license_expiry"]').fill('2031-03-31')
  await licenceOf(page).setInputFiles(pdfOf('falcon-licence.pdf'))
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
}

async function expectEntriesRetained(page: Page): Promise<void> {
  await expect(page.getByLabel('Company name')).toHaveValue('Falcon Auto Parts')
  await expect(page.getByLabel('Emirate')).toHaveValue('Fujairah')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
    'Shop 12, Sheikh Zayed Road',
  )
  await expect(page.getByLabel('Trade licence number')).toHaveValue('778120')
  await expect(page.getByText('falcon-licence.pdf')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeChecked()
}

async function expectPictureHint(page: Page): Promise<void> {
  const picture = page.locator('.field', { has: page.locator('input[name="avatar"]') })
  await expect(picture).toContainText('JPG or PNG, 120x120 px')
}

test('[46] [47] a company sees which picture fits; submitting focuses the first error, and each is removed when corrected', async ({
  page,
}) => {
  await openForm(page, 'SELLER')
  await expectPictureHint(page)
  const name = page.getByLabel('Company name')
  await submitOf(page).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await expect(page.getByText('Choose an option')).toBeVisible()
  await expect(page.getByText('Upload the trade licence')).toBeVisible()
  await name.fill('Falcon Auto Parts')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await submitOf(page).click()
  await expect(page.getByLabel('Emirate')).toBeFocused()
})

test('[46] [47] a garage sees which picture fits; a field is validated when it is left, not while it is typed or skipped', async ({
  page,
}) => {
  await openForm(page, 'BUYER')
  await expectPictureHint(page)
  const name = page.getByLabel('Garage name')
  await name.focus()
  await name.press('Tab')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await name.fill('O')
  await name.fill('')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await name.press('Tab')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Oasis')
  await name.press('Tab')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('.field', { has: name }).locator('.field-good')).toBeVisible()
})

test('[46] [64] the terms are required of sellers only, and a temporary refusal preserves the typed values', async ({
  page,
  troubles,
}) => {
  troubles.expect(/503/)
  let sent = 0
  await page.route('**/api/users/signup', (route) => {
    sent++
    return route.fulfill({ status: 503, json: { code: 'server.unavailable', message: 'Busy' } })
  })
  await openForm(page, 'SELLER')
  await fillCompany(page)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).uncheck()
  await submitOf(page).press('Enter')
  await expect(page.getByText('Accept the terms to continue')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).toBeFocused()
  expect(sent).toBe(0)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await submitOf(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Busy' })).toBeVisible()
  expect(sent).toBe(1)
  await expectEntriesRetained(page)
  await expect(submitOf(page)).toBeEnabled()

  await openForm(page, 'BUYER')
  await expect(page.getByRole('checkbox', { name: /I accept the terms/ })).not.toHaveAttribute(
    'required',
  )
})

test('the form is not submitted twice while pending', async ({ page, troubles }) => {
  troubles.expect(/503/)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let sent = 0
  await page.route('**/api/users/signup', async (route) => {
    sent++
    await released
    await route.fulfill({ status: 503, json: { code: 'server.unavailable', message: 'Busy' } })
  })
  await openForm(page, 'SELLER')
  await fillCompany(page)
  await submitOf(page).click()
  await expect(page.getByRole('main').locator('button[type="submit"]')).toBeDisabled()
  await page.getByLabel('Trade licence number').press('Enter')
  await page.getByLabel('Company name').press('Enter')
  release()
  await expect(submitOf(page)).toBeEnabled()
  expect(sent).toBe(1)
})

test('[46] files of a wrong type or size are rejected before sending', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/signup')) sent++
  })
  await openForm(page, 'SELLER')
  const licence = licenceOf(page)
  const plain = { name: 'licence.txt', mimeType: 'text/plain', buffer: Buffer.from('licence') }
  await licence.setInputFiles(plain)
  await expect(page.getByText('Choose a PDF, JPG, PNG or WebP file')).toBeVisible()
  const large = { ...pdfOf('large.pdf'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4\n') }
  await licence.setInputFiles(large)
  await expect(page.getByText('This file is larger than 10 MB. Choose a smaller one')).toBeVisible()
  await licence.setInputFiles({ ...pdfOf('empty.pdf'), buffer: Buffer.alloc(0) })
  await expect(page.getByText('This file is empty. Choose another one')).toBeVisible()
  await licence.setInputFiles(pdfOf('good.pdf'))
  await expect(licence).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('good.pdf')).toBeVisible()
  const logo = page.locator('input[name="avatar"]')
  const png = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(logo).toHaveAccessibleDescription(/It may be damaged/)
  // One that is no good doesn't take the place of one that is.
  await licence.setInputFiles(plain)
  await expect(page.getByText('good.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Trade licence' }).click()
  await expect(page.getByText('good.pdf')).toHaveCount(0)
  await expect(licence).toBeFocused()
  expect(sent).toBe(0)
})

test('[46] [64] without a connection everything stays, and is sent once it is back', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  troubles.expect(/403/)
  await openForm(page, 'SELLER')
  await fillCompany(page)
  await context.setOffline(true)
  await submitOf(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'We can’t reach the marketplace' })
  await expect(alert).toContainText('your entries are still here')
  await expectEntriesRetained(page)
  await context.setOffline(false)
  // The proofs of this draft are made up: the server leads back to the first of them.
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await expect(page).toHaveURL(/\/register\/verify-email$/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Please verify your e-mail first',
  )
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(proven.email)
})

test('[47] a refusal of the server is shown at its field', async ({ page, troubles }) => {
  troubles.expect(/400/)
  const fields = {
    'details.trade_license_no': 'This contains characters that are not allowed',
    trade_license_upload: 'This file can’t be read. It may be damaged',
  }
  await page.route('**/api/users/signup', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'input.invalid', message: 'Please check what you entered', fields },
    }),
  )
  await openForm(page, 'SELLER')
  await fillCompany(page)
  await submitOf(page).click()
  const number = page.getByLabel('Trade licence number')
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/characters that are not allowed/)
  await expect(licenceOf(page)).toHaveAccessibleDescription(/It may be damaged/)
  await number.fill('778121')
  await expect(number).not.toHaveAttribute('aria-invalid')
})
