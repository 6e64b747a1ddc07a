import { desktop, expect, open, type Page } from './fixtures.ts'
import { password, pictureOf, pdfOf, signIn, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const licenceOf = (page: Page) => page.locator('input[name="trade_license_upload"]')
const saveOf = (page: Page) => page.getByRole('button', { name: 'Save changes' })

/** How the owner's browser is answered at the address of a file. */
function statusOf(page: Page, address: string, token: string): Promise<number> {
  return page.evaluate(
    async ([at, bearer]) =>
      (await fetch(at!, { headers: { authorization: `Bearer ${bearer}` } })).status,
    [address, token],
  )
}

async function licenceAddress(page: Page, token: string): Promise<string> {
  const me = await page.evaluate(
    async (bearer) =>
      (await fetch('/api/users/me', { headers: { authorization: `Bearer ${bearer}` } })).json(),
    token,
  )
  return (me as { details: { trade_license_upload: string } }).details.trade_license_upload
}

test('[57] a new document replaces the old one, whose address is removed', async ({
  page,
  people,
  request,
  troubles,
}) => {
  troubles.expect(/404/)
  const token = await signIn(page, await people.join('BUYER'))
  await open(page, '/my-profile')
  await expect(page.getByText('licence-2026.pdf')).toBeVisible()
  const old = await licenceAddress(page, token)
  expect(await statusOf(page, old, token)).toBe(200)
  expect((await request.get(old)).status(), 'for a visitor').toBeGreaterThanOrEqual(401)

  await licenceOf(page).setInputFiles(await pictureOf('licence of 2027.jpg', '#8a2f2f'))
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await saveOf(page).click()
  await expect(page.getByText('Your profile has been saved')).toBeVisible()
  await expect(page.getByText('All changes saved.')).toBeVisible()
  await expect(page.getByText('licence of 2027.jpg')).toBeVisible()
  const now = await licenceAddress(page, token)
  expect(now).not.toBe(old)
  expect(await statusOf(page, now, token)).toBe(200)
  expect(await statusOf(page, old, token)).toBe(404)

  // A picture is shown over the page; its address alone opens nothing.
  await page.getByRole('button', { name: 'Open: Trade licence' }).click()
  const shown = page.getByRole('dialog', { name: 'Trade licence' })
  await expect(shown.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
  expect((await request.get(now)).status(), 'for a visitor').toBeGreaterThanOrEqual(401)
})

test('[57] a PDF is saved under its name', async ({ page, people }) => {
  await signIn(page, await people.join('SELLER'))
  await open(page, '/my-profile')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download: Trade licence' }).click()
  expect((await saved).suggestedFilename()).toBe('licence-2026.pdf')
})

test('[57] an optional document is added and removed, and the header shows a new name', async ({
  page,
  people,
}) => {
  await signIn(page, await people.join('BUYER'))
  await open(page, '/my-profile')
  await page.getByLabel('Garage name').fill('Oasis Garage')
  const certificate = page.locator('input[name="vat_certification_upload"]')
  await certificate.setInputFiles(pdfOf('vat.pdf'))
  await saveOf(page).click()
  await expect(page.getByText('All changes saved.')).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('login')!)
  expect(stored).toContain('Oasis Garage')
  await page.reload()
  await expect(page.getByLabel('Garage name')).toHaveValue('Oasis Garage')
  await expect(page.getByText('vat.pdf')).toBeVisible()

  await page.getByRole('button', { name: /^Remove VAT certificate/ }).click()
  await expect(page.getByText('It will be removed when you save.')).toBeVisible()
  await saveOf(page).click()
  await expect(page.getByText('All changes saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Garage name')).toHaveValue('Oasis Garage')
  await expect(page.getByText('vat.pdf')).toHaveCount(0)
})

test('[57] leaving with unsaved changes asks for confirmation', async ({ page, people }) => {
  await signIn(page, await people.join('SELLER'))
  await open(page, '/my-profile')
  const name = page.getByLabel('Company name', { exact: true })
  await name.fill('Another Name')
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Stay on this page' }).first().click()
  await expect(asked).toBeHidden()
  await expect(name).toHaveValue('Another Name')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue('Zulal Auto Spare Parts')

  await name.fill('Another Name')
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
  await asked.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/news$/)
})

test('[57] roles other than garage get the company form', async ({ page, people }) => {
  await signIn(page, await people.join('SELLER'))
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    const me = (await response.json()) as object
    await route.fulfill({ response, json: { ...me, role: 'OPERATOR', details: null } })
  })
  await open(page, '/my-profile')
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue('')
})

test('tax number and bank account: wrong ones are named, and another IBAN takes the password', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/400/)
  const seller = await people.join('SELLER')
  await signIn(page, seller)
  await open(page, '/my-profile')
  const taxNumber = page.getByLabel('Tax registration number (TRN)')
  const iban = page.getByLabel('IBAN', { exact: true })
  const secret = page.getByLabel('Your password, to change the IBAN')
  await page.getByLabel('Legal name').fill('Zulal Spare Parts Trading L.L.C')

  await taxNumber.fill('100-1234-567')
  await iban.fill('AE07 0331 2345')
  await expect(secret).toBeVisible()
  await saveOf(page).click()
  await expect(taxNumber).toBeFocused()
  await expect(taxNumber).toHaveAccessibleDescription(/Enter the 15 digits/)
  await expect(iban).toHaveAccessibleDescription(/This IBAN isn’t complete/)
  await expect(page.getByText('Enter your current password')).toBeVisible()

  // In its form, but with another check digit; only the server looks at those.
  await taxNumber.fill('100-1234-5670-0003')
  await iban.fill('AE08 0331 2345 6789 0123 456')
  await secret.fill('not it at all')
  await saveOf(page).click()
  await expect(iban).toHaveAccessibleDescription(/This IBAN isn’t valid/)
  await expect(iban).toBeFocused()

  await iban.fill('ae070331234567890123456')
  await saveOf(page).click()
  await expect(page.getByText('This password is incorrect')).toBeVisible()
  await expect(secret).toBeFocused()
  await secret.fill(password)
  await saveOf(page).click()
  await expect(page.getByText('All changes saved.')).toBeVisible()
  await expect(secret).toBeHidden()
  await page.reload()
  await expect(taxNumber).toHaveValue('100123456700003')
  await expect(iban).toHaveValue('AE07 0331 2345 6789 0123 456')
  await expect(secret).toBeHidden()

  // One that is entered as it was needs no password, and leaves nothing to save.
  await iban.fill('')
  await secret.fill(password)
  await iban.fill('AE07 0331 2345 6789 0123 456')
  await expect(secret).toBeHidden()
  await expect(page.getByText('All changes saved.')).toBeVisible()

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toMatch(/AE07|100123456700003|L\.L\.C/)
})

test('required fields stay required, and a rejected change loses nothing', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/503/)
  await signIn(page, await people.join('SELLER'))
  await open(page, '/my-profile')
  const name = page.getByLabel('Company name', { exact: true })
  await name.fill('')
  await saveOf(page).press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/This field is required/)
  await name.fill('Second Name')
  const message = 'The service is briefly unavailable. Please try again shortly'
  await page.route('**/api/users/update', (route) =>
    route.fulfill({ status: 503, json: { code: 'server.unavailable', message } }),
  )
  await saveOf(page).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(name).toHaveValue('Second Name')
  await page.unroute('**/api/users/update')
  await saveOf(page).click()
  await expect(page.getByText('Your profile has been saved')).toBeVisible()
})
