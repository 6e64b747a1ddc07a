import type { Caller, Client } from '../platform/api/caller.ts'
import type { Change } from '../platform/changes.ts'
import { allowLonger, type Executor } from '../platform/db.ts'
import { mailboxOf } from '../platform/mailbox.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import * as store from './account-event.store.ts'
import { stepsOnAccounts } from './limits.ts'
import * as users from './user.store.ts'

/** An operator who takes a step on somebody's account. */
export type By = { caller: Caller; client: Client }
export type Row = NonNullable<Awaited<ReturnType<typeof store.lockById>>>

/** Takes an operator's step on a locked account; one whose erasure has begun is as good as gone. */
export async function onAccount(
  { db, limits, onChange }: Pick<AccountDeps, 'db' | 'limits' | 'onChange'>,
  id: string,
  { caller }: By,
  take: (tx: Executor, row: Row) => Promise<Change | Refusal | undefined>,
): Promise<{ message: 'success' } | Refusal> {
  const limited = await limits.take(stepsOnAccounts, caller.id)
  if (limited) return limited
  const outcome = await db.transaction(async (tx) => {
    await allowLonger(tx)
    const row = await store.lockById(tx, id)
    if (!row || row.isEnding) return refuse('account.not_found')
    if (row.role !== 'OPERATOR' && (await isOwn(tx, row.email, caller)))
      return refuse('account.own')
    return take(tx, row)
  })
  if (outcome instanceof Refusal) return outcome
  if (outcome) await onChange(outcome)
  return { message: 'success' }
}

/** Whether an address leads to the mailbox of the operator, who can have a garage by another spelling of it. */
export async function isOwn(tx: Executor, email: string, { no }: Caller): Promise<boolean> {
  const own = await users.byNo(tx, no)
  return mailboxOf(own!.email) === mailboxOf(email)
}
