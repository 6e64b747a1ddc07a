import type { APIRequestContext } from '@playwright/test'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { storeDraft, newIdentity } from './people.ts'
import { codeInOutbox } from './registering.ts'
import { test } from './strict-server.ts'

const worker = /\/worker-[^/]+\.js$/

/** Asks for codes until the server wants work for the next one. */
async function askTooOften(request: APIRequestContext): Promise<void> {
  for (let asked = 0; asked < 20; asked++) {
    const { email } = newIdentity()
    const reply = await request.post('/api/users/get-otp-by-email', { data: { email } })
    if (reply.status() === 428) return
  }
  throw new Error('No challenge was asked for')
}

async function askForCode(page: Page, labels: { email: string; send: string }) {
  await storeDraft(page, { accountType: 'BUYER' })
  await open(page, '/register/verify-email')
  await page.getByLabel(labels.email, { exact: true }).fill(newIdentity().email)
  await page.getByRole('button', { name: labels.send, exact: true }).click()
}

const english = { email: 'E-mail', send: 'Get code' }

for (const { name, use, labels, words } of [
  {
    name: 'desktop',
    use: { locale: 'en', viewport: desktop },
    labels: english,
    words: {
      checking: 'Checking that you are not a robot…',
      ...{ code: 'Code', outbox: 'outbox', on: 'Continue' },
    },
  },
  {
    name: 'phone, in Arabic',
    use: { locale: 'ar', viewport: phone, isMobile: true, hasTouch: true },
    labels: { email: 'البريد الإلكتروني', send: 'أرسل الرمز' },
    words: {
      checking: 'نتحقق من أنك لست روبوتًا…',
      ...{ code: 'الرمز', outbox: 'صندوق الصادر', on: 'متابعة' },
    },
  },
])
  test.describe(name, () => {
    test.use(use)

    test('[43] a challenge is solved in a worker, with progress on the page', async ({
      page,
      request,
      troubles,
    }) => {
      troubles.expect(/428/)
      await askTooOften(request)
      const shown = Promise.withResolvers<void>()
      await page.route(worker, async (route) => {
        await shown.promise
        await route.continue()
      })
      await askForCode(page, labels)
      const status = page.getByRole('status').filter({ hasText: words.checking })
      await expect(status).toBeVisible()
      // The page stays usable meanwhile.
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      shown.resolve()
      const code = page.getByLabel(words.code, { exact: true })
      await expect(code).toBeVisible()
      await expect(status).toHaveCount(0)
      await code.fill(await codeInOutbox(page, words.outbox))
      await page.getByRole('button', { name: words.on, exact: true }).click()
      await expect(page).toHaveURL(/\/register\/verify-phone$/)
    })
  })

test.describe('unsolved challenges', () => {
  test.use({ locale: 'en', viewport: desktop })

  const refused = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'Unusually many requests' })
  const code = (page: Page) => page.getByLabel('Code', { exact: true })

  test('[43] a browser that can’t solve the challenge gets an explanation, and may try again', async ({
    page,
    request,
    troubles,
  }) => {
    troubles.expect(/428|worker/)
    await askTooOften(request)
    await page.route(worker, (route) => route.abort())
    await askForCode(page, english)
    await expect(refused(page)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'robot' })).toHaveCount(0)
    await page.unroute(worker)
    await page.getByRole('button', { name: english.send }).click()
    await expect(code(page)).toBeVisible()
    await expect(refused(page)).toHaveCount(0)
  })

  test('[43] a cancelled challenge may be tried again', async ({ page, request, troubles }) => {
    troubles.expect(/428/)
    await askTooOften(request)
    const cancelled = Promise.withResolvers<void>()
    await page.route(worker, async (route) => {
      await cancelled.promise
      await route.continue().catch(() => undefined)
    })
    await askForCode(page, english)
    await page.getByRole('status').getByRole('button', { name: 'Cancel' }).click()
    await expect(refused(page)).toBeVisible()
    cancelled.resolve()
    await page.getByRole('button', { name: english.send }).click()
    await expect(code(page)).toBeVisible()
  })
})
