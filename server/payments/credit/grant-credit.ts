import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { creditLifeCycle, type CreditActor, type CreditEvent } from '#contract/credit-status.ts'
import { step } from '#contract/life-cycle.ts'
import { toFils } from '#contract/money.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { creditChanges } from '../limits.ts'
import type { CreditBy, CreditDeps } from './credit-deps.ts'
import { presentCredit } from './credit.present.ts'
import * as store from './credit.store.ts'
import { notifyGarage } from './notify-garage.ts'

type Terms = Pick<store.CreditTerms, 'limitFils' | 'days'>

/** Grants credit to the garage of an order; foreign orders aren't found. */
export async function grantCredit(
  deps: CreditDeps,
  { seller_order, limit, days }: ParsedInputOf<'grantCredit'>,
  { caller }: Pick<CreditBy, 'caller'>,
): Promise<ReplyOf<'grantCredit'> | Refusal> {
  const limited = await deps.limits.take(creditChanges, caller.id)
  if (limited) return limited
  return deps.db.transaction(async (tx) => {
    const buyerNo = await store.buyerOf(tx, caller.no, seller_order)
    if (buyerNo === undefined) return refuse('order.not_found')
    const terms = { limitFils: toFils(limit), days }
    const sides = { sellerNo: caller.no, buyerNo }
    const granted = await store.insertCredit(tx, { id: newId(), ...terms, ...sides })
    if (granted) {
      await record(tx, granted, { event: 'grant', by: 'seller', from: null })
      return announced(deps, tx, granted, 'credit_granted')
    }
    const before = (await store.lockCredit(tx, caller.no, { buyerNo }))!
    const again = await stepCredit(tx, before, { event: 'grant', by: 'seller', ...terms })
    return again ? announced(deps, tx, again, 'credit_granted') : refuse('credit.exists')
  })
}

const notices = {
  change: 'credit_changed',
  pause: 'credit_paused',
  resume: 'credit_resumed',
  end: 'credit_ended',
} as const

export async function changeCredit(
  deps: CreditDeps,
  { id, event, limit, days }: ParsedInputOf<'changeCredit'>,
  { caller }: Pick<CreditBy, 'caller'>,
): Promise<ReplyOf<'changeCredit'> | Refusal> {
  const limited = await deps.limits.take(creditChanges, caller.id)
  if (limited) return limited
  return deps.db.transaction(async (tx) => {
    const before = await store.lockCredit(tx, caller.no, { id })
    if (!before) return refuse('credit.not_found')
    const isChange = event === 'change'
    const stepped = await stepCredit(tx, before, {
      ...{ event, by: 'seller' },
      limitFils: isChange && limit !== undefined ? toFils(limit) : before.limitFils,
      days: isChange && days !== undefined ? days : before.days,
    })
    return stepped ? announced(deps, tx, stepped, notices[event]) : refuse('credit.step')
  })
}

/** Takes a step of locked credit, with the row of its history; undefined where its state doesn't allow it. */
async function stepCredit(
  tx: Executor,
  before: store.CreditTerms,
  { event, by, ...terms }: Terms & { event: CreditEvent; by: CreditActor },
): Promise<store.CreditTerms | undefined> {
  const stepped = step(creditLifeCycle, before.state, { event, by })
  if ('refused' in stepped) return undefined
  const after = { ...before, ...terms, state: stepped.to }
  await store.changeCredit(tx, before.no, { ...terms, state: stepped.to })
  await record(tx, after, { event, by, from: before.state })
  return after
}

const record = (
  tx: Executor,
  { no: creditNo, state: toState, limitFils, days }: store.CreditTerms,
  {
    event,
    by: actor,
    from: fromState,
  }: { event: CreditEvent; by: CreditActor; from: store.CreditTerms['state'] | null },
) => store.addEvent(tx, { creditNo, event, actor, fromState, toState, limitFils, days })

async function announced(
  deps: CreditDeps,
  tx: Executor,
  { no }: store.CreditTerms,
  notice: Parameters<typeof notifyGarage>[3],
): Promise<ReplyOf<'changeCredit'>> {
  const row = await store.creditByNo(tx, no)
  await notifyGarage(deps, tx, row, notice)
  return presentCredit(row, 'sales')
}

/** Ends the credit that a deleted account granted or had; what is owed stays in the books of the other side. */
export async function endCreditOf(tx: Executor, userNo: number): Promise<void> {
  for (const row of await store.lockUnended(tx, userNo)) {
    const { limitFils, days } = row
    await stepCredit(tx, row, { limitFils, days, event: 'end', by: 'system' })
  }
}
