import type { OutboxMessage } from '#contract/account.ts'
import { alive, desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { newIdentity, signIn, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const formOn = (page: Page) => page.getByRole('region', { name: 'Your message to us' })
const ticketForm = /^GH-[2-9A-Z]{4}-[2-9A-Z]{4}$/

async function fill(page: Page, { email, written }: { email: string; written: string }) {
  const form = formOn(page)
  await form.getByLabel('Your name').fill('Salem Haddad')
  await form.getByLabel('Mobile number').fill(written)
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Message', { exact: true }).fill('Which papers does a garage need?\nشكراً')
}

async function chooseComplaintByEmail(page: Page) {
  await formOn(page).getByRole('radio', { name: 'Complaint' }).check()
  await formOn(page).getByRole('radio', { name: 'By e-mail' }).check()
}

test('[62] a message creates a ticket, which is mailed', async ({ page, request }) => {
  const { email, written } = newIdentity()
  await open(page, '/contact')
  await fill(page, { email, written })
  await chooseComplaintByEmail(page)
  await formOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeFocused()
  const ticket = await formOn(page).locator('bdi').first().innerText()
  expect(ticket).toMatch(ticketForm)
  await expect(formOn(page)).toContainText(`By e-mail · ${email}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await formOn(page).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Ticket number copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ticket)

  const outbox = await request.get('/api/dev/outbox', { params: { to: email } })
  const [mail] = (await outbox.json()) as OutboxMessage[]
  expect(mail!.subject).toContain(ticket)
  for (const text of ['Complaint', 'شكوى', 'Which papers does a garage need?'])
    expect(mail!.text).toContain(text)

  // The same words again, as after a reload, are the same ticket.
  await formOn(page).getByRole('button', { name: 'Send another message' }).click()
  await fill(page, { email, written })
  await chooseComplaintByEmail(page)
  await formOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(formOn(page).locator('bdi').first()).toHaveText(ticket)
})

test('the form is completed by keyboard alone', async ({ page }) => {
  const { email, written } = newIdentity()
  await open(page, '/contact')
  await formOn(page).getByLabel('Your name').focus()
  for (const text of ['Salem', undefined, email] as const) {
    if (text) await page.keyboard.type(text)
    else {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(written)
    }
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowRight')
  await expect(formOn(page).getByRole('radio', { name: 'Complaint' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(formOn(page).getByRole('radio', { name: 'By e-mail' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('By keys')
  // The hidden field is not on the way.
  await page.keyboard.press('Tab')
  await expect(formOn(page).getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeFocused()
})

test('[47] an error is shown at its field, and removed when it is corrected', async ({
  page,
  troubles,
}) => {
  troubles.expect(/400/)
  await open(page, '/contact')
  const form = formOn(page)
  const [name, email, mobile] = [
    form.getByLabel('Your name'),
    form.getByLabel('E-mail address'),
    form.getByLabel('Mobile number'),
  ]
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(name).toBeFocused()
  for (const text of ['Enter your name', 'Enter an e-mail address', 'Enter your mobile number'])
    await expect(form.getByText(text)).toBeVisible()
  await expect(form.getByText('Enter your message')).toBeVisible()
  await fill(page, { email: 'salem@', written: '12' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(mobile).toBeFocused()
  await expect(form.getByText('This phone number isn’t valid')).toBeVisible()
  await mobile.fill('04 295 1234')
  await expect(form.getByText('This phone number isn’t valid')).toHaveCount(0)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(email).toBeFocused()
  await email.fill(newIdentity().email)
  // It looks like a number here; only the server detects that it is invalid.
  await mobile.fill('+1 000 000 0000')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('Salem Haddad')
})

test('typed values survive a lost connection and a reload', async ({ page, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  const { email, written } = newIdentity()
  await open(page, '/contact')
  await fill(page, { email, written })
  await formOn(page).getByRole('radio', { name: 'By e-mail' }).check()
  await page.context().setOffline(true)
  await formOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(formOn(page).getByRole('alert')).toContainText('your message is still here')
  await page.context().setOffline(false)
  await page.reload()
  await alive(page)
  await expect(formOn(page).getByLabel('Message', { exact: true })).toHaveValue(/Which papers/)
  await expect(formOn(page).getByLabel('E-mail address')).toHaveValue(email)
  await expect(formOn(page).getByRole('radio', { name: 'By e-mail' })).toBeChecked()
  await formOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(formOn(page).getByLabel('Message', { exact: true })).toHaveValue('')
})

test('a logged-in user’s name, address and number are filled in', async ({ page, people }) => {
  const garage = await people.join('BUYER')
  await signIn(page, garage)
  await open(page, '/contact')
  await expect(formOn(page).getByLabel('E-mail address')).toHaveValue(garage.email)
  await expect(formOn(page).getByLabel('Mobile number')).toHaveValue(garage.phone)
})

test('[62] opening is decided by the time in the Emirates', async ({ page }) => {
  const hours = page.getByRole('region', { name: 'Opening hours' })
  for (const [time, text, today] of [
    ['2026-11-16T05:00:00Z', 'Open now · closes 18:00', 'Monday'],
    ['2026-11-16T14:00:00Z', 'Closed now · opens tomorrow 09:00', 'Monday'],
    ['2026-11-16T20:30:00Z', 'Closed now · opens today 09:00', 'Tuesday'],
  ] as const) {
    await page.clock.setFixedTime(time)
    await open(page, '/contact')
    await expect(hours).toContainText(text)
    await expect(hours).toContainText('UAE time')
    await expect(hours.locator('[aria-current=date]')).toContainText(today)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours are shown, and the form states its requirements', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('region', { name: 'Opening hours' })).toContainText('09:00–18:00')
    await expect(page.getByText('This form needs JavaScript')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
  })
})

for (const [language, locale] of [
  ['en', 'en'],
  ['ar', 'ar-AE'],
] as const)
  test.describe(language, () => {
    test.use({ locale, viewport: phone })

    test('the errors and the ticket have no accessibility violations', async ({ page }) => {
      const { email, written } = newIdentity()
      await open(page, `/contact?lang=${language}`)
      const send = page.getByRole('main').locator('[type=submit]')
      await send.click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
      await expectGood(page, 'the errors')
      await page.setViewportSize(phone)
      await page.locator('[name=name]').fill('سالم حداد')
      await page.locator('[name=mobile]').fill(written)
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=message]').fill('سؤال عن الأوراق')
      await send.click()
      await expect(page.getByRole('main').locator('h2').first()).toBeFocused()
      await expect(page.getByRole('main').locator('bdi').first()).toHaveText(ticketForm)
      await expectGood(page, 'the ticket')
    })
  })
