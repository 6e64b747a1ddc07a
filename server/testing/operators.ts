import { generateSync } from 'otplib'
import type { ReplyOf } from '#contract/api.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { inviteFromCommand } from '../accounts/invite-operator.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { TestApp, TestDatabase } from './app.ts'
import { newIdentity, password } from './people.ts'

type App = Pick<TestApp, 'call'> & { database: TestDatabase }

const STEP_SECONDS = 30

/** A code of the app with this secret, so many steps from now; the server takes one step before and behind. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS })

/** The link that the command prints, as its token. */
export async function commandToken(
  db: Executor,
  email: string,
  role: OperatorRole = 'owner',
): Promise<string> {
  const made = await inviteFromCommand(db, 'https://ghiyar.test', { email, role })
  if (made instanceof Refusal) throw new Error(made.code)
  return made.link.split('#')[1]!
}

export type JoinedOperator = ReplyOf<'acceptInvitation'> & { email: string; secret: string }

/** Accepts an invitation, with the code of the step before this one, so that two more can be used. */
export async function acceptAs(
  app: Pick<TestApp, 'call'>,
  token: string,
  by: Pick<TestApp, 'call'> = app,
): Promise<JoinedOperator> {
  const { email } = await app.call('openInvitation', { token })
  const { secret, key } = await app.call('startInvitation', { token })
  const { phone } = newIdentity()
  const person = { name: 'Mariam Al Suwaidi', phone, password }
  const code = codeOf(secret, -1)
  const joined = await by.call('acceptInvitation', { token, key, ...person, code })
  return { ...joined, email, secret }
}

/** Somebody who became an operator by the command's link. */
export async function joinAsOperator(
  app: App,
  role: OperatorRole = 'owner',
  by: Pick<TestApp, 'call'> = app,
): Promise<JoinedOperator> {
  const { email } = newIdentity()
  return acceptAs(app, await commandToken(app.database.db, email, role), by)
}
