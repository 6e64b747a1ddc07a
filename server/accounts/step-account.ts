import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { accountLifeCycle, type AccountStep } from '#contract/account-status.ts'
import { step } from '#contract/life-cycle.ts'
import { recordStep } from '../platform/audit.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import * as store from './account-event.store.ts'
import { accountLifted, accountSuspended, signedOut } from './messages/account-stepped.ts'
import { sendLater } from './messages.service.ts'
import { onAccount, type By, type Row } from './on-account.ts'
import * as sessions from './session.store.ts'

// What operators do to the accounts of others. Every step is in the audit log and in the history of the account.

/** Ends all sessions of an account, as its owner asked on the phone, or because a stranger may have one. */
export const signOutAccount = (
  deps: AccountDeps,
  { id }: ParsedInputOf<'signOutAccount'>,
  by: By,
): Promise<ReplyOf<'signOutAccount'> | Refusal> =>
  onAccount(deps, id, by, async (tx, row) => {
    // Operators end the sessions of operators by removing them.
    if (row.role === 'OPERATOR') return refuse('account.not_found')
    await sessions.endAll(tx, row.no)
    await store.addEvent(tx, { userNo: row.no, event: 'sign-out', operatorNo: by.caller.no })
    const facts = { language: row.language, origin: deps.origin, at: new Date() }
    await sendLater(tx, { ...signedOut(facts), to: row.email })
    await recordStep(tx, 'account.signed_out', by, row.id)
    return undefined
  })

/** Shuts a garage out. What it has ordered and nobody has accepted is cancelled; the rest goes on. */
export const suspendAccount = (
  deps: AccountDeps,
  { id, reason }: ParsedInputOf<'suspendAccount'>,
  by: By,
): Promise<ReplyOf<'suspendAccount'> | Refusal> =>
  onAccount(deps, id, by, async (tx, row) => {
    const objection = objectionTo(row, 'suspend')
    if (objection) return objection
    await store.setSuspended(tx, row.no, true)
    await sessions.endAll(tx, row.no)
    const change = await deps.onAccountStepped(tx, row, 'suspend')
    await store.addEvent(tx, {
      ...{ userNo: row.no, event: 'suspend', operatorNo: by.caller.no, reason },
    })
    const facts = { language: row.language, origin: deps.origin, reason }
    await sendLater(tx, { ...accountSuspended(facts), to: row.email })
    await recordStep(tx, 'account.suspended', by, row.id)
    return change
  })

export const liftAccount = (
  deps: AccountDeps,
  { id, reason }: ParsedInputOf<'liftAccount'>,
  by: By,
): Promise<ReplyOf<'liftAccount'> | Refusal> =>
  onAccount(deps, id, by, async (tx, row) => {
    const objection = objectionTo(row, 'lift')
    if (objection) return objection
    await store.setSuspended(tx, row.no, false)
    const change = await deps.onAccountStepped(tx, row, 'lift')
    await store.addEvent(tx, {
      ...{ userNo: row.no, event: 'lift', operatorNo: by.caller.no, reason },
    })
    const facts = { language: row.language, origin: deps.origin, reason }
    await sendLater(tx, { ...accountLifted(facts), to: row.email })
    await recordStep(tx, 'account.lifted', by, row.id)
    return change
  })

function objectionTo({ role, suspendedAt }: Row, event: AccountStep): Refusal | undefined {
  if (role === 'OPERATOR') return refuse('account.not_found')
  if (role === 'SELLER') return refuse('account.not_garage')
  const from = suspendedAt ? 'suspended' : 'active'
  const taken = step(accountLifeCycle, from, { event, by: 'operator' })
  return 'refused' in taken ? refuse(taken.refused) : undefined
}
