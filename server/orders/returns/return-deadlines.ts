import { isPrepaid } from '#contract/order-status.ts'
import { returnTimes } from '#contract/return-status.ts'
import type { Executor } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readDeadlineClock } from '../deadline.store.ts'
import { lockByNo } from '../order.store.ts'
import type { OrdersDeps } from '../orders-deps.ts'
import * as store from './return.store.ts'
import { takeReturnStep, type ReturnStepDeps } from './take-return-step.ts'

type Deps = ReturnStepDeps & Pick<OrdersDeps, 'db' | 'log'>

/** More than that, and something else is wrong: the next minute tries again. */
const MOST_FAILED = 1_000

/** Takes the steps of returns that time causes, each in a transaction of its own; one that fails is left for later. */
export async function meetReturnDeadlines(deps: Deps): Promise<void> {
  const failed: number[] = []
  while (failed.length < MOST_FAILED) {
    const nos = await store.due(deps.db, failed)
    if (nos.length === 0) break
    for (const no of nos)
      await deps.db
        .transaction((tx) => meetDeadline(deps, tx, no))
        .then((taken) => taken || failed.push(no))
        .catch((error: unknown) => {
          failed.push(no)
          deps.log(`the deadline of return ${no} was not met`, error)
        })
  }
}

async function meetDeadline(deps: Deps, tx: Executor, no: number): Promise<boolean> {
  const found = await locked(tx, no)
  const { dueAt, state } = found.row
  // Somebody may have taken a step since it was listed.
  if (dueAt === null || dueAt > (await readDeadlineClock(tx))) return true
  const time = returnTimes[state]
  if (!time) return false
  const taken = await takeReturnStep(deps, tx, found, { event: time.event, by: 'system' })
  return taken !== undefined && !(taken instanceof Refusal)
}

async function locked(tx: Executor, no: number) {
  const before = await store.returnBy(tx, { no })
  const part = await lockByNo(tx, before!.sellerOrderNo)
  return { row: (await store.returnBy(tx, { no }))!, part: part! }
}

/**
 * Closes the open returns of a user who leaves: nobody is there any more to give or take anything back. What a leaving
 * seller has or may have back of a prepaid order stays for the operator, as the marketplace has the money.
 */
export async function closeReturnsOf(
  deps: ReturnStepDeps,
  tx: Executor,
  userNo: number,
): Promise<void> {
  for (const no of await store.openOf(tx, userNo)) {
    const found = await locked(tx, no)
    const { sellerNo, paymentMethod } = found.part.row
    const isOwed = ['handed_back', 'received', 'disputed'].includes(found.row.state)
    if (sellerNo === userNo && isPrepaid(paymentMethod) && isOwed) continue
    await takeReturnStep(deps, tx, found, { event: 'close', by: 'system' })
  }
}
