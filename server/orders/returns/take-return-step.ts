import {
  openReturnSteps,
  returnTimes,
  type ReturnActor,
  type ReturnEvent,
  type ReturnState,
} from '#contract/return-status.ts'
import type { Change } from '../../platform/changes.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, Refusal } from '../../platform/refusal.ts'
import { lineTotal, sumOf } from '../amounts.ts'
import { deadlineIn } from '../deadline.store.ts'
import * as credits from '../order-credit.store.ts'
import * as orders from '../order.store.ts'
import type { OrdersDeps } from '../orders-deps.ts'
import { recordReturnEvent } from '../record-webhook-events.ts'
import { returnToBuyer, returnToSeller } from './return-notifications.ts'
import * as store from './return.store.ts'

export type ReturnStep = {
  event: ReturnEvent
  by: ReturnActor
  reason?: string | undefined
  /** Of what is received: whether it can be sold again. */
  restock?: boolean
}

export type ReturnStepDeps = Pick<OrdersDeps, 'onRefunded' | 'webhooks' | 'origin'> & {
  stock: Pick<OrdersDeps['stock'], 'lock' | 'reserve' | 'takeReserved' | 'restock'>
  notifications: Pick<OrdersDeps['notifications'], 'notify'>
}
type Part = { row: orders.SellerOrderRow; buyerNo: number | null }

/** When time takes the step out of a state; null where it waits for people. */
export async function dueOf(tx: Executor, state: ReturnState): Promise<Date | null> {
  const time = returnTimes[state]
  return time ? deadlineIn(tx, time.days) : null
}

/**
 * Takes a step of a return whose seller order is locked, with all that follows from it: stock, books, the timeline and
 * whom it concerns. Undefined where the step isn't open; a refusal where the parts for a replacement are missing.
 */
export async function takeReturnStep(
  deps: ReturnStepDeps,
  tx: Executor,
  { row, part }: { row: store.ReturnRow; part: Part },
  step: ReturnStep,
): Promise<{ row: store.ReturnRow; change: Change | undefined } | Refusal | undefined> {
  const open = openReturnSteps(row.state, step.by).find(({ event }) => event === step.event)
  if (!open) return undefined
  const change = await moveStock(deps, tx, row, step)
  if (change instanceof Refusal) return change
  const moved = await store.changeReturn(tx, row.no, {
    state: open.to,
    dueAt: await dueOf(tx, open.to),
  })
  await store.addEvent(tx, {
    ...{ returnNo: row.no, event: step.event, actor: step.by },
    ...{ fromState: row.state, toState: open.to, reason: step.reason || null },
  })
  if (open.to === 'refunded') await refund(deps, tx, part.row, moved)
  // What replaced the parts can be returned as they could.
  if (open.to === 'replaced') await extend(tx, part.row)
  await deps.notifications.notify(
    tx,
    ...(step.by === 'seller' ? [] : returnToSeller(part.row, moved)),
    ...(step.by === 'buyer' ? [] : returnToBuyer(part, moved)),
  )
  await recordReturnEvent(deps, tx, { part: part.row, row: moved }, step)
  return { row: moved, change }
}

/** What comes back may be sold again, and what replaces it leaves the shop. */
async function moveStock(
  { stock }: ReturnStepDeps,
  tx: Executor,
  { no }: store.ReturnRow,
  { event, restock = false }: ReturnStep,
): Promise<Change | Refusal | undefined> {
  const comesBack = event === 'receive' && restock
  if (!comesBack && event !== 'replace') return undefined
  const lines = await store.linesOf(tx, [no])
  if (event === 'replace' && lines.some(({ listingNo }) => listingNo === null))
    return refuse('return.no_stock')
  const pieces = lines.flatMap(({ listingNo, quantity }) =>
    listingNo === null ? [] : [{ no: listingNo, quantity }],
  )
  await stock.lock(
    tx,
    pieces.map((each) => each.no),
  )
  if (comesBack) return stock.restock(tx, pieces)
  const reserved = await stock.reserve(tx, pieces)
  if (!reserved) return refuse('return.no_stock')
  return stock.takeReserved(tx, pieces)
}

async function extend(
  tx: Executor,
  { no, completeAt, returnDays }: orders.SellerOrderRow,
): Promise<void> {
  const after = await deadlineIn(tx, returnDays)
  if (completeAt && completeAt < after)
    await orders.changeSellerOrder(tx, no, { completeAt: after })
}

async function refund(
  { onRefunded }: ReturnStepDeps,
  tx: Executor,
  part: orders.SellerOrderRow,
  { no }: store.ReturnRow,
): Promise<void> {
  if (part.paymentMethod === 'credit') {
    await credits.recordRepaid(tx, part.no, no)
    await credits.recalculate(tx, [part.no])
    return onRefunded(tx, { no })
  }
  const lines = await orders.linesOf(tx, [part.no])
  const paid = sumOf([...lines.map(lineTotal), part.feeFils])
  const refunded = (await store.refundedOf(tx, [part.no])).get(part.no)!
  await orders.changeSellerOrder(tx, part.no, {
    paymentState: refunded === paid ? 'refunded' : 'partly_refunded',
  })
  await onRefunded(tx, { no })
}
