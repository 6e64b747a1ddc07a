import type { Fils } from '#contract/money.ts'
import type { RefundReason, RefundState } from '#contract/order-status.ts'
import { CardRefusedError } from '../platform/card-payments/card-provider.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue, enqueueAll, type Task } from '../platform/jobs.ts'
import * as store from './card.store.ts'
import { addDifference } from './difference.store.ts'
import { addPosting } from './ledger.store.ts'
import type { CardDeps } from './payments-deps.ts'
import { refunded } from './postings.ts'

const TASK = 'refund-card'
/** Over sixteen hours; after that, every night. */
const ATTEMPTS = 12
const MOST_WAITING = 1_000

type Due = {
  sellerOrderNo: number
  amountFils: Fils
  reason: RefundReason
  /** From which payment alone; else from all of the seller order. */
  paymentNo?: number
}

/**
 * Has a provider give back an amount, soon after the transaction commits. The caller has locked the seller order.
 * Throws where less is left of what was captured, so that nothing of it happens.
 */
export async function requestRefund(tx: Executor, due: Due): Promise<store.CardRefundRow[]> {
  const { sellerOrderNo, reason } = due
  const made: store.CardRefundRow[] = []
  let missing: number = due.amountFils
  for (const { paymentNo, left } of await store.refundable(tx, sellerOrderNo)) {
    const amountFils = Math.min(missing, left) as Fils
    if (amountFils <= 0 || (due.paymentNo !== undefined && due.paymentNo !== paymentNo)) continue
    made.push(await store.insertRefund(tx, { paymentNo, sellerOrderNo, amountFils, reason }))
    missing -= amountFils
  }
  if (missing > 0)
    throw new Error(`seller order ${sellerOrderNo}: more is to be refunded than was captured`)
  await enqueueAll(
    tx,
    made.map(({ id }) => jobOf(id)),
  )
  return made
}

const jobOf = (id: string) => ({
  ...{ task: TASK, payload: { id }, key: `${TASK} ${id}`, attempts: ATTEMPTS },
})

/** Records what a provider says of a refund, once it is final. Returns the number of the order. */
export async function recordRefund(
  { log }: Pick<CardDeps, 'log'>,
  tx: Executor,
  id: string,
  { state, providerId }: { state: RefundState; providerId?: string },
): Promise<number | undefined> {
  const found = await store.findRefund(tx, id, { lock: true })
  if (!found) return undefined
  const { refund, payment } = found
  if (state === refund.state || state === 'requested') return payment.orderNo
  if (refund.state === 'done') {
    // The books say that it was given back, and the provider that it wasn't: for people to look at.
    log(`refund ${id} failed after it was made`)
    await addDifference(tx, payment.no, {
      ...{ kind: 'refunded', ours: String(refund.amountFils), theirs: 'failed' },
    })
    return payment.orderNo
  }
  await store.changeRefund(tx, refund.no, {
    state,
    ...(providerId && { providerId }),
    ...(state === 'done' && { doneAt: new Date() }),
  })
  if (state === 'failed') {
    log(`the provider refused refund ${id}`)
    const ours = String(await store.refusedOf(tx, payment.no))
    await addDifference(tx, payment.no, { kind: 'refund', ours, theirs: 'failed' })
  } else
    await addPosting(
      tx,
      refunded({
        sellerOrderNo: refund.sellerOrderNo,
        causeNo: refund.no,
        amount: refund.amountFils,
      }),
    )
  return payment.orderNo
}

/** Asks the provider for a refund; without an answer the job is tried again, with the same key. */
async function makeRefund(deps: CardDeps, id: string): Promise<void> {
  const { cards, db, log } = deps
  const found = await store.findRefund(db, id)
  if (found?.refund.state !== 'requested') return
  const { refund, payment } = found
  if (cards?.name !== payment.provider)
    return log(`refund ${id} waits for the provider ${payment.provider}, which is not connected`)
  const { providerId, captureId } = payment
  const made = await cards
    .refund({
      ...{ refundId: id, amount: refund.amountFils },
      ...{ providerId: providerId!, captureId: captureId! },
    })
    .catch((error: unknown) => {
      if (!(error instanceof CardRefusedError)) throw error
      log(`refund ${id} is refused`, error)
      return { state: 'failed' as const }
    })
  await db.transaction((tx) => recordRefund(deps, tx, id, made))
}

/** Asks again for all that is not made. */
export async function askAgain(db: Executor): Promise<void> {
  for (const id of await store.waitingRefunds(db, MOST_WAITING)) {
    const { task, payload, ...when } = jobOf(id)
    await enqueue(db, task, payload, when)
  }
}

export const refundTasks = (deps: CardDeps) => ({
  tasks: { [TASK]: ({ id }: { id: string }) => makeRefund(deps, id) } satisfies Record<
    string,
    Task
  >,
  taskPermissions: { [TASK]: 'money' } as const,
})
