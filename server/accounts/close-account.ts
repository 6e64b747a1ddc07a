import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import type { Change } from '../platform/changes.ts'
import { allowLonger, type Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import * as events from './account-event.store.ts'
import { audit } from './audited.ts'
import { accountClosed, accountClosing } from './messages/account-closing.ts'
import { sendLater } from './messages.service.ts'
import { onAccount, type By } from './on-account.ts'
import { getMe } from './profile.ts'
import * as sessionStore from './session.store.ts'
import * as users from './user.store.ts'
import { confirmPassword } from './with-password.ts'

const GRACE_MS = 14 * 24 * 3_600_000
/** More take seconds to read. The reply doesn't wait for those: the announced change is enough. */
const SHOWN_AT_ONCE = 1_000

/** Asks for the end of an account, which comes after the grace period. */
export async function closeAccount(
  deps: AccountDeps,
  caller: Caller,
  { password }: ParsedInputOf<'closeAccount'>,
  client: Client,
): Promise<ReplyOf<'closeAccount'> | Refusal> {
  const { db } = deps
  const row = await confirmPassword(deps, caller, password, 'password', client)
  if (row instanceof Refusal) return row
  const outcome = await db.transaction(async (tx) => {
    await allowLonger(tx)
    if (!(await users.lockUnchanged(tx, row, { alone: true }))) return refuse('auth.required')
    const begun = await beginClosing(deps, tx, row, caller.session)
    await audit(tx, 'account.closing', client, { actor: row.id })
    return begun
  })
  if (outcome instanceof Refusal) return outcome
  await showAtOnce(deps, outcome.changes)
  return { message: 'success', closing: outcome.closingAt.toISOString() }
}

/** Closes an account whose owner has asked an operator for it, by the same grace period. */
export async function closeOnRequest(
  deps: AccountDeps,
  { id, reason }: ParsedInputOf<'closeOnRequest'>,
  by: By,
): Promise<ReplyOf<'closeOnRequest'> | Refusal> {
  let changes: Change[] = []
  const outcome = await onAccount(deps, id, by, async (tx, row) => {
    if (row.role === 'OPERATOR') return refuse('account.not_found')
    if (row.closingAt) return refuse('account.step')
    changes = (await beginClosing(deps, tx, row)).changes
    await events.addEvent(tx, {
      ...{ userNo: row.no, event: 'close', operatorNo: by.caller.no, reason },
    })
    await recordStep(tx, 'account.closing', by, row.id)
    return undefined
  })
  if (!(outcome instanceof Refusal)) await showAtOnce(deps, changes)
  return outcome
}

/** Begins the grace period of a locked account, and ends all its sessions but one. */
async function beginClosing(
  { origin, onSellerLeaving }: AccountDeps,
  tx: Executor,
  row: Pick<users.UserRow, 'no' | 'id' | 'role' | 'email' | 'language' | 'closingAt'>,
  except?: string,
): Promise<{ changes: Change[]; closingAt: Date }> {
  const closingAt = row.closingAt ?? new Date(Date.now() + GRACE_MS)
  await users.change(tx, row.no, { closingAt })
  await sessionStore.endAll(tx, row.no, except)
  const changes = row.role === 'SELLER' ? await onSellerLeaving(tx, row) : []
  const facts = { language: row.language as Language, origin, until: closingAt }
  await sendLater(tx, { ...accountClosing(facts), to: row.email })
  return { changes, closingAt }
}

/** Takes the request back within the grace period. */
export async function cancelClosing(
  deps: AccountDeps,
  caller: Caller,
  client: Client,
): Promise<ReplyOf<'cancelClosing'>> {
  const { db, onSellerStaying } = deps
  const changes = await db.transaction(async (tx) => {
    await allowLonger(tx)
    if (!(await users.cancelClosing(tx, caller.no))) return []
    await audit(tx, 'account.kept', client, { actor: caller.id })
    return caller.role === 'SELLER' ? onSellerStaying(tx, caller) : []
  })
  await showAtOnce(deps, changes)
  return { success: true, user: await getMe(deps, caller) }
}

/** Deletes the accounts whose time has come, with everything of theirs. */
export async function closeDueAccounts(deps: AccountDeps): Promise<void> {
  for (const no of await users.dueToClose(deps.db)) {
    await closeNow(deps, no).catch((error: unknown) =>
      deps.log('an account could not be deleted', error),
    )
  }
}

/** The account stays due until the end, so that an erasure that was broken off is begun again. */
async function closeNow(deps: AccountDeps, no: number): Promise<void> {
  const person = await beginErasure(deps, no)
  if (!person) return
  for (const data of deps.personalData()) await data.erase(deps.db, person)
  await endErasure(deps, no)
}

/** Ends everything that goes on in the account's name; undefined when it was kept meanwhile. */
const beginErasure = ({ db, onSellerLeaving }: AccountDeps, no: number) =>
  db.transaction(async (tx) => {
    await allowLonger(tx)
    const row = await users.lockDue(tx, no)
    if (!row) return undefined
    // Withdrawing announces that the listings are gone; erasing them announces nothing.
    if (row.role === 'SELLER') await onSellerLeaving(tx, row)
    await users.suspend(tx, no)
    await sessionStore.endAll(tx, no)
    return row
  })

/** What refers to the user still, such as what others wrote meanwhile, goes with it. */
const endErasure = ({ db, origin }: AccountDeps, no: number) =>
  db.transaction(async (tx) => {
    await allowLonger(tx)
    const row = await users.lockDue(tx, no)
    if (!row) return
    await users.remove(tx, no)
    const facts = { language: row.language as Language, origin }
    await sendLater(tx, { ...accountClosed(facts), to: row.email })
    await audit(tx, 'account.closed', { address: '', agent: '' }, { actor: row.id })
  })

async function showAtOnce(
  { onChange }: Pick<AccountDeps, 'onChange'>,
  changes: Change[],
): Promise<void> {
  for (const change of changes)
    if (!('all' in change) && change.listings.length <= SHOWN_AT_ONCE) await onChange(change)
}
