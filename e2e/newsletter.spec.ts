import type { APIRequestContext } from '@playwright/test'
import type { OutboxMessage } from '#contract/account.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { newIdentity, test } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

const main = (page: Page) => page.getByRole('main')

/** The path of the newest link of this kind that was mailed to an address. */
async function linkTo(request: APIRequestContext, to: string, path: string): Promise<string> {
  const written = async () => {
    const reply = await request.get('/api/dev/outbox', { params: { to } })
    const texts = ((await reply.json()) as OutboxMessage[]).map(({ text }) => text).join('\n')
    return new RegExp(`/newsletter/${path}\\?token=[\\w-]+`).exec(texts)?.[0] ?? ''
  }
  await expect.poll(written).toContain('token=')
  return written()
}

test('[15] subscribed on the home page, confirmed by the mail, unsubscribed by its link', async ({
  page,
  request,
}) => {
  const { email } = newIdentity()
  await open(page, '/?lang=ar')
  const form = main(page).locator('section.newsletter')
  await form.locator('[name=email]').fill(email)
  await form.locator('[type=submit]').click()
  await expect(form.getByRole('status')).toContainText('أرسلنا إليك رسالة')
  const outbox = await request.get('/api/dev/outbox', { params: { to: email } })
  await expect.poll(async () => (await request.get(outbox.url())).text()).toContain('أكّد اشتراكك')

  const link = await linkTo(request, email, 'confirm')
  // Opening it does nothing: a program may have done so.
  expect((await request.get(link)).status()).toBe(200)
  await open(page, `${link}&lang=en`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: 'Confirm my address' }).press('Enter')
  await expect(page.getByText('You are subscribed.')).toBeFocused()
  await open(page, `${link}&lang=en`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('You are subscribed.')).toBeVisible()

  // Who asks again gets the way out instead.
  await request.post('/api/newsletter/subscribe', { data: { email, language: 'en' } })
  const leave = await linkTo(request, email, 'unsubscribe')
  await open(page, `${leave}&lang=en`)
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
  await expect(page.getByText('You have unsubscribed from the newsletter.')).toBeFocused()
})

for (const [path, button] of [
  ['confirm', 'Confirm my address'],
  ['unsubscribe', 'Unsubscribe'],
] as const) {
  test(`an invalid link to ${path} shows a message`, async ({ page, troubles }) => {
    troubles.expect(/404/)
    await open(page, `/newsletter/${path}?token=${'x'.repeat(43)}`)
    await page.getByRole('button', { name: button }).click()
    await expect(main(page).getByRole('alert')).toContainText('no longer valid')
    await expect(main(page).getByRole('link', { name: 'Home page' })).toBeFocused()
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
    await expectGood(page, 'the link that leads nowhere')
    await open(page, `/newsletter/${path}`)
    await expect(page.getByText('This link is incomplete.')).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  })

  test(`without a connection ${path} can be tried again`, async ({ page, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|404/)
    await open(page, `/newsletter/${path}?token=${'x'.repeat(43)}`)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: button }).click()
    await expect(main(page).getByRole('alert')).toContainText('Check your connection')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: button }).click()
    await expect(main(page).getByRole('alert')).toContainText('no longer valid')
  })

  test.describe('in Arabic', () => {
    test.use({ locale: 'ar-AE', viewport: phone })

    test(`the page of ${path} has no accessibility violations`, async ({ page, troubles }) => {
      troubles.expect(/404/)
      await open(page, `/newsletter/${path}?token=${'x'.repeat(43)}`)
      await main(page).locator('button.button-primary').click()
      await expect(main(page).getByRole('alert').locator('p')).toBeVisible()
      await expectGood(page, 'the link that leads nowhere')
    })
  })
}
