import type { Language } from '#contract/language.ts'
import { recordAudit } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as factors from './factor.store.ts'
import { factorsChanged } from './messages/factors-changed.ts'
import { sendLater } from './messages.service.ts'
import * as sessions from './session.store.ts'
import * as users from './user.store.ts'

/**
 * Removes the second factor of a garage or company that lost it, and ends its sessions; who asks has proven to be the
 * owner to whoever runs the machine. Operators get new factors instead, since none may be without.
 */
export async function removeFactorsOf(
  tx: Executor,
  origin: string,
  email: string,
): Promise<Refusal | undefined> {
  const row = await users.byIdentity(tx, email)
  if (!row || row.role === 'OPERATOR' || !(await factors.totpOf(tx, row.no)))
    return refuse('factor.expired')
  await factors.removeAll(tx, row.no)
  await sessions.endAll(tx, row.no)
  const facts = { language: row.language as Language, origin, at: new Date() }
  await sendLater(tx, { ...factorsChanged(facts), to: row.email })
  await recordAudit(tx, {
    event: 'factor.removed',
    actor: row.id,
    facts: { command: true, method: 'all' },
  })
  return undefined
}
