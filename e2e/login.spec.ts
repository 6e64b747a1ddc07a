import { cardsOf, chipsOf } from './browse-screen.ts'
import { alive, desktop, expect, open, type Page } from './fixtures.ts'
import { agree, logInByEmail, password, signIn, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Login' })
const openerOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' })
const accountOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Your account' })

/** What has the focus, or the page itself while the browser's own bar has it, lies in the dialog. */
async function expectFocusInside(page: Page): Promise<void> {
  const isInside = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at === document.body || document.querySelector('dialog[open]')!.contains(at)
    })
  await expect.poll(isInside).toBe(true)
}

test('[40] [41] by keyboard alone: the focus is trapped and returned, and the page stays', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/401/)
  const { email } = await people.join('BUYER')
  await open(page, '/car-parts/toyota?sort=lowest&category=brake-parts')
  const opener = openerOf(page)
  const dialog = dialogOf(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  const go = dialog.getByRole('button', { name: 'Continue' })
  await expect(go).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: 'E-mail' })).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expectFocusInside(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(go).toBeEnabled()
  await page.keyboard.press('Enter')
  const address = dialog.getByLabel('E-mail address')
  await expect(address).toBeFocused()
  await expect(address).toHaveAttribute('autocomplete', 'username')
  await page.keyboard.type(email)
  const secret = dialog.getByLabel('Password', { exact: true })
  await expect(secret).toHaveAttribute('autocomplete', 'current-password')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not my password')
  await dialog.getByRole('button', { name: 'Previous' }).press('Enter')
  await expect(dialog.getByRole('radio', { name: 'E-mail' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(address).toHaveValue(email)
  await expect(secret).toHaveValue('not my password')
  await secret.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Invalid credentials',
  )
  await expect(address).toHaveValue(email)
  await secret.fill(password)
  const again = page.waitForEvent('load')
  await secret.press('Enter')
  await again
  await expect(page).toHaveURL(/\/car-parts\/toyota\?sort=lowest&category=brake-parts$/)
  await expect(accountOf(page)).toBeVisible()
  await expect(openerOf(page)).toBeHidden()
})

test('[29] [40] a visitor’s favourite button opens it, and the filters are preserved', async ({
  page,
  people,
}) => {
  const { email } = await people.join('BUYER')
  await open(page, '/all-listings?make=nissan&sort=lowest')
  const favouriteButtons = page.getByRole('main').getByRole('button', { name: /favourites/ })
  await favouriteButtons.first().click()
  await expect(dialogOf(page).getByText('Please login first', { exact: true })).toBeVisible()
  await logInByEmail(page, email)
  await expect(accountOf(page)).toBeVisible()
  await expect(page).toHaveURL(/\/all-listings\?make=nissan&sort=lowest$/)
  await expect(chipsOf(page)).toContainText('Nissan')
  await expect(cardsOf(page).first()).toBeVisible()
  await expect(favouriteButtons.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(favouriteButtons.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1)
})

test('missing fields are reported, and the first gets the focus', async ({ page }) => {
  await open(page, '/stores')
  await openerOf(page).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Phone', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByLabel('Phone number')).toBeFocused()
  await expect(dialog.getByText('Enter your phone number')).toBeVisible()
  await expect(dialog.getByText('Enter your password')).toBeVisible()
  await dialog.getByLabel('Phone number').fill('050 123 4567')
  await expect(dialog.getByText('Enter your phone number')).toHaveCount(0)
})

test('without a connection the message says what to do, and nothing is lost', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/stores')
  await openerOf(page).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await context.setOffline(true)
  await logInByEmail(page, 'a@example.com')
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    'We can’t reach the marketplace. Check your connection',
  )
  await expect(dialogOf(page).getByLabel('E-mail address')).toHaveValue('a@example.com')
  await expect(dialogOf(page).getByLabel('Password', { exact: true })).toHaveValue(password)
})

test('the demonstration accounts are filled in by a click', async ({ page }) => {
  await open(page, '/stores')
  await openerOf(page).click()
  await dialogOf(page)
    .getByRole('button', { name: /As a seller/ })
    .click()
  await dialogOf(page).getByRole('button', { name: 'Login' }).click()
  await expect(accountOf(page)).toBeVisible()
  await alive(page)
  await accountOf(page).click()
  const menu = page.getByRole('dialog', { name: 'Your account' })
  await expect(menu).toContainText(/[1-9][\d,]* parts listed/)
  await expect(menu).toContainText('Rating 4.5 example')
})

test('two tabs agree on logging in and out', async ({ page, context, people, troubles }) => {
  // The other tab may ask for something when the session ends, and asks whether it has.
  troubles.expect(/401 .*\/api\/|401 \(Unauthorized\)/)
  // It may be about to connect when the session ends.
  troubles.expect(/WebSocket is closed before/)
  const { email } = await people.join('BUYER')
  await open(page, '/stores')
  const other = await context.newPage()
  await open(other, '/news')
  await openerOf(page).click()
  await logInByEmail(page, email)
  await expect(accountOf(page)).toBeVisible()
  await expect(accountOf(other)).toBeVisible()
  await expect(openerOf(other)).toBeHidden()

  await accountOf(other).click()
  const menu = other.getByRole('dialog', { name: 'Your account' })
  await menu.getByRole('button', { name: 'Log Out' }).click()
  await expect(openerOf(other)).toBeVisible()
  await expect(other).toHaveURL('/')
  expect(await other.evaluate(() => localStorage.getItem('login'))).toBeNull()
  await expect(openerOf(page)).toBeVisible()
  await expect(accountOf(page)).toBeHidden()
})

test('a copied token is rejected without its cookie', async ({
  page,
  people,
  browser,
  baseURL,
  playwright,
}) => {
  const { email } = await people.join('SELLER')
  await open(page, '/stores')
  await openerOf(page).click()
  await logInByEmail(page, email)
  await expect(accountOf(page)).toBeVisible()
  const record = await page.evaluate(() => localStorage.getItem('login')!)
  const { token } = JSON.parse(record) as { token: string }
  const cookies = await page.context().cookies()
  const companion = cookies.find(({ name }) => name === 'ghiyar-companion')
  expect(companion?.httpOnly).toBe(true)
  expect(companion?.sameSite).toMatch(/Lax|Strict/)

  const program = await playwright.request.newContext({ baseURL })
  const authorization = `Bearer ${token}`
  const asBrowser = { authorization, 'sec-fetch-site': 'same-origin' }
  for (const headers of [{ authorization }, asBrowser]) {
    const reply = await program.get('/api/users/me', { headers })
    expect(reply.status()).toBe(401)
  }
  await program.dispose()

  // Another browser that is given the record finds out at once, and becomes a visitor's.
  const thief = await browser.newContext({ locale: 'en', viewport: desktop, baseURL })
  await agree(thief, baseURL)
  await thief.addInitScript((text) => localStorage.setItem('login', text), record)
  const there = await thief.newPage()
  await there.goto('/my-profile')
  await expect(there.getByText('Please login first').first()).toBeVisible()
  await expect(there.getByRole('main')).not.toContainText(email)
  await thief.close()

  const own = await page.evaluate(
    (bearer) =>
      fetch('/api/users/me', { headers: { authorization: bearer } }).then(({ status }) => status),
    authorization,
  )
  expect(own).toBe(200)
})

test('a session ended elsewhere ends here, with a message', async ({ page, people, troubles }) => {
  troubles.expect(/401/)
  // It may be about to connect when the session ends.
  troubles.expect(/WebSocket is closed before/)
  const person = await people.join('BUYER')
  const token = await signIn(page, person)
  await open(page, '/my-profile')
  await expect(page.getByLabel('Garage name')).toBeVisible()
  await page.getByLabel('Garage name').fill('Typed before it ended')
  await page.context().request.post('/api/users/logout', {
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
    data: {},
  })
  // Its connection is ended, and so the page looks.
  await expect(page.getByRole('alert').filter({ hasText: 'Please login first' })).toContainText(
    'Your entries are saved in this tab.',
  )
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await logInByEmail(page, person.email)
  await expect(accountOf(page)).toBeVisible()
  await expect(page.getByLabel('Garage name')).toHaveValue('Typed before it ended')
})
