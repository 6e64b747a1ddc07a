import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { commissionDaysAhead } from '#contract/money-kinds.ts'
import type { Caller, Client } from '../../platform/api/caller.ts'
import { recordStep } from '../../platform/audit.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { commissionChanges } from '../limits.ts'
import { scopeOf, toPercent, type CommissionDeps } from './commission-scope.ts'
import * as store from './commission.store.ts'

type By = { caller: Caller; client: Client }

const DAY_MS = 86_400_000

/** Sets a rate for orders placed from a moment on, provided that the caller has seen what holds then. */
export async function changeCommission(
  deps: CommissionDeps,
  { percent, from, reason, seen, ...named }: ParsedInputOf<'changeCommission'>,
  by: By,
): Promise<ReplyOf<'changeCommission'> | Refusal> {
  const limited = await deps.limits.take(commissionChanges, by.caller.id)
  if (limited) return limited
  const at = from === undefined ? undefined : new Date(from)
  if (at && !isAhead(at)) return refuse('input.invalid', { from: 'field.invalid' })
  const rate = percent === null ? null : Math.round(percent * 100)
  return deps.db.transaction(async (tx) => {
    const scope = await scopeOf(deps, tx, named)
    if (scope instanceof Refusal) return scope
    await store.lockChanges(tx)
    if (await store.isOvertaken(tx)) return refuse('commission.changed')
    const { rate: before } = await store.rateAt(tx, scope, at)
    if (toPercent(before) !== seen) return refuse('commission.changed')
    if ((await store.ownRateAt(tx, scope, at)) === rate) return refuse('commission.unchanged')
    const author = { authorNo: by.caller.no, reason }
    const id = await store.addChange(tx, {
      ...scope,
      rate,
      ...author,
      ...(at && { validFrom: at }),
    })
    const facts = { percent, before: toPercent(before), from: from ?? null }
    const { seller = null, category = null } = named
    await recordStep(tx, 'commission.changed', by, id, { ...facts, seller, category })
    return { _id: id }
  })
}

const isAhead = (at: Date): boolean => {
  const ahead = at.getTime() - Date.now()
  return ahead > 0 && ahead <= commissionDaysAhead * DAY_MS
}

export async function withdrawCommission(
  { db }: CommissionDeps,
  { id }: ParsedInputOf<'withdrawCommission'>,
  by: By,
): Promise<ReplyOf<'withdrawCommission'> | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await store.withdrawChange(tx, id))) return refuse('commission.not_found')
    await recordStep(tx, 'commission.withdrawn', by, id)
    return { message: 'success' as const }
  })
}
