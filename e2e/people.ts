import { randomInt } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import type { OutboxMessage } from '#contract/account.ts'
import type { SignedIn } from '#contract/profile.ts'
import { test as base, expect, type Page } from './fixtures.ts'

/** What everybody here logs in with at first. */
export const password = 'nine copper lanterns'

type Identity = { email: string; phone: string }
export type Person = Identity & { _id: string; role: 'BUYER' | 'SELLER' }

// A connection that was idle for long may be closed just as it is used again.
export const maxRetries = 2

/** Ways to have somebody with an account, without going through the screens. */
export type People = {
  join: (role: Person['role']) => Promise<Person>
  /** The newest code that was sent to an address or number. */
  codeFor: (identity: string) => Promise<string>
}

const garage = {
  emirate: 'Sharjah',
  garage_type: 'Independent Mom & Pop Garages',
  garage_name: 'كراج الواحة',
  garage_address: 'Industrial Area 11, Sharjah',
  opening_hours: '08:00',
  closing_hours: '20:30',
  trade_license_no: '604417',
  owner_manager_name: 'Hamad Al Suwaidi',
  goods_receiver_name: 'Yusuf Rahman',
}

/** Of every company that joins. */
export const companyName = 'Zulal Auto Spare Parts'

const company = {
  emirate: 'Dubai',
  company_name: companyName,
  company_address: 'Shop 7, Al Quoz Industrial 4',
  trade_license_no: '883150',
}

/** With cookies already agreed to, so that no notice lies over the foot of a form. */
export const test = base.extend<object, { people: People; server: string }>({
  // A spec with a server of its own names it here.
  server: [({}, provide, { project }) => provide(project.use.baseURL!), { scope: 'worker' }],

  context: async ({ context, baseURL }, provide) => {
    await agree(context, baseURL)
    await provide(context)
  },

  people: [
    async ({ playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server })
      const codeFor = (identity: string) => newestCode(request, identity)
      await use({ codeFor, join: (role) => join(request, role) })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Puts away the cookie notice of a browser that a test opened itself. */
export async function agree(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'cookieConsent', value: 'accepted', url: baseURL! }])
}

/** An address and a number that nobody else has; the number as it is written in the Emirates. */
export function newIdentity(): Identity & { written: string } {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  const [code] = randomInt(2) ? ['50'] : ['55']
  const email = `e2e-${code}${digits}-${randomInt(1_000_000)}@example.com`
  return { email, phone: `+971${code}${digits}`, written: `0${code} ${digits}` }
}

/** A licence as a scan, and as a PDF. */
export async function pictureOf(name: string, background = '#0b5f69') {
  const channels = { width: 320, height: 240, channels: 3 as const, background }
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: channels }).jpeg().toBuffer(),
  }
}
export function pdfOf(name: string, text = 'licence') {
  const body = `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body) }
}

/** An empty page of this site, to fill its storage before a screen reads it. */
async function openEmpty(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:,">'
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty')
}

/** Logs a browser in as its login dialog would, cookie and record included; the next page knows. */
export async function signIn(page: Page, { email }: Identity, secret = password): Promise<string> {
  // Left first: a page of another user would go on asking with a session that is replaced.
  await openEmpty(page)
  const reply = await page.context().request.post('/api/users/login', {
    maxRetries,
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { method: 'email', email, password: secret },
  })
  expect(reply.status()).toBe(200)
  const { user, token } = (await reply.json()) as SignedIn
  const record = JSON.stringify({ ...user, token, success: true })
  await page.evaluate((text) => localStorage.setItem('login', text), record)
  return token
}

/** From the open login dialog to the page that is loaded again; in English. */
export async function logInByEmail(page: Page, email: string, secret = password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByText('E-mail', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(secret)
  await dialog.getByRole('button', { name: 'Login' }).click()
}

/** What a tab remembers of registering; the page that is then opened goes on from there. */
export async function storeDraft(page: Page, draft: object): Promise<void> {
  await openEmpty(page)
  const text = JSON.stringify({ fields: {}, ...draft })
  await page.evaluate((draft) => sessionStorage.setItem('signup-draft', draft), text)
}

async function join(request: APIRequestContext, role: Person['role']): Promise<Person> {
  const { email, phone } = newIdentity()
  const emailTicket = await prove(request, email)
  const phoneTicket = await prove(request, phone)
  const details = JSON.stringify(role === 'BUYER' ? garage : company)
  const reply = await request.post('/api/users/signup', {
    maxRetries,
    multipart: {
      ...{ role, email, phone, password, details, emailTicket, phoneTicket },
      trade_license_upload: pdfOf('licence-2026.pdf'),
    },
  })
  if (!reply.ok()) throw new Error(`Nobody could join: ${await reply.text()}`)
  const { user } = (await reply.json()) as SignedIn
  return { _id: user._id, role, email, phone }
}

async function prove(request: APIRequestContext, identify: string): Promise<string> {
  if (identify.includes('@'))
    await request.post('/api/users/get-otp-by-email', { maxRetries, data: { email: identify } })
  else await request.post('/api/users/get-otp-by-phone', { maxRetries, data: { phone: identify } })
  const data = { identify, code: await newestCode(request, identify) }
  const reply = await request.post('/api/users/verify-otp', { maxRetries, data })
  return ((await reply.json()) as { ticket: string }).ticket
}

/**
 * The newest message with a code: others, such as that a password was changed, may have been sent
 * since. The server waits some seconds for what is under way; pictures of other tests may take
 * longer.
 */
async function newestCode(request: APIRequestContext, to: string): Promise<string> {
  for (let asked = 0; asked < 5; asked++) {
    const reply = await request.get('/api/dev/outbox', { maxRetries, params: { to, limit: 10 } })
    const code = ((await reply.json()) as OutboxMessage[]).find((message) => message.code)?.code
    if (code) return code
  }
  throw new Error(`No code was sent to ${to}`)
}
