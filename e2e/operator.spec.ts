import type { ReplyOf } from '#contract/api.ts'
import type { OutboxMessage } from '#contract/account.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { walkByKeyboard } from './focus.ts'
import { expectGood } from './good-screen.ts'
import { asOperator, codeOf, join, joined, linkFor, test } from './operators.ts'
import { logInByEmail, newIdentity, password, signIn } from './people.ts'
import { ask, deliverTo } from './placed-order.ts'

test.use({ locale: 'en', viewport: desktop })

const writeTo = (page: Page, email: string, name = 'Salem Haddad') =>
  page.request.post('/api/contact', {
    data: {
      ...{ name, email, mobile: '050 123 4567', mode: 'email' },
      ...{ reason: 'Complaint', message: 'The filter is the wrong one.\nPlease help.' },
    },
  })

/** Logs out, and in again up to the second step. */
async function toSecondStep(page: Page, email: string) {
  await page.evaluate(() => localStorage.removeItem('login'))
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logInByEmail(page, email)
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByLabel('Code from your authenticator app')).toBeFocused()
  return dialog
}

test('from the command’s link to the answer of a ticket', async ({ page, named, troubles }) => {
  // The server doesn’t know who opens these pages; the password alone, and a wrong code, are refused.
  troubles.expect(/404|400|403/)
  const customer = newIdentity().email
  const customerName = `Salem ${customer.split('@')[0]}`
  await writeTo(page, customer, customerName)
  const { email, secret } = await join(page, named)
  await page.getByLabel('Six digits').fill('000000')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not correct')
  await page.getByLabel('Six digits').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('button', { name: 'Open the operator pages' }).click()

  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Contact tickets' }).click()
  await page.getByRole('link', { name: customerName }).click()
  const message = page.getByRole('region', { name: /^Complaint/ })
  await expect(message).toContainText('Please help.')
  await page.getByRole('button', { name: 'Send and close' }).click()
  await expect(page.getByRole('alert')).toContainText('Write an answer first')
  await page.getByRole('textbox').fill('We send the right one today.')
  await page.getByRole('button', { name: 'Send and close' }).click()
  await expect(page.getByRole('region', { name: '1 answer' })).toContainText('Mariam Al Suwaidi')
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  const outbox = await page.request.get('/api/dev/outbox', { params: { to: customer } })
  const [mail] = (await outbox.json()) as OutboxMessage[]
  expect(mail!.text).toContain('We send the right one today.')

  await nav.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('table')).toContainText('ticket.answered')

  // Again, with the password and a wrong code first.
  const dialog = await toSecondStep(page, email)
  await dialog.getByLabel('Code from your authenticator app').fill('000000')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is not correct')
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
})

test('an operator teaches a word that found nothing, and a visitor finds the part by it', async ({
  page,
  named,
  browser,
  troubles,
}) => {
  troubles.expect(/404/)
  await asOperator(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Search vocabulary' }).click()
  await page.getByRole('link', { name: 'Teach a term: karkouz' }).click()
  const form = page.getByRole('region', { name: 'Teach a term' })
  await expect(form.getByLabel('Word or phrase')).toHaveValue('karkouz')
  await form.getByLabel('Language').selectOption('ar-Latn')
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form).toContainText('Choose at least one meaning')
  await form.getByRole('combobox', { name: 'Meaning' }).fill('oil filt')
  await page.getByRole('option', { name: /^Oil filter Part/ }).click()
  await form.getByRole('button', { name: 'Try it' }).click()
  const preview = page.getByRole('region', { name: 'What it changes' })
  await expect(preview).toContainText('karkouz: Oil filter')
  await expect(preview).toContainText('No known query is read differently')
  await preview.getByRole('button', { name: 'Teach it now' }).click()
  await expect(page.getByRole('list', { name: 'Found nothing' })).not.toContainText('karkouz')
  await page.getByRole('link', { name: 'Taught terms' }).click()
  await page.getByRole('button', { name: 'Mark as reviewed: karkouz' }).click()
  await expect(page.getByRole('list', { name: 'Taught terms' })).toContainText('Reviewed')

  const visitor = await browser.newPage({ baseURL: named.address, locale: 'en' })
  await visitor.goto('/all-listings?search=karkouz')
  await expect(visitor.getByRole('main')).toContainText(/oil filter/i)
  await visitor.close()
})

test('an operator decides a dispute for the buyer', async ({ page, named, apiUsers, troubles }) => {
  troubles.expect(/404/)
  const [seller, garage] = [await apiUsers.seller('DP-1001'), await apiUsers.garage()]
  const { id: sellerOrder, line } = await deliverTo(garage, seller)
  const { _id: id, number } = await ask(garage, sellerOrder, line)
  const declined = 'The listing says that shims are sold separately.'
  await seller.post('/api/returns/step', { id, event: 'decline', reason: declined })
  await garage.post('/api/returns/step', {
    id,
    event: 'dispute',
    reason: 'The picture shows them.',
  })

  await asOperator(page, named)
  await page.getByRole('link', { name: 'Open: Disputes' }).click()
  await page.getByRole('link', { name: number }).click()
  const story = page.getByRole('region', { name: 'What happened' })
  await expect(story).toContainText(declined)
  await expect(story).toContainText('The picture shows them.')
  const form = page.getByRole('region', { name: 'Decide' })
  await form.getByRole('button', { name: 'Decide…' }).click()
  await expect(form).toContainText('Choose who is right')
  await form.getByRole('radio', { name: 'Refund the buyer' }).check()
  await form.getByLabel('Reason').fill('The picture is part of the offer.')
  await form.getByRole('button', { name: 'Decide…' }).click()
  const dialog = page.getByRole('dialog', { name: /Refund .*AED 240.* to the buyer\?/ })
  await dialog.getByRole('button', { name: 'Refund the buyer' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('the buyer gets the money')
  await expect(story).toContainText('The picture is part of the offer.')
  const { returns } = await garage.get<ReplyOf<'getReturns'>>('/api/returns', { show: 'ended' })
  expect(returns.map(({ state }) => state)).toEqual(['refunded'])
})

test('a recovery code opens the account once', async ({ page, named, troubles }) => {
  troubles.expect(/404|400|403/)
  const { email, recoveryCodes } = await joined(page, named)
  for (const isNew of [true, false]) {
    const dialog = await toSecondStep(page, email)
    await dialog.getByLabel('Code from your authenticator app').fill(recoveryCodes[0]!)
    await dialog.getByRole('button', { name: 'Login' }).click()
    if (isNew) await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    else await expect(dialog.getByRole('alert')).toContainText('already used')
  }
})

test('a passkey is added, and logs in', async ({ page, named, troubles }) => {
  troubles.expect(/404|403/)
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const { email } = await joined(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'My security' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByLabel('Name of the device').fill('Office laptop')
  await passkeys.getByLabel('Your password').fill(password)
  await passkeys.getByRole('button', { name: 'Continue' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Office laptop')

  const dialog = await toSecondStep(page, email)
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  await nav.getByRole('link', { name: 'My security' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Used')
})

test('an owner invites and removes somebody, and is asked for the factor again', async ({
  page,
  named,
  troubles,
}) => {
  troubles.expect(/404|403/)
  const { secret } = await joined(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Operators', exact: true }).click()
  const invited = newIdentity().email
  const form = page.getByRole('region', { name: 'Invite an operator' })
  await form.getByLabel('E-mail address').fill(invited)
  await form.getByLabel('Role').selectOption('support')
  // As if ten minutes had passed.
  await page.route('**/api/operator/invite', (route) =>
    route.fulfill({ status: 403, json: { code: 'factor.recent', message: 'Confirm' } }),
  )
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog).toBeVisible()
  await page.unroute('**/api/operator/invite')
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(form.getByRole('status')).toContainText('/operator/join#')
  const invitations = page.getByRole('region', { name: 'Open invitations' })
  await expect(invitations).toContainText(invited)
  await invitations.getByRole('button', { name: new RegExp(invited) }).click()
  await expect(invitations).toBeHidden()
})

test('for everyone else there is no such page', async ({ page, people, troubles, request }) => {
  troubles.expect(/404/)
  for (const path of ['/operator', '/operator/tickets']) {
    const reply = await request.get(path)
    expect([path, reply.status()]).toEqual([path, 404])
  }
  await page.goto('/operator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await signIn(page, await people.join('BUYER'))
  await page.goto('/operator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await open(page, `/operator/join#${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

const screens = [
  '',
  '/figures',
  '/changed-licences',
  '/look-up',
  '/reports',
  '/disputes',
  '/differences',
  '/buyer-transfers',
  '/buyer-transfers?view=approved',
  '/transfers',
  '/jobs',
  '/vocabulary',
  '/vocabulary?view=wanted',
  '/vocabulary?view=terms',
  '/vocabulary/teach?search=karkouz',
  '/settings/commission',
  '/settings/commission?view=history',
  '/settings/rules',
  '/settings/content',
  '/settings/content/page/about-us',
  '/settings/content/new',
  '/settings/content/questions',
  '/settings/content/promises',
  '/settings/content/office',
  '/settings/banners',
  '/health',
  '/audit',
  '/operators',
  '/security',
]
const MOST_MS_PER_SCREEN = 15_000

for (const { name, use, opener } of [
  {
    name: 'desktop',
    use: { locale: 'en', viewport: desktop, isMobile: false, hasTouch: false },
    opener: 'Open the operator pages',
  },
  {
    name: 'phone, in Arabic',
    use: { locale: 'ar', viewport: phone, isMobile: true, hasTouch: true },
    opener: 'فتح صفحات الإدارة',
  },
])
  test.describe(name, () => {
    test.use(use)

    test('all screens of operators', async ({ page, named, troubles }) => {
      test.setTimeout(screens.length * MOST_MS_PER_SCREEN)
      troubles.expect(/404/)
      await writeTo(page, newIdentity().email)
      const { email, written } = newIdentity()
      await open(page, (await linkFor(named, email)).replace(named.address, ''))
      await page.locator('[name=name]').fill('Mariam Al Suwaidi')
      await page.locator('[name=phone]').fill(written)
      await page.locator('[name=password]').fill(password)
      await page.locator('form button[type=submit]').last().click()
      const secret = (await page.locator('.operator-secret').innerText()).replaceAll(' ', '')
      await expectGood(page, `join, ${name}`)
      await page.locator('[name=code]').fill(codeOf(secret))
      await page.locator('form button[type=submit]').last().click()
      await page.getByRole('button', { name: opener }).click()
      for (const path of screens) {
        await open(page, `/operator${path}`)
        await expect(page.locator('.operator-link[aria-current]')).toBeVisible()
        await expect(page.locator('.operator-page .skeleton')).toHaveCount(0)
        await expectGood(page, `${path}, ${name}`)
        if (!use.hasTouch) await walkByKeyboard(page, page.locator('.operator-link').last())
      }
      await open(page, '/operator/tickets')
      await page.locator('.operator-row a').first().click()
      await expect(page.locator('textarea')).toBeVisible()
      await expectGood(page, `ticket, ${name}`)
    })
  })

test('a garage sets up an app in the settings, logs in with it, and turns it off', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/403/)
  const { email } = await people.join('BUYER')
  await signIn(page, { email, phone: '' })
  await open(page, '/settings')
  const app = page.getByRole('region', { name: 'Authenticator app' })
  await app.getByRole('button', { name: 'Set up an app' }).click()
  await app.getByLabel('Your password').fill(password)
  await app.getByRole('button', { name: 'Continue' }).click()
  const secret = (await app.locator('.operator-secret').innerText()).replaceAll(' ', '')
  await app.getByLabel('Six digits').fill(codeOf(secret))
  await app.getByRole('button', { name: 'Save' }).click()
  await app.getByRole('button', { name: 'I have stored them' }).click()

  const dialog = await toSecondStep(page, email)
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeHidden()
  await open(page, '/settings')
  await page.getByRole('button', { name: 'Turn off two-step login' }).click()
  await page.locator('#factors').getByLabel('Your password').fill(password)
  await page.locator('#factors').getByRole('button', { name: 'Continue' }).click()
  await expect(app.getByRole('button', { name: 'Set up an app' })).toBeVisible()
})
