import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { password, signIn, test as base } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'

const address = '/my-listing/import'

type Received = { headers: Record<string, string>; body: string }
type Receiver = { url: string; received: Received[]; replyWith: (status: number) => void }

/** A seller's system, which replies with 200 until it is asked for something else. */
const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({}, provide) => {
    let status = 200
    const received: Received[] = []
    const server = createServer(async (request, reply) => {
      let body = ''
      for await (const bytes of request.setEncoding('utf8')) body += bytes
      received.push({ headers: request.headers as Record<string, string>, body })
      reply.writeHead(status).end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const replyWith = (next: number) => void (status = next)
    await provide({ url: `http://127.0.0.1:${port}/hook`, received, replyWith })
    server.closeAllConnections()
    server.close()
  },
})

async function expectGood(page: Page, look = expectNoFindingsByLanguage): Promise<void> {
  await look(page)
  expect(await sideways(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
}

test.describe('in English', () => {
  test.slow()
  test.use({ locale: 'en', viewport: desktop })

  test('[53] a webhook is made by key, tested, paused, given a new secret and removed', async ({
    page,
    people,
    receiver,
    troubles,
  }) => {
    troubles.expect(/400/)
    await signIn(page, await people.join('SELLER'))
    await open(page, address)
    const section = page.getByRole('region', { name: 'Webhooks', exact: true })
    await expect(section.getByText('You have no webhooks yet.')).toBeVisible()
    await section.getByRole('button', { name: 'New webhook' }).press('Enter')
    const url = section.getByLabel('Address of your system')
    await expect(url).toBeFocused()
    await url.fill('http://10.0.0.1/')
    await section.getByLabel('New orders').check()
    const secretWord = section.getByLabel('Your password')
    await secretWord.fill(password)
    await secretWord.press('Enter')
    await expect(url).toHaveAccessibleDescription(/Enter an https address/)
    await expectGood(page)
    await url.fill(receiver.url)
    await url.press('Enter')
    const made = section.getByRole('region', { name: 'The secret of your webhook' })
    await expect(made.getByRole('heading')).toBeFocused()
    const secret = (await made.locator('code').textContent())!
    expect(secret).toMatch(/^whsec_/)
    await expectGood(page)
    await made.getByRole('button', { name: 'I have saved it' }).press('Enter')
    await expect(section.getByRole('button', { name: 'New webhook' })).toBeFocused()
    await expect(section.getByText('New orders', { exact: true })).toBeVisible()

    await section.getByRole('button', { name: /^Send test event/ }).press('Enter')
    await expect(section.getByText('Delivered', { exact: true })).toBeVisible()
    const { headers, body } = receiver.received[0]!
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)

    receiver.replyWith(500)
    await section.getByRole('button', { name: /^Send again/ }).press('Enter')
    await expect(section.getByText(/Replied with 500 · 2 attempts · next attempt/)).toBeVisible()
    await expect(section.getByText('Failing', { exact: true })).toBeVisible()
    await expectGood(page)

    await section.getByRole('button', { name: /^Pause/ }).press('Enter')
    await expect(section.getByText('Paused', { exact: true })).toBeVisible()
    await expect(section.getByText('You have paused it.')).toBeVisible()
    await expect(section.getByRole('button', { name: /^Send/ })).toHaveCount(0)
    receiver.replyWith(200)
    await section.getByRole('button', { name: /^Resume/ }).press('Enter')
    await expect(section.getByText('Active', { exact: true })).toBeVisible()

    await section.getByRole('button', { name: /^New secret/ }).press('Enter')
    const rotate = page.getByRole('dialog')
    await rotate.getByLabel('Your password').fill(password)
    await rotate.getByLabel('Your password').press('Enter')
    await expect(made.locator('code')).not.toHaveText(secret)
    await expect(section.getByText(/The old secret is valid until/)).toBeVisible()
    await made.getByRole('button', { name: 'I have saved it' }).click()

    await section.getByRole('button', { name: /^Remove/ }).press('Enter')
    await expectNoFindings(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(section.getByText('You have no webhooks yet.')).toBeVisible()
    await expect(section.getByRole('button', { name: 'New webhook' })).toBeFocused()
  })
})

test.describe('on an Arabic phone', () => {
  test.slow()
  test.use({ locale: 'ar', viewport: phone, hasTouch: true })

  test('[53] a webhook is made, and its states fit the screen', async ({
    page,
    people,
    receiver,
  }) => {
    await signIn(page, await people.join('SELLER'))
    await open(page, `${address}#webhooks`)
    const section = page.getByRole('region', { name: 'الويب هوك', exact: true })
    await section.getByRole('button', { name: 'ويب هوك جديد' }).tap()
    await section.getByLabel('عنوان نظامك').fill(`${receiver.url}/${'path'.repeat(20)}`)
    await section.getByLabel('كلمة المرور').fill(password)
    await expectGood(page)
    await section.getByRole('button', { name: 'إنشاء الويب هوك' }).tap()
    await expect(section.locator('code')).toContainText('whsec_')
    await expectGood(page)
    await section.getByRole('button', { name: 'حفظت المفتاح' }).tap()
    receiver.replyWith(503)
    await section.getByRole('button', { name: /^إرسال حدث تجريبي/ }).tap()
    await expect(section.getByText(/كان الرد 503/)).toBeVisible()
    await expect(section.getByText('يتعثر')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectGood(page)
    await section.getByRole('button', { name: /^إيقاف مؤقت/ }).tap()
    await expect(section.getByText('متوقف مؤقتاً')).toBeVisible()
    // Nowhere else is a paused one looked at.
    await expectGood(page, expectNoFindings)
  })
})
