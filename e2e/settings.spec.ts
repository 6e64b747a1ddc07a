import { readFile } from 'node:fs/promises'
import type { AccountExport } from '#contract/account-export.ts'
import type { ReplyOf } from '#contract/api.ts'
import { alive, desktop, expect, open, type Page } from './fixtures.ts'
import { agree, newIdentity, password, signIn, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sessionsOf = (page: Page) => section(page, 'Active sessions').getByRole('listitem')

test('[55] another session is ended from here', async ({ page, people, browser, baseURL }) => {
  const person = await people.join('BUYER')
  const elsewhere = await browser.newContext({ locale: 'en', viewport: desktop, baseURL })
  await agree(elsewhere, baseURL)
  const other = await elsewhere.newPage()
  await signIn(other, person)
  await open(other, '/my-profile')
  await expect(other.getByLabel('Garage name')).toBeVisible()

  await signIn(page, person)
  await open(page, '/settings')
  // Joining itself signed in the program that did it.
  await expect(sessionsOf(page)).toHaveCount(3)
  const here = sessionsOf(page).filter({ hasText: 'This device' })
  await expect(here).toHaveCount(1)
  await expect(here.getByRole('button')).toHaveCount(0)
  const chrome = sessionsOf(page)
    .filter({ hasText: 'Chrome' })
    .filter({ hasNotText: 'This device' })
    // The latest of them: what joined may call itself the same.
    .first()
  await chrome.getByRole('button', { name: /^End/ }).click()
  await expect(sessionsOf(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'The session has ended' })).toBeVisible()
  await expect(section(page, 'Active sessions').getByRole('list')).toBeFocused()

  await other.reload()
  await expect(other.getByRole('heading', { name: 'Please login first' })).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('login'))).toBeNull()
  await elsewhere.close()

  await section(page, 'Active sessions').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test('[41] [45] the password is changed; this session stays, and others end', async ({
  page,
  people,
  request,
  troubles,
}) => {
  troubles.expect(/400/)
  const person = await people.join('BUYER')
  const before = await signIn(page, person)
  await open(page, '/settings#password')
  const form = section(page, 'Password')
  const current = form.getByLabel('Current password')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toBeFocused()
  await current.fill('not my password')
  await form.getByLabel('New password', { exact: true }).fill('twenty brown ferries')
  await form.getByLabel('Confirm new password').fill('twenty brown ferrys')
  await form.getByRole('button', { name: 'Change password' }).press('Enter')
  await expect(form.getByText('Passwords need to match!', { exact: true })).toBeVisible()
  await form.getByLabel('Confirm new password').fill('twenty brown ferries')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toHaveAccessibleDescription(/This password is incorrect/)
  await expect(current).toBeFocused()
  await current.fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await expect(current).toHaveValue('')

  const old = { data: { method: 'email', email: person.email, password } }
  expect((await request.post('/api/users/login', old)).status()).toBe(401)
  const stored = await page.evaluate(() => localStorage.getItem('login')!)
  expect(stored).not.toContain(before)
  await page.reload()
  await expect(sessionsOf(page)).toHaveCount(1)
})

test('[43] the e-mail address is changed by a code to the new one', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/400/)
  const person = await people.join('SELLER')
  const { email } = newIdentity()
  await signIn(page, person)
  await open(page, '/settings')
  const contact = section(page, 'E-mail and phone')
  await contact.getByRole('button', { name: 'Change e-mail' }).click()
  const box = contact.getByLabel('New e-mail address')
  await expect(box).toBeFocused()
  await box.fill(email)
  await contact.getByRole('button', { name: 'Send code' }).click()
  await expect(contact.getByText('We have sent a code to')).toContainText(email)
  await expect(contact.getByRole('button', { name: /^Send again in/ })).toBeDisabled()
  const right = await people.codeFor(email)
  const code = contact.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill(right === '135790' ? '246801' : '135790')
  await contact.getByLabel('Current password').fill(password)
  await contact.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(code).toHaveAccessibleDescription(/This code is incorrect/)
  await expect(contact.getByText(person.email)).toBeVisible()
  await code.fill(right)
  await contact.getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText('Your e-mail address has been changed')).toBeVisible()
  await expect(contact.getByText(email)).toBeVisible()
  await expect(contact.getByRole('button', { name: 'Change e-mail' })).toBeFocused()
  const stored = await page.evaluate(() => localStorage.getItem('login')!)
  expect(JSON.parse(stored)).toMatchObject({ email })
})

test('all stored data are exported in one file', async ({ page, people }) => {
  const person = await people.join('BUYER')
  await signIn(page, person)
  await open(page, '/settings')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^ghiyar-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const exported = JSON.parse(text) as AccountExport
  expect(exported.user).toMatchObject({ email: person.email, phone: person.phone })
  expect(exported.files).toHaveLength(1)
  expect(exported.sessions.length).toBeGreaterThanOrEqual(2)
  expect(text).not.toContain(password)
  expect(text).not.toMatch(/"(token|hash|salt)"/)
})

test('closing an account takes a fortnight and can be cancelled', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/400/)
  await signIn(page, await people.join('BUYER'))
  await open(page, '/settings#deletion')
  const part = section(page, 'Your data and account')
  await part.getByRole('button', { name: 'Delete my account…' }).click()
  const secret = part.getByLabel('Confirm with your password')
  await expect(secret).toBeFocused()
  await secret.fill('not my password')
  await part.getByRole('button', { name: 'Delete my account', exact: true }).click()
  await expect(secret).toHaveAccessibleDescription(/This password is incorrect/)
  await secret.fill(password)
  const replied = page.waitForResponse('**/api/users/close-account')
  await part.getByRole('button', { name: 'Delete my account', exact: true }).click()
  const { closing } = (await (await replied).json()) as ReplyOf<'closeAccount'>
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' })
  const words = `Your account will be deleted on ${day.format(new Date(closing))}`
  const banner = page.getByRole('region', { name: words })
  await expect(banner).toBeVisible()
  await expect(part).toContainText(words)

  await page.goto('/my-profile')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Deletion cancelled. Your account stays active.')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/settings')
  await expect(part.getByRole('button', { name: 'Delete my account…' })).toBeVisible()
})

test('language and theme are chosen here as well', async ({ page, people }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, await people.join('BUYER'))
  await open(page, '/settings')
  const part = section(page, 'Language and appearance')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await expect(part.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')
  await part.getByRole('button', { name: 'Dark' }).click()
  await expect(part.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(ground).not.toBe(light)

  await part.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإعدادات')
  await expect(page.getByRole('region', { name: 'اللغة والمظهر' })).toBeVisible()
  expect(await ground()).not.toBe(light)
})

test('[64] a failure to load offers to try again', async ({ page, people, troubles }) => {
  troubles.expect(/503/)
  await signIn(page, await people.join('BUYER'))
  const message = 'The service is briefly unavailable. Please try again shortly'
  const busy = { status: 503, json: { code: 'server.unavailable', message } }
  await page.route('**/api/users/me', (route) => route.fulfill(busy))
  await open(page, '/settings')
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await page.unroute('**/api/users/me')
  await page.route('**/api/users/sessions?*', (route) => route.fulfill(busy))
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  const sessions = section(page, 'Active sessions')
  await expect(sessions.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await page.unroute('**/api/users/sessions?*')
  await sessions.getByRole('button', { name: 'Try again' }).click()
  await expect(sessionsOf(page).filter({ hasText: 'This device' })).toBeVisible()
})
