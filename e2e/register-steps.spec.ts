import { alive, desktop, expect, open } from './fixtures.ts'
import { storeDraft, newIdentity, password, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const proven = { accountType: 'BUYER', email: 'a@example.com', phone: '+971501234567' } as const

for (const [draft, asked, shown] of [
  [{}, 'verify-email', ''],
  [{}, 'seller', ''],
  [{ accountType: 'BUYER' }, 'verify-phone', '/verify-email'],
  [{ accountType: 'BUYER', email: proven.email }, 'password', '/verify-phone'],
  [proven, 'buyer', '/password'],
  [{ ...proven, password }, 'seller', '/buyer'],
  [{ ...proven, accountType: 'SELLER', password }, 'buyer', '/seller'],
] as const)
  test(`[42] ${asked} with ${Object.keys(draft).join(', ') || 'nothing'} leads to ${shown || 'the choice'}`, async ({
    page,
  }) => {
    await storeDraft(page, draft)
    await page.goto(`/register/${asked}`)
    await expect(page).toHaveURL(new RegExp(`/register${shown}$`))
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  })

test('[42] a reload preserves the typed values; choosing the type again starts over', async ({
  page,
}) => {
  await storeDraft(page, { ...proven, password })
  await open(page, '/register/buyer')
  await page.getByLabel('Garage name').fill('Oasis Garage')
  await page.getByLabel('Garage type').selectOption('Authorized Garages')
  await page.getByLabel('Opens at').fill('07:30')
  await page.reload()
  await expect(page.getByLabel('Garage name')).toHaveValue('Oasis Garage')
  await expect(page.getByLabel('Garage type')).toHaveValue('Authorized Garages')
  await expect(page.getByLabel('Opens at')).toHaveValue('07:30')

  // Going back shows what is proven, and loses nothing.
  await alive(page)
  await page.getByRole('main').getByRole('link', { name: 'E-mail' }).click()
  await expect(page.getByText('Your e-mail is verified:')).toContainText(proven.email)
  await page.goBack()
  await expect(page.getByLabel('Garage name')).toHaveValue('Oasis Garage')

  await page.getByRole('main').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Register as a seller' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
  await page.goto('/register/seller')
  await expect(page).toHaveURL(/\/register\/verify-email$/)
})

test('[43] a wrong code shows the server’s message, and the same code may be tried again', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/400/)
  const { email } = newIdentity()
  await storeDraft(page, { accountType: 'BUYER' })
  await open(page, '/register/verify-email')
  const box = page.getByLabel('E-mail', { exact: true })
  const code = page.getByLabel('Code', { exact: true })
  await box.fill('nobody@')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(/Enter a full address/)
  await box.fill(email)
  await expect(page.getByText('Enter a full address')).toBeHidden()
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByRole('button', { name: /^Send again/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Send again/ })).toContainText(/in \d+ s/)

  // A phone may throw the page away while one reads the message.
  await page.reload()
  await expect(code).toBeVisible()
  await alive(page)

  const right = await people.codeFor(email)
  await code.fill(right === '135790' ? '246801' : '135790')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(
    /This code is incorrect or has expired. Check it, or request a new one/,
  )
  await expect(code).toBeFocused()
  await code.fill(right)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/register\/verify-phone$/)
})

test('[43] only the reply "success" verifies an address', async ({ page }) => {
  await page.route('**/api/users/get-otp-by-email', (route) =>
    route.fulfill({ json: { message: 'sent' } }),
  )
  await page.route('**/api/users/verify-otp', (route) =>
    route.fulfill({ json: { message: 'later', ticket: 'a-ticket', registered: false } }),
  )
  await storeDraft(page, { accountType: 'BUYER' })
  await open(page, '/register/verify-email')
  await page.getByLabel('E-mail', { exact: true }).fill('someone@example.com')
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We could not confirm this code.')).toBeVisible()
  await expect(page).toHaveURL(/\/verify-email$/)
})

test('[43] a code may be requested again after a minute, or the address changed', async ({
  page,
}) => {
  await page.clock.install()
  let sent = 0
  await page.route('**/api/users/get-otp-by-email', (route) => {
    sent++
    return route.fulfill({ json: { message: 'sent' } })
  })
  await storeDraft(page, { accountType: 'SELLER' })
  await open(page, '/register/verify-email')
  await page.getByLabel('E-mail', { exact: true }).fill('someone@example.com')
  await page.getByRole('button', { name: 'Get code' }).click()
  const again = page.getByRole('button', { name: /^Send again/ })
  await expect(again).toBeDisabled()
  await page.clock.runFor(61_000)
  await expect(again).toBeEnabled()
  await expect(again).toHaveText('Send again')
  await again.click()
  // Disabled while it is being sent, too: the countdown says that the reply has come.
  await expect(again).toContainText(/in \d+ s/)
  expect(sent).toBe(2)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0)
})

test('[42] an existing account is reported once its address is verified', async ({ page }) => {
  const { email } = newIdentity()
  // A code for an existing account is limited to one a minute: these replies are stubbed.
  await page.route('**/api/users/get-otp-by-email', (route) =>
    route.fulfill({ json: { message: 'sent' } }),
  )
  await page.route('**/api/users/verify-otp', (route) =>
    route.fulfill({ json: { message: 'success', ticket: 'a-ticket', registered: true } }),
  )
  await storeDraft(page, { accountType: 'BUYER' })
  await open(page, '/register/verify-email')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'already have an account' })
  await expect(note).toContainText(email)
  await note.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('[44] a number is checked a second after typing stops, and again by itself after an outage', async ({
  page,
  troubles,
}) => {
  troubles.expect(/503/)
  await storeDraft(page, { accountType: 'BUYER', email: proven.email })
  await open(page, '/register/verify-phone')
  const box = page.getByLabel('Mobile number')
  await expect(box).toHaveValue('+971 ')
  await expect(box).toHaveAttribute('dir', 'ltr')
  const good = page.locator('.field-good')
  for (const [written, phone] of [
    ['050 123 4567', '+971501234567'],
    ['971 55 123 4567', '+971551234567'],
    ['+971 052-123 4567', '+971521234567'],
    ['٠٥٦١٢٣٤٥٦٧', '+971561234567'],
  ] as const) {
    const asked = page.waitForRequest('**/api/users/validate-phone')
    await box.fill(written)
    await expect(good).toHaveCount(0)
    expect((await asked).postDataJSON()).toEqual({ phone })
    await expect(good).toBeVisible()
  }
  await box.fill('050 12')
  await box.press('Enter')
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(/This phone number isn’t valid/)
  await page.route('**/api/users/validate-phone', (route) =>
    route.fulfill({ status: 503, json: { code: 'server.unavailable', message: 'Busy' } }),
  )
  await box.fill('055 765 4321')
  await expect(good).toBeVisible()
})

test('[41] [45] the password is typed twice, and its rules are shown before', async ({ page }) => {
  await storeDraft(page, proven)
  await open(page, '/register/password')
  const first = page.getByLabel('Password', { exact: true })
  const second = page.getByLabel('Confirm password')
  await expect(page.getByText('At least 8 characters')).toBeVisible()
  await expect(first).toHaveAttribute('autocomplete', 'new-password')
  const go = page.getByRole('button', { name: 'Continue' })
  await go.click()
  await expect(first).toBeFocused()
  await first.fill('password1')
  await go.click()
  await expect(page.getByText('This password is too easy to guess. Choose another')).toBeVisible()
  await first.fill(password)
  await second.fill('another thing')
  await second.press('Tab')
  await expect(page.getByText('Passwords need to match!', { exact: true })).toBeVisible()
  await expect(second).toHaveAttribute('aria-invalid', 'true')
  await expect(second).toHaveAccessibleDescription(/Passwords need to match!$/)
  await go.click()
  await expect(second).toBeFocused()
  await second.fill(password)
  await expect(page.getByText('Passwords need to match!')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show' }).first().click()
  await expect(first).toHaveAttribute('type', 'text')
  await go.click()
  await expect(page).toHaveURL(/\/register\/buyer$/)
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('[45] the text about two passwords that differ', async ({ page }) => {
    await storeDraft(page, proven)
    await open(page, '/register/password')
    await page.locator('input[name="password"]').fill(password)
    await page.locator('input[name="confirm"]').fill(`${password}!`)
    await page.locator('input[name="confirm"]').press('Tab')
    await expect(page.getByText('يجب أن تتطابق كلمتا المرور!', { exact: true })).toBeVisible()
  })
})
