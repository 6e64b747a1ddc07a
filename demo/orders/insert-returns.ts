import { sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import {
  returnLifeCycle,
  returnTimes,
  type ReturnEvent,
  type ReturnReason,
  type ReturnState,
} from '#contract/return-status.ts'
import { step } from '#contract/life-cycle.ts'
import { changeSellerOrder } from '#server/orders/order.store.ts'
import { order, orderLine, sellerOrder } from '#server/orders/order.tables.ts'
import { addEvent, changeReturn, insertReturn } from '#server/orders/returns/return.store.ts'
import { settleRefunded } from '#server/payments/settle-refunded.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'

type Story = {
  reason: ReturnReason
  note: string
  steps: { event: ReturnEvent; by: 'buyer' | 'seller'; why?: string }[]
}

const approve = { event: 'approve', by: 'seller' } as const
const handBack = { event: 'hand-back', by: 'buyer' } as const
const receive = { event: 'receive', by: 'seller' } as const
const refund = { event: 'refund', by: 'seller' } as const

/** One of each state that something is to be done in, and refunds. */
const stories: Story[] = [
  {
    ...{ reason: 'wrong_part', note: 'The box says left, the part inside is for the right side.' },
    steps: [],
  },
  {
    ...{ reason: 'damaged', note: 'The connector is broken. We did not fit it.' },
    steps: [approve, handBack, receive, refund],
  },
  { reason: 'no_longer_needed', note: '', steps: [approve] },
  {
    ...{ reason: 'not_as_described', note: 'لون القطعة مختلف عن الصورة' },
    steps: [approve, handBack],
  },
  {
    ...{ reason: 'wrong_part', note: 'Does not fit the 2019 model.' },
    steps: [{ event: 'decline', by: 'seller', why: 'The listing names 2012 to 2018 only.' }],
  },
  {
    ...{ reason: 'damaged', note: 'القطعة وصلت مكسورة' },
    steps: [
      { event: 'decline', by: 'seller', why: 'It left the shop undamaged.' },
      { event: 'dispute', by: 'buyer', why: 'The box was torn when the driver brought it.' },
    ],
  },
  { reason: 'no_longer_needed', note: '', steps: [approve, handBack, receive] },
  {
    ...{ reason: 'wrong_part', note: 'Ordered for the wrong engine, sorry.' },
    steps: [approve, receive, refund],
  },
]

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Returns of what was delivered in the last days and paid in cash, those of the demo garage and the demo seller first.
 * Refunds go through the books as any other does.
 */
export async function insertReturns(
  db: Executor,
  { sellerNo, garageNo, now }: { sellerNo: number; garageNo: number; now: Date },
): Promise<void> {
  // Delivered long enough ago that all steps lie between.
  const latest = new Date(now.getTime() + 7 * DAY - (stories.length + 2) * HOUR)
  const { rows } = await db.execute<{ no: number }>(sql`
    select ${sellerOrder.no} from ${sellerOrder} join ${order} on ${order.no} = ${sellerOrder.orderNo}
    where ${sellerOrder.state} = 'delivered' and ${order.paymentMethod} = 'cash_on_delivery'
      and ${sellerOrder.completeAt} between ${now} and ${latest}
    order by ${order.buyerNo} = ${garageNo} or ${sellerOrder.sellerNo} = ${sellerNo} desc, ${sellerOrder.no}
    limit ${stories.length}`)
  for (const [index, { no }] of rows.entries())
    await insertStory(db, no, stories[index]!, { index, now })
}

async function insertStory(
  db: Executor,
  sellerOrderNo: number,
  { reason, note, steps }: Story,
  { index, now }: { index: number; now: Date },
): Promise<void> {
  const { rows: lines } = await db.execute<{ no: number; sellerNo: number }>(sql`
    select ${orderLine.no}::float8 no, ${orderLine.sellerNo} "sellerNo" from ${orderLine}
    where ${orderLine.sellerOrderNo} = ${sellerOrderNo} and ${orderLine.quantity} > 0
    order by ${orderLine.no} limit 1`)
  const at = (stepNo: number) => new Date(now.getTime() - (steps.length - stepNo + 1) * HOUR)
  const row = await insertReturn(
    db,
    {
      ...{ id: idFromKey(`demo-return/${index}`), sellerOrderNo, place: 1, reason, note },
      ...{ sellerNo: lines[0]!.sellerNo, feeFils: 0 as Fils, requestedAt: at(0) },
    },
    lines.map((line) => ({ lineNo: line.no, quantity: 1 })),
    [],
  )
  const asked = { returnNo: row.no, event: 'request', actor: 'buyer', toState: row.state } as const
  await addEvent(db, { ...asked, at: at(0) })
  let state: ReturnState = row.state
  for (const [stepNo, { event, by, why }] of steps.entries()) {
    const taken = step(returnLifeCycle, state, { event, by })
    if ('refused' in taken) throw new Error(`No return is ${state} and then has ${event}`)
    await addEvent(db, {
      ...{ returnNo: row.no, event, actor: by, fromState: state, toState: taken.to },
      ...{ reason: why ?? null, at: at(stepNo + 1) },
    })
    state = taken.to
  }
  const days = returnTimes[state]?.days
  const dueAt = days === undefined ? null : new Date(at(steps.length).getTime() + days * DAY)
  await changeReturn(db, row.no, { state, dueAt })
  if (state !== 'refunded') return
  await changeSellerOrder(db, sellerOrderNo, {
    paymentState: (await isWhole(db, sellerOrderNo)) ? 'refunded' : 'partly_refunded',
  })
  await settleRefunded({ notifications: silent }, db, row)
}

// Nobody is there to be told.
const silent = { notifyTransfer: () => Promise.resolve() }

/** Whether one piece, without a fee for its delivery, is all there was. */
async function isWhole(db: Executor, sellerOrderNo: number): Promise<boolean> {
  const { rows } = await db.execute<{ whole: boolean }>(sql`
    select ${sellerOrder.feeFils} = 0 and (
      select sum(${orderLine.quantity}) from ${orderLine}
      where ${orderLine.sellerOrderNo} = ${sellerOrder.no}) = 1 whole
    from ${sellerOrder} where ${sellerOrder.no} = ${sellerOrderNo}`)
  return rows[0]!.whole
}
