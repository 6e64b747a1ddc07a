import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { mostOperators } from '#contract/limits.ts'
import type { Invitation } from '#contract/operators.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { enqueue } from '../platform/jobs.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { closeAccountsTask } from './account-jobs.ts'
import { audit } from './audited.ts'
import { makeInvitation } from './invite-operator.ts'
import { invitationsOfAccount } from './limits.ts'
import { operatorInvited } from './messages/operator-invited.ts'
import { sendLater } from './messages.service.ts'
import * as store from './operator.store.ts'
import * as sessions from './session.store.ts'
import * as users from './user.store.ts'

type By = { caller: Caller; client: Client; language: Language }

export async function getOperators(
  { db }: AccountDeps,
  { caller, client }: By,
): Promise<ReplyOf<'getOperators'>> {
  const [operators, invitations] = await Promise.all([store.all(db), store.invitations(db)])
  await audit(db, 'operators.listed', client, { actor: caller.id })
  return {
    operators: operators.map(({ id, name, email, role, createdAt, seenAt }) => ({
      ...{ _id: id, name: name ?? '', email, role, date: createdAt.toISOString() },
      ...{ seen: seenAt?.toISOString() ?? null, self: id === caller.id },
    })),
    invitations: invitations.map(present),
  }
}

/** Sends an invitation; a demonstration, whose mails everybody can read, returns its link instead. */
export async function inviteOperator(
  deps: AccountDeps,
  { email, role }: ParsedInputOf<'inviteOperator'>,
  { caller, client, language }: By,
): Promise<ReplyOf<'inviteOperator'> | Refusal> {
  const { db, limits, origin, demo } = deps
  const limited = await limits.take(invitationsOfAccount, caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    if (await users.byIdentity(tx, email)) return refuse('account.exists')
    if ((await store.countAll(tx, email)) >= mostOperators) return refuse('operator.too_many')
    const { row, link } = await makeInvitation(tx, origin, { email, role, inviterNo: caller.no })
    const facts = { language, origin, href: link, role }
    if (!demo) await sendLater(tx, { ...operatorInvited(facts), to: email })
    await audit(tx, 'operator.invited', client, {
      ...{ actor: caller.id, identity: email, facts: { role } },
    })
    return { ...present(row), link: demo ? link : null }
  })
}

export async function withdrawInvitation(
  { db }: AccountDeps,
  { id }: ParsedInputOf<'withdrawInvitation'>,
  { caller, client }: By,
): Promise<ReplyOf<'withdrawInvitation'> | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await store.withdraw(tx, id))) return refuse('invitation.unknown')
    await audit(tx, 'operator.withdrawn', client, { actor: caller.id })
    return { message: 'success' as const }
  })
}

/** Ends an operator's account: all sessions at once, the rest by the job that erases accounts. */
export async function removeOperator(
  { db }: AccountDeps,
  { id }: ParsedInputOf<'removeOperator'>,
  { caller, client }: By,
): Promise<ReplyOf<'removeOperator'> | Refusal> {
  return db.transaction(async (tx) => {
    const found = await store.lockForRemoval(tx, id)
    if (!found) return refuse('operator.not_found')
    if (found.isLastOwner) return refuse('operator.last_owner')
    await store.removeNow(tx, found.no)
    // A link to new factors would make the account once more after it is erased; whom they invited may be themselves.
    await store.withdrawOf(tx, found)
    await sessions.endAll(tx, found.no)
    await enqueue(tx, closeAccountsTask, {})
    await audit(tx, 'operator.removed', client, { actor: caller.id, facts: { operator: id } })
    return { message: 'success' as const }
  })
}

const present = ({ id, email, role, expiresAt, openedAt }: store.InvitationRow): Invitation => ({
  ...{ _id: id, email, role, expires: expiresAt.toISOString() },
  opened: openedAt?.toISOString() ?? null,
})
