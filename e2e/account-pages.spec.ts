import { alive, desktop, expect, open, phone } from './fixtures.ts'
import { newIdentity, password, signIn, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const pages = [
  '/register',
  '/register/verify-email',
  '/register/verify-phone',
  '/register/password',
  '/register/buyer',
  '/register/seller',
  '/thankyou',
  '/sell-your-parts',
  '/my-profile',
  '/settings',
  '/dev/outbox',
] as const

for (const path of ['/my-profile', '/settings'])
  test(`${path} asks a visitor to log in, and is shown afterwards`, async ({ page, people }) => {
    const { email } = await people.join('SELLER')
    await open(page, path)
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Please login first' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Register' })).toBeVisible()
    await main.getByRole('button', { name: 'Login' }).click()
    await dialog.getByText('E-mail', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('E-mail address').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(main.getByText(email)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(main.getByRole('heading', { name: 'Please login first' })).toHaveCount(0)
  })

for (const path of [
  ...(['/my-listing', '/all-listing', '/my-favorites', '/my-callbacks'] as const),
  ...(['/chats', '/discussion', '/dashboard', '/notifications'] as const),
])
  test(`${path} does not redirect a visitor, and offers the login`, async ({ page }) => {
    await open(page, path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Please login first' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const dialog = page.getByRole('dialog', { name: 'Login' })
    // It may open by itself in this very moment, over the button.
    if (await dialog.isHidden())
      await main.getByRole('button', { name: 'Login' }).dispatchEvent('click')
    await expect(dialog).toBeVisible()
  })

test('/sell-your-parts is for sellers: a visitor registers, and a garage sees which account it is logged in with', async ({
  page,
  people,
}) => {
  await page.goto('/sell-your-parts')
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('button', { name: 'Register as a seller' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('origin'))).toBe('/sell-your-parts')

  await signIn(page, await people.join('BUYER'))
  await page.goto('/sell-your-parts')
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByText('You are logged in as')).toContainText('كراج الواحة')
})

test('a seller who logs in on the way reaches the page they asked for', async ({
  page,
  people,
}) => {
  const { email } = await people.join('SELLER')
  await page.goto('/sell-your-parts')
  await expect(page).toHaveURL(/\/register$/)
  await alive(page)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByText('E-mail', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('textbox', { name: 'Part number', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/sell-your-parts$/)
  await page.goto('/register')
  await expect(page.getByText('You are logged in as')).toBeVisible()
})

test('a logged-in user is not asked to register again', async ({ page, people }) => {
  await signIn(page, await people.join('SELLER'))
  for (const path of ['/register', '/register/verify-email', '/register/seller']) {
    await page.goto(path)
    await expect(page.getByText('You are logged in as')).toContainText('Zulal Auto Spare Parts')
  }
})

test('/thankyou greets the new user by role', async ({ page, people }) => {
  await page.goto('/thankyou')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Register' })).toBeVisible()
  const { _id } = await signInAs('SELLER')
  await page.goto('/thankyou')
  await expect(main.getByRole('link', { name: 'Your public page' })).toHaveAttribute(
    'href',
    `/seller-details/${_id}`,
  )
  await signInAs('BUYER')
  await page.goto('/thankyou')
  await expect(main.getByRole('link', { name: 'Search parts' })).toHaveAttribute(
    'href',
    '/all-listings',
  )

  async function signInAs(role: 'SELLER' | 'BUYER') {
    const person = await people.join(role)
    await signIn(page, person)
    return person
  }
})

test('the outbox shows new messages by itself, and filters by address', async ({
  page,
  request,
}) => {
  const mine = newIdentity().email
  const other = newIdentity().email
  await open(page, `/dev/outbox?to=${mine.toUpperCase()}`)
  await expect(page.getByText('No messages yet.')).toBeVisible()
  for (const email of [other, mine])
    await request.post('/api/users/get-otp-by-email', { data: { email } })
  const messages = page.getByRole('main').getByRole('article')
  await expect(messages).toHaveCount(1)
  await expect(messages).toContainText(mine)
  await expect(messages.getByText(/^\d{6}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Show all messages' }).click()
  await expect(messages.filter({ hasText: other })).toHaveCount(1)
})

test('none of them is indexed by search engines', async ({ request }) => {
  for (const path of pages) {
    const reply = await request.get(path)
    expect(reply.status(), path).toBe(200)
    expect(await reply.text(), path).toMatch(/<meta name="robots" content="noindex/)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toMatch(/register|my-profile|settings|thankyou|outbox|sell-your-parts/)
})

test('the server’s response is the same for everyone: it has no personal data', async ({
  page,
  people,
}) => {
  const person = await people.join('BUYER')
  const token = await signIn(page, person)
  // With the cookies of the browser, and nothing else of a member.
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
  for (const path of pages) {
    const text = await (await page.context().request.get(path, { headers })).text()
    for (const secret of [person.email, person.phone, person._id, token, '604417', 'كراج الواحة'])
      expect(text, path).not.toContain(secret)
  }
})

test('account pages share a navigation that marks where one is', async ({ page, people }) => {
  await open(page, '/orders')
  const side = page.locator('.account-side')
  await expect(side).toBeHidden()
  await signIn(page, await people.join('SELLER'))
  await open(page, '/orders')
  const orders = side.getByRole('navigation', { name: 'Orders' })
  const current = side.locator('[aria-current="page"]')
  await expect(current).toHaveText('Orders')
  await orders.getByRole('link', { name: 'Delivery settings' }).click()
  await expect(page).toHaveURL(/\/deliveries\/settings$/)
  await expect(current).toHaveText('Delivery settings')

  // Beside the table only icons are left, until they have the focus.
  const inventory = side.getByRole('navigation', { name: 'Inventory' })
  await inventory.getByRole('link', { name: 'Listings' }).click()
  await expect(page.getByRole('heading', { name: 'My Listings' })).toBeVisible()
  await page.mouse.move(600, 400)
  const width = () => side.locator('.account-links').evaluate((links) => links.clientWidth)
  await expect.poll(width).toBeLessThan(60)
  await page.keyboard.press('Tab')
  await inventory.getByRole('link', { name: 'Import' }).focus()
  await expect.poll(width).toBeGreaterThan(200)

  await page.setViewportSize(phone)
  await open(page, '/orders')
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(side).toBeHidden()
  await page.emulateMedia({ media: null })
  await open(page, '/cart')
  await expect(side).toHaveCount(0)
})

test('the shared style sheet is there once, before those of the page, also after the tools of members', async ({
  page,
  people,
}) => {
  await signIn(page, await people.join('SELLER'))
  await open(page, '/sell-your-parts')
  await expect(page.locator('.member-tools .tool').first()).toBeVisible()
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(sheets.filter((path) => /\/ground-/.test(path))).toHaveLength(1)
  expect(sheets.length).toBeGreaterThan(2)
})
