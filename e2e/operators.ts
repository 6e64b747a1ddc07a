import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { generateSync } from 'otplib'
import type { BrowserContext } from '@playwright/test'
import { expect, open, type Page } from './fixtures.ts'
import { test as base } from './api-users.ts'
import { serverFixtureMs, withServer, type OwnServer } from './own-server.ts'
import { newIdentity, password } from './people.ts'

/**
 * `test` on a server of its own, as operators change what everybody sees. A passkey belongs to a name, so the server is
 * reached by one. Specs with it run one after the other on one server: none leaves an approved refund, a changed
 * licence, a rule or a banner to the next.
 */
export const test = base.extend<object, { named: OwnServer }>({
  baseURL: ({ named }, provide) => provide(named.address),
  server: [({ named }, provide) => provide(named.address), { scope: 'worker' }],
  named: [
    ({}, provide) => withServer('localhost', { LIMIT_PER_ADDRESS: '200' }, provide),
    { scope: 'worker', timeout: serverFixtureMs },
  ],
})

const STEP_SECONDS = 30
/**
 * A code of the app with this secret, so many steps from now. Two in a row are the present and the next: each is
 * taken for half a minute at least.
 */
export const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS })

/** The link that the command prints. */
export async function linkFor({ env }: OwnServer, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['scripts/operator.ts', email], { env })
  return stdout.trim()
}

/** Opens the link of the command and fills in its form. */
export async function join(page: Page, named: OwnServer) {
  const { email, written } = newIdentity()
  await open(page, (await linkFor(named, email)).replace(named.address, ''))
  await page.getByLabel('Your name').fill('Mariam Al Suwaidi')
  await page.getByLabel('Mobile number').fill(written)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set up the authenticator app' }).click()
  const shown = page.locator('.operator-secret')
  const secret = (await shown.innerText()).replaceAll(' ', '')
  return { email, secret }
}

/** Becomes an operator; the page is the overview afterwards. */
export async function joined(page: Page, named: OwnServer) {
  const { email, secret } = await join(page, named)
  await page.getByLabel('Six digits').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Join' }).click()
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' })
  await expect(codes).toBeFocused()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'Open the operator pages' }).click()
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
  return { email, secret, recoveryCodes }
}

// Below the ten minutes for which a proof of identity counts as recent, with time for a test.
const FRESH_MS = 4 * 60_000

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>
let operator: { address: string; since: number; state: SignedIn } | undefined

/** Opens the overview as an operator who has just proven who that is; tests of one server share the operator. */
export async function asOperator(page: Page, named: OwnServer): Promise<void> {
  if (operator?.address === named.address && Date.now() - operator.since < FRESH_MS) {
    await page.context().setStorageState(operator.state)
    return open(page, '/operator')
  }
  const since = Date.now()
  await joined(page, named)
  const state = await page.context().storageState()
  operator = { address: named.address, since, state }
}
