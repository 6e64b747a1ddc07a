import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { oldestCreditPayment } from '#contract/credit-status.ts'
import { toFils, type Fils } from '#contract/money.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { idempotent } from '../../platform/idempotency.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { creditChanges } from '../limits.ts'
import type { CreditBy, CreditDeps } from './credit-deps.ts'
import { presentCredit } from './credit.present.ts'
import * as money from './credit-money.store.ts'
import * as store from './credit.store.ts'
import { notifyGarage } from './notify-garage.ts'

type Input = ParsedInputOf<'recordCreditPayment'>

/**
 * Records what a garage paid, once for each key. It is for delivered orders only, and for no more than is open of them:
 * of others it isn't certain yet what will be owed.
 */
export async function recordCreditPayment(
  deps: CreditDeps,
  input: Input,
  { caller, idempotency }: CreditBy,
): Promise<ReplyOf<'recordCreditPayment'> | Refusal> {
  const limited = await deps.limits.take(creditChanges, caller.id)
  if (limited) return limited
  const call = {
    ...{ name: 'recordCreditPayment' as const, input, caller },
    ...(idempotency && { idempotency }),
  }
  return idempotent(deps.db, call, async (tx) => {
    const row = await store.creditOf(tx, caller.no, input.credit)
    if (row?.sellerNo !== caller.no) return refuse('credit.not_found')
    if (!isRecent(input.received_on, await money.today(tx)))
      return refuse('input.invalid', { received_on: 'field.invalid' })
    const owed = await money.lockOwed(tx, row.no, input.orders)
    const isUnknown = input.orders?.some((id) => !owed.some((order) => order.id === id))
    if (isUnknown) return refuse('order.not_found', { orders: 'field.invalid' })
    const amountFils = toFils(input.amount)
    const parts = allocate(amountFils, owed)
    if (!parts) return refuse('credit.too_much', { amount: 'field.too_big' })
    const { received_on: receivedOn, note } = input
    const fields = { id: newId(), creditNo: row.no, kind: 'received' as const }
    await money.insertPayment(tx, { ...fields, amountFils, receivedOn, note }, parts)
    return settled(deps, tx, { creditNo: row.no, parts, notice: 'credit_payment' })
  })
}

const DAY_MS = 24 * 3_600_000

/** Not in the future, and not so long ago that it must be a mistake. */
const isRecent = (day: string, today: string): boolean =>
  day <= today && Date.parse(today) - Date.parse(day) <= oldestCreditPayment * DAY_MS

/** An amount over orders, each as far as it goes; undefined where it is more than is open. */
function allocate(
  amountFils: Fils,
  owed: Pick<money.OwedOrder, 'no' | 'openFils'>[],
): { sellerOrderNo: number; amountFils: Fils }[] | undefined {
  let left: number = amountFils
  const parts = []
  for (const { no: sellerOrderNo, openFils } of owed) {
    const taken = Math.min(left, openFils)
    if (taken === 0) break
    parts.push({ sellerOrderNo, amountFils: taken as Fils })
    left -= taken
  }
  return left === 0 ? parts : undefined
}

/** Takes a payment back by an entry of its own, once. */
export async function reverseCreditPayment(
  deps: CreditDeps,
  input: ParsedInputOf<'reverseCreditPayment'>,
  { caller, idempotency }: CreditBy,
): Promise<ReplyOf<'reverseCreditPayment'> | Refusal> {
  const limited = await deps.limits.take(creditChanges, caller.id)
  if (limited) return limited
  const call = {
    ...{ name: 'reverseCreditPayment' as const, input, caller },
    ...(idempotency && { idempotency }),
  }
  return idempotent(deps.db, call, async (tx) => {
    const received = await money.lockReceived(tx, caller.no, input.payment)
    if (!received) return refuse('credit.payment_not_found')
    const { no: reversesNo, creditNo } = received
    const parts = received.parts.map(({ amountFils, ...part }) => ({
      ...{ ...part, amountFils: -amountFils as Fils },
    }))
    const isFirst = await money.insertPayment(
      tx,
      {
        ...{ id: newId(), creditNo, kind: 'reversed', reversesNo, note: input.note },
        ...{ amountFils: -received.amountFils as Fils, receivedOn: await money.today(tx) },
      },
      parts,
    )
    if (!isFirst) return refuse('credit.reversed')
    return settled(deps, tx, { creditNo, parts, notice: 'credit_correction' })
  })
}

/** What follows from a payment: what is open of its orders, and the garage's notification. */
async function settled(
  { orderPayments, ...deps }: CreditDeps,
  tx: Executor,
  {
    creditNo,
    parts,
    notice,
  }: {
    creditNo: number
    parts: { sellerOrderNo: number }[]
    notice: 'credit_payment' | 'credit_correction'
  },
): Promise<ReplyOf<'recordCreditPayment'>> {
  await orderPayments.recalculateCredit(
    tx,
    parts.map(({ sellerOrderNo }) => sellerOrderNo),
  )
  const row = await store.creditByNo(tx, creditNo)
  await notifyGarage(deps, tx, row, notice)
  return presentCredit(row, 'sales')
}
