import { languages } from '#contract/language.ts'
import { alive, desktop, expect, languagesShown, open, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { storeDraft, newIdentity, password, pdfOf, signIn, test } from './people.ts'
import { untranslated } from './screen-faults.ts'

const longAddress = 'the.workshop.of.mohammed.and.sons@a-company-with-a-long-name.example'
const given = { email: 'a@example.com', phone: '+971501234567', password }
const unusedAddress = () => newIdentity().email.replace('@', `@${'long-'.repeat(8)}`)
const submitOf = (page: Page) => page.getByRole('main').locator('[type="submit"]').last()
const dialogOf = (page: Page) => page.getByRole('dialog')

for (const language of languagesShown)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    test(`[65] [66] the steps of registering in ${language}`, async ({ page }) => {
      await page.route('**/api/users/get-otp-by-*', (route) =>
        route.fulfill({ json: { message: 'sent' } }),
      )
      await storeDraft(page, { accountType: 'SELLER' })
      await open(page, '/register/verify-email')
      await page.locator('input[name="email"]').fill('nobody@')
      await page.locator('input[name="email"]').press('Tab')
      await expectGood(page, 'an address that is none')
      await page.locator('input[name="email"]').fill(longAddress)
      await page.locator('input[name="email"]').press('Enter')
      await expect(page.locator('input[name="code"]')).toBeVisible()
      await expectGood(page, 'the code')
      await page.route('**/api/users/verify-otp', (route) =>
        route.fulfill({ json: { message: 'success', ticket: 'a-ticket', registered: true } }),
      )
      await page.locator('input[name="code"]').fill('123456')
      await page.locator('input[name="code"]').press('Enter')
      await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible()
      await expectGood(page, 'an address with an account')
      await storeDraft(page, { accountType: 'SELLER', email: longAddress })
      await open(page, '/register/verify-email')
      await expectGood(page, 'an address that is proven')
      await open(page, '/register/verify-phone')
      await page.locator('input[name="phone"]').fill('050 12')
      await expect(page.locator('input[name="phone"]')).toHaveAttribute('aria-invalid', 'true')
      await expectGood(page, 'a number that is none')
    })

    test(`[65] [66] the last steps of registering in ${language}`, async ({ page }) => {
      const { password: _, ...proven } = given
      await storeDraft(page, { accountType: 'SELLER', ...proven })
      await open(page, '/register/password')
      await submitOf(page).click()
      await expect(page.locator('input[name="password"]')).toBeFocused()
      await expectGood(page, 'no password')
      for (const [type, path] of [
        ['SELLER', '/register/seller'],
        ['BUYER', '/register/buyer'],
      ] as const) {
        await storeDraft(page, { accountType: type, ...given })
        await open(page, path)
        await submitOf(page).press('Enter')
        await expect(page.locator('[aria-invalid]').first()).toBeFocused()
        const licence = page.locator('input[name="trade_license_upload"]')
        await licence.setInputFiles(pdfOf(`${'a-long-name-of-a-scanned-licence-'.repeat(4)}1.pdf`))
        await expectGood(page, path)
      }
    })

    test(`[65] [66] the login dialog in ${language}`, async ({ page, troubles }) => {
      troubles.expect(/401/)
      await open(page, '/my-profile')
      await dialogOf(page).locator('input[value="email"]').check()
      await expectGood(page, 'the choice')
      await page.keyboard.press('Enter')
      await dialogOf(page).locator('input[name="email"]').fill(longAddress)
      await dialogOf(page).locator('[type="submit"]').click()
      await expect(dialogOf(page).locator('[aria-invalid]')).toBeFocused()
      await dialogOf(page).locator('input[name="password"]').fill('no such password')
      await page.keyboard.press('Enter')
      await expect(dialogOf(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await expectGood(page, 'wrong credentials')
      await dialogOf(page).locator('form .login-link').click()
      await expectGood(page, 'a forgotten password')
      await page.route('**/api/users/get-otp-by-email', (route) =>
        route.fulfill({ json: { message: 'sent' } }),
      )
      await dialogOf(page).locator('[type="submit"]').click()
      await expect(dialogOf(page).locator('input[name="code"]')).toBeVisible()
      await dialogOf(page).locator('[type="submit"]').click()
      await expectGood(page, 'a new one')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await expectGood(page, 'without the dialog')
    })

    test(`[65] [66] the pages of a garage in ${language}`, async ({ page, people, troubles }) => {
      troubles.expect(/400/)
      const person = await people.join('BUYER')
      await signIn(page, person)
      await open(page, '/my-profile')
      await page.locator('input[name="garage_name"]').fill('')
      await submitOf(page).press('Enter')
      await expect(page.locator('input[name="garage_name"]')).toBeFocused()
      await expectGood(page, 'profile with an error')
      await page.getByRole('banner').locator('.for-members button').click()
      await expect(dialogOf(page).getByRole('navigation')).toHaveCount(3)
      await expectGood(page, 'menu')
      await page.keyboard.press('Escape')

      await page.locator('.profile-save .text-button').click()
      await open(page, '/settings')
      await page.locator('#contact .settings-row button').last().click()
      await page.locator('#contact input[name="phone"]').fill('050 12')
      await page.locator('#password [type="submit"]').press('Enter')
      await page.locator('#deletion .button-danger').click()
      await page.locator('#deletion input[name="password"]').fill('not my password')
      await page.keyboard.press('Enter')
      await expect(page.locator('#deletion [aria-invalid]')).toBeFocused()
      await expect(page.locator('.session')).toHaveCount(2)
      await expectGood(page, 'settings with their forms open')
      await page.locator('#deletion input[name="password"]').fill(password)
      await page.keyboard.press('Enter')
      await expect(page.locator('.closing-banner')).toBeVisible()
      await expectGood(page, 'settings of an account that is closed')
      await page.request.post('/api/users/get-otp-by-email', { data: { email: unusedAddress() } })
      await open(page, '/dev/outbox')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expectGood(page, 'outbox')
    })

    test(`[65] [66] the pages of a seller in ${language}`, async ({ page, people }) => {
      await signIn(page, await people.join('SELLER'))
      await open(page, '/my-profile')
      await expect(page.locator('input[name="company_name"]')).toBeVisible()
      await expectGood(page, 'profile')
      await page.locator('input[name="company_name"]').fill('Another Name')
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(dialogOf(page)).toBeVisible()
      await expectGood(page, 'a question before leaving')
      await dialogOf(page).getByRole('button').last().click()
      await expect(page).toHaveURL(/\/$/)
      await alive(page)
      await page.getByRole('banner').locator('.for-members button').click()
      await expect(dialogOf(page).getByRole('navigation')).toHaveCount(3)
      await expectGood(page, 'menu')
      await open(page, '/register')
      await expectGood(page, 'registering, with an account')
    })
  })

for (const language of languages.filter((one) => one !== 'en' && one !== 'ar'))
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    // Screens of the texts that are loaded for members; that none is missing is a test of the texts.
    test(`[65] the texts for members are loaded in ${language}`, async ({ page, people }) => {
      const expectTranslated = async (path: string) => {
        await open(page, path)
        await expect(page.locator('.skeleton')).toHaveCount(0)
        expect(await untranslated(page), path).toEqual([])
      }
      await storeDraft(page, { accountType: 'SELLER', ...given })
      await expectTranslated('/register/seller')
      await signIn(page, await people.join('BUYER'))
      for (const path of ['/settings', '/my-favorites']) await expectTranslated(path)
    })
  })
