import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { recordStep } from '../platform/audit.ts'
import { announce } from '../platform/changes.ts'
import { parsePhone } from '../platform/phones/phone-number.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { changeOfSeller, type AccountDeps } from './account-deps.ts'
import * as store from './account-event.store.ts'
import { isOwn, onAccount, type By } from './on-account.ts'
import { accountCorrected } from './messages/account-corrected.ts'
import { sendAllLater } from './messages.service.ts'
import * as sessions from './session.store.ts'
import { isTaken } from './unique-violation.ts'
import * as users from './user.store.ts'

/**
 * Corrects the name, e-mail address or phone of an account, as its owner asked. The former address is notified as well as the
 * new one, and where one logs in by something else now, all sessions end.
 */
export async function correctAccount(
  deps: AccountDeps,
  { id, reason, name, email, phone: written }: ParsedInputOf<'correctAccount'>,
  by: By,
): Promise<ReplyOf<'correctAccount'> | Refusal> {
  const phone = written === undefined ? undefined : parsePhone(written)
  if (written !== undefined && phone === undefined)
    return refuse('input.invalid', { phone: 'field.phone' })
  const given = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
  try {
    return await onAccount(deps, id, by, async (tx, row) => {
      if (row.role === 'OPERATOR') return refuse('account.not_found')
      const changed = Object.fromEntries(
        Object.entries(given).filter(([field, value]) => value !== row[field as 'email']),
      ) as typeof given
      if (Object.keys(changed).length === 0) return refuse('account.unchanged')
      if (changed.email && (await isOwn(tx, changed.email, by.caller))) return refuse('account.own')
      await users.change(tx, row.no, changed)
      if (changed.email ?? changed.phone) await sessions.endAll(tx, row.no)
      const change = row.role === 'SELLER' ? changeOfSeller(row.id) : undefined
      if (change) await announce(tx, change)
      await store.addEvent(tx, {
        ...{ userNo: row.no, event: 'correct', operatorNo: by.caller.no, reason },
      })
      const facts = { language: row.language, origin: deps.origin, reason, ...changed }
      const mail = accountCorrected(facts)
      const addresses = new Set([row.email, changed.email ?? row.email])
      await sendAllLater(
        tx,
        [...addresses].map((to) => ({ ...mail, to })),
      )
      await recordStep(tx, 'account.corrected', by, row.id, {
        columns: Object.keys(changed).join(' '),
      })
      return change
    })
  } catch (error) {
    if (isTaken(error)) return refuse('account.exists')
    throw error
  }
}
