import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { confirmPassword } from './settings.ts'
import * as users from './user.store.ts'

/**
 * Does something in a transaction for which the owner of an account has entered the password again. Refused where the
 * account is closing, or has changed since the password was checked.
 */
export async function withPassword<Done>(
  deps: AccountDeps,
  caller: Caller,
  password: string,
  client: Client,
  work: (tx: Executor, owner: users.UserRow) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  const owner = await confirmPassword(deps, caller, password, 'password', client)
  if (owner instanceof Refusal) return owner
  if (owner.closingAt) return refuse('account.closing')
  return deps.db.transaction(async (tx) =>
    (await users.lockUnchanged(tx, owner)) ? work(tx, owner) : refuse('auth.required'),
  )
}
