import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { generateSync } from 'otplib'
import { addresses } from '#contract/addresses.ts'

/** The main pages of operators, by what stands behind `/operator`. */
export const operatorPaths = {
  operator: '',
  'operator-figures': '/figures',
  'operator-look-up': '/look-up',
  'operator-applications': '/applications',
  'operator-licences': '/changed-licences',
  'operator-tickets': '/tickets',
  'operator-reports': '/reports',
  'operator-reported': '/listing-reports',
  'operator-disputes': '/disputes',
  'operator-waiting': '/buyer-transfers',
  'operator-payouts': '/payouts',
  'operator-differences': '/differences',
  'operator-jobs': '/jobs',
  'operator-transfers': '/transfers',
  'operator-vocabulary': '/vocabulary',
  'operator-wanted': '/vocabulary?view=wanted',
  'operator-settings': '/settings/rules',
  'operator-content': '/settings/content',
  'operator-article': '/settings/content/article/find-the-vin',
  'operator-page': '/settings/content/page/privacy',
  'operator-health': '/health',
  'operator-operators': '/operators',
  'operator-audit': '/audit',
  'operator-security': '/security',
}

export type OperatorState = Awaited<ReturnType<typeof becomeOperator>>

/**
 * Becomes an operator of the demonstration by the link of the command, with the code of an app, and returns what the
 * browser stores. A session belongs to its cookie, so every picture is taken with the same ones.
 */
export async function becomeOperator(browser: Browser, url: string, env: NodeJS.ProcessEnv) {
  const email = `shots-${randomInt(1e9)}@operators.example`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['scripts/operator.ts', email], { env })
  const token = stdout.trim().split('#')[1]!
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  const call = (name: 'openInvitation' | 'startInvitation' | 'acceptInvitation', input: object) =>
    page.evaluate(
      async ({ path, body }) => {
        const headers = { 'Content-Type': 'application/json' }
        const reply = await fetch(`/api${path}`, { method: 'POST', headers, body })
        if (!reply.ok) throw new Error(await reply.text())
        return (await reply.json()) as Record<string, string>
      },
      { path: addresses[name].path, body: JSON.stringify(input) },
    )
  await call('openInvitation', { token })
  const { secret, key } = await call('startInvitation', { token })
  const phone = `+97150${randomInt(1_000_000, 9_999_999)}`
  const person = { name: 'Mariam Al Suwaidi', phone, password: 'ghiyar-demo-operator' }
  const code = generateSync({ secret: secret! })
  const joined = await call('acceptInvitation', { token, key, ...person, code })
  await page.evaluate(
    ({ user, token: session }) =>
      localStorage.setItem(
        'login',
        JSON.stringify({ ...(user as unknown as object), token: session, success: true }),
      ),
    joined,
  )
  const state = await context.storageState()
  await context.close()
  return state
}
