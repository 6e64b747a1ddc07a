import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { totpOf } from './factor.store.ts'
import { passwordsOfAccount } from './limits.ts'
import * as users from './user.store.ts'

/** Refused where the account has a second factor that wasn't entered in the last ten minutes. */
export async function needRecentFactor(
  { db }: Pick<AccountDeps, 'db'>,
  { no, isRecent }: Caller,
): Promise<Refusal | undefined> {
  return !isRecent && (await totpOf(db, no)) ? refuse('factor.recent') : undefined
}

/** The account, once its owner has entered the password again. */
export async function confirmPassword(
  { db, hasher, limits }: AccountDeps,
  caller: Caller,
  password: string,
  field: string,
  client: Client,
): Promise<users.UserRow | Refusal> {
  const limited = await limits.take(passwordsOfAccount, caller.id)
  if (limited) return limited
  const found = await users.withDetails(db, caller.no)
  const matches = await hasher.verify(found!.user.passwordHash, password)
  if (matches instanceof Refusal) return matches
  if (!matches) {
    await audit(db, 'password.refused', client, { actor: caller.id })
    return refuse('input.invalid', { [field]: 'field.password_wrong' })
  }
  await limits.reset(passwordsOfAccount, caller.id)
  return found!.user
}

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
