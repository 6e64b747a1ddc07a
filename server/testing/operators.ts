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

/**
 * A code of the app with this secret, so many steps from now. The server takes the step before, this one and the
 * next, each once: only this one and the next are surely taken if the clock moves on before the code arrives.
 */
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

/** Accepts an invitation, and frees the code that was entered, as half a minute would. */
export async function acceptAs(
  app: App,
  token: string,
  by: Pick<TestApp, 'call'> = app,
): Promise<JoinedOperator> {
  const { email } = await app.call('openInvitation', { token })
  const { secret, key } = await app.call('startInvitation', { token })
  const { phone } = newIdentity()
  const person = { name: 'Mariam Al Suwaidi', phone, password }
  const code = codeOf(secret)
  const joined = await by.call('acceptInvitation', { token, key, ...person, code })
  await app.database.pool.query(
    'update totp_factor set last_step = 0 where user_no = (select no from "user" where id = $1)',
    [joined.user._id],
  )
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
