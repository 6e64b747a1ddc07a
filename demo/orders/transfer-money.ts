import { composeIBAN } from 'ibantools'
import type { Fils } from '#contract/money.ts'
import { garages } from '../sellers.ts'
import {
  buyerTransfer,
  buyerTransferPart,
  transferRefund,
} from '#server/payments/buyer-transfers/buyer-transfer.tables.ts'
import type { NewPosting } from '#server/payments/ledger.store.ts'
import { capturedByTransfer, received, refundDue, refundPaid } from '#server/payments/postings.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { endOfWorkingDay, uaeDay } from '#server/platform/uae-day.ts'
import { chunks, paidAt, paidFor, refundsOf, sumOf, type PaidOrder } from './card-money.ts'
import type { DemoOrder } from './draw-orders.ts'
import { insertRefundFiles } from './insert-refund-files.ts'

const DAY = 24 * 3_600_000
const WORKING_DAYS = 3
/** A refund that is this old was transferred. */
const PAID_AFTER = 5 * DAY

/** Every tenth order is paid by bank transfer, if the money can be there by now. */
export const isByTransfer = ({ placedAt, parts }: DemoOrder, at: number, now: Date): boolean =>
  at % 10 === 4 &&
  (parts.every(({ events }) => events.length === 1)
    ? endOfWorkingDay(placedAt, WORKING_DAYS) > now
    : now.getTime() - placedAt.getTime() > DAY)

/** Of those, one of which nothing has happened yet waits for its money; until then. */
export const waitsUntil = ({ placedAt, parts }: DemoOrder): Date | undefined =>
  parts.every(({ events }) => events.length === 1)
    ? endOfWorkingDay(placedAt, WORKING_DAYS)
    : undefined

type DatedPosting = NewPosting & { at: Date }

/** What was transferred for orders and goes back of it; what is to be posted. */
export async function insertTransferMoney(
  db: Executor,
  orders: PaidOrder[],
  now: Date,
): Promise<DatedPosting[]> {
  const transfers = orders.flatMap(transferOf)
  for (const some of chunks(transfers)) await db.insert(buyerTransfer).values(some)
  const parts = orders.flatMap((each) =>
    waitsUntil(each.order)
      ? []
      : each.parts.map(({ no, part }) => ({
          ...{ sellerOrderNo: no, orderNo: each.no, amountFils: paidFor(part) },
          ...{ paidAt: paidAt(each.order), part, garage: each.order.garage },
        })),
  )
  for (const some of chunks(parts)) await db.insert(buyerTransferPart).values(some)
  const refunds = parts.flatMap(({ part, sellerOrderNo, orderNo, garage }) =>
    refundsOf(part).map(({ at, ...refund }, place) => ({
      ...{
        id: idFromKey(`demo-transfer-refund/${sellerOrderNo}/${place}`),
        sellerOrderNo,
        orderNo,
      },
      ...{ ...refund, dueAt: at, ...whatBecameOf({ at, sellerOrderNo, garage, now }) },
    })),
  )
  const nos = new Map<string, number>()
  for (const some of chunks(refunds)) {
    // What was paid was in a bank file first.
    const approved = some.map((each) =>
      each.state === 'paid'
        ? { ...each, state: 'approved' as const, endedAt: null, reference: null }
        : each,
    )
    for (const { id, no } of await db.insert(transferRefund).values(approved).returning())
      nos.set(id, no)
  }
  await insertRefundFiles(
    db,
    refunds.flatMap((each) => (each.state === 'paid' ? [{ ...each, no: nos.get(each.id)! }] : [])),
  )
  return [
    ...transfers.map(({ reference, amountFils: amount, recordedAt: at }) => ({
      ...received({ reference, amount }),
      at,
    })),
    ...parts.map(({ sellerOrderNo, amountFils: amount, paidAt: at }) => ({
      ...capturedByTransfer({ sellerOrderNo, amount }),
      at,
    })),
    ...refunds.flatMap(({ id, sellerOrderNo, amountFils: amount, dueAt, endedAt }) => [
      { ...refundDue({ sellerOrderNo, causeNo: nos.get(id)!, amount }), at: dueAt },
      ...(endedAt
        ? [{ ...refundPaid({ transferRefundNo: nos.get(id)!, amount }), at: endedAt }]
        : []),
    ]),
  ]
}

/** All of it; of an order that waits, half of it or nothing yet. */
function transferOf({ at, no: orderNo, order, parts }: PaidOrder) {
  const due = sumOf(parts.map(({ part }) => paidFor(part)))
  const isWaiting = waitsUntil(order) !== undefined
  const amountFils = (isWaiting ? Math.floor(due / 2) * (at % 20 === 4 ? 1 : 0) : due) as Fils
  const recordedAt = paidAt(order)
  const reference = `DEMO-IN-${at}`
  return amountFils === 0
    ? []
    : [{ orderNo, amountFils, reference, valueDate: uaeDay(recordedAt), recordedAt }]
}

type Due = { at: Date; sellerOrderNo: number; garage: number; now: Date }

/** Old ones were paid; of the others some wait for an account, and some for an operator. */
function whatBecameOf({ at, sellerOrderNo, garage, now }: Due) {
  // No bank of the UAE has the code 000.
  const bban = `000${String(garage + 1).padStart(16, '0')}`
  const account = {
    iban: composeIBAN({ countryCode: 'AE', bban })!,
    beneficiary: garages[garage]!.details.garage_name,
  }
  const endedAt = new Date(at.getTime() + PAID_AFTER)
  if (endedAt < now)
    return {
      ...{ ...account, state: 'paid' as const, endedAt },
      reference: `DEMO-OUT-${uaeDay(endedAt)}`,
    }
  const none = { iban: null, beneficiary: null }
  return {
    ...{ ...(sellerOrderNo % 2 === 0 ? account : none), state: 'open' as const },
    ...{ endedAt: null, reference: null },
  }
}
