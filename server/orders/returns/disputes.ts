import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Dispute, DisputeInList } from '#contract/disputes.ts'
import { toDirhams } from '#contract/money.ts'
import type { Client } from '../../platform/api/caller.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { idempotent } from '../../platform/idempotency.ts'
import { offsetOf } from '../../platform/paging.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { lockByNo } from '../order.store.ts'
import type { By, OrdersDeps } from '../orders-deps.ts'
import * as disputes from './dispute.store.ts'
import { shownReturns } from './shown-returns.ts'
import * as store from './return.store.ts'
import { takeReturnStep, type ReturnStepDeps } from './take-return-step.ts'

// The operator's side of returns in dispute. Every look at one is in the audit log.

type OperatorBy = Pick<By, 'caller' | 'idempotency'> & { client: Client }
type Deps = Pick<OrdersDeps, 'db'>

export async function getDisputes(
  { db }: Deps,
  { state, ...page }: ParsedInputOf<'getDisputes'>,
  by: OperatorBy,
): Promise<List<DisputeInList>> {
  const { rows, total } = await disputes.page(db, { state, ...offsetOf(page) })
  if (rows.length > 0) await recordStep(db, 'dispute.listed', by)
  return {
    items: rows.map(({ id, number, state: now, reason, at, seller, buyer, ...money }) => ({
      ...{ _id: id, number, state: now, reason, date: at.toISOString() },
      ...{ seller, buyer: buyer ?? '', payment_method: money.paymentMethod },
      refund: toDirhams(money.refundFils),
    })),
    total,
  }
}

export async function getDispute(
  { db }: Deps,
  { id }: ParsedInputOf<'getDispute'>,
  by: OperatorBy,
): Promise<Dispute | Refusal> {
  const row = await disputed(db, id)
  if (!row) return refuse('return.not_found')
  await recordStep(db, 'dispute.read', by, id)
  return shownDispute(db, row)
}

/**
 * Decides a return in dispute, with a reason that both sides read: `refund` gives the buyer all that is in the return,
 * `close` nothing. Refused where a colleague was faster, or both sides have agreed.
 */
export async function decideDispute(
  deps: ReturnStepDeps & Deps,
  input: ParsedInputOf<'decideDispute'>,
  by: OperatorBy,
): Promise<ReplyOf<'decideDispute'> | Refusal> {
  const { id, event, reason } = input
  const { caller, idempotency } = by
  const call = { name: 'decideDispute' as const, input, caller }
  return idempotent(deps.db, { ...call, ...(idempotency && { idempotency }) }, async (tx) => {
    const found = await disputed(tx, id)
    const part = found && (await lockByNo(tx, found.sellerOrderNo))
    const row = part && (await store.returnBy(tx, { id }))
    if (!row) return refuse('return.not_found')
    const taken = await takeReturnStep(deps, tx, { row, part }, { event, by: 'operator', reason })
    if (!taken) return refuse('dispute.decided')
    if (taken instanceof Refusal) return taken
    const shown = await shownDispute(tx, taken.row)
    await recordStep(tx, 'dispute.decided', by, id, { event })
    return shown
  })
}

/** What was never in dispute is between the two sides. */
async function disputed(db: Executor, id: string): Promise<store.ReturnRow | undefined> {
  const row = await store.returnBy(db, { id })
  return row && (await disputes.wasDisputed(db, row.no)) ? row : undefined
}

async function shownDispute(db: Executor, row: store.ReturnRow): Promise<Dispute> {
  const [{ seller, buyer, ...shown }] = (await shownReturns(db, [row], 'operator')) as [
    Awaited<ReturnType<typeof shownReturns>>[number],
  ]
  const { buyerNo, sellerNo } = await store.partiesOf(db, row.sellerOrderNo)
  const contacts = await disputes.contactsOf(
    db,
    [buyerNo, sellerNo].filter((no) => no !== null),
  )
  const contactOf = (no: number | null) => ({ phone: '', email: '', ...contacts.get(no ?? 0) })
  return {
    ...shown,
    disputed: row.disputedAt?.toISOString() ?? null,
    seller: {
      ...{ company_name: seller.company_name, emirate: seller.emirate },
      ...contactOf(sellerNo),
    },
    buyer: { name: '', garage: '', ...buyer, ...contactOf(buyerNo) },
    reports:
      buyerNo === null || sellerNo === null
        ? []
        : await disputes.reportsBetween(db, buyerNo, sellerNo),
    next: (await disputes.nextAfter(db, row)) ?? null,
  }
}
