import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Schedule } from '../platform/jobs.ts'
import type { Refusal } from '../platform/refusal.ts'
import { clockMoves } from './limits.ts'
import * as clock from './deadline.store.ts'
import { lockByNo } from './order.store.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { meetReturnDeadlines } from './returns/return-deadlines.ts'
import type { ReturnStepDeps } from './returns/take-return-step.ts'
import { takeStep, type StepDeps } from './take-step.ts'
import { rateAnswers } from './unresponsive.store.ts'

type Deps = StepDeps & ReturnStepDeps & Pick<OrdersDeps, 'db' | 'log'>

/** More than that, and something else is wrong: the next minute tries again. */
const MOST_FAILED = 1_000

/** Takes the steps of orders and returns that time causes, each in a transaction of its own; one that fails is logged and left for later. */
async function meetDeadlines(deps: Deps): Promise<void> {
  for (const event of ['expire', 'complete'] as const) {
    const failed: number[] = []
    while (failed.length < MOST_FAILED) {
      const nos = await clock.due(deps.db, event, failed)
      if (nos.length === 0) break
      for (const no of nos)
        await meetDeadline(deps, no, event).catch((error: unknown) => {
          failed.push(no)
          deps.log(`seller order ${no} could not ${event}`, error)
        })
    }
  }
  await meetReturnDeadlines(deps)
}

async function meetDeadline(deps: Deps, no: number, event: 'expire' | 'complete'): Promise<void> {
  const change = await deps.db.transaction(async (tx) => {
    const found = await lockByNo(tx, no)
    // Somebody may have taken a step since it was listed.
    if (!found || !(await clock.isDue(tx, found.row, event))) return undefined
    const taken = await takeStep(deps, tx, found, { event, by: 'system' })
    if (taken && event === 'expire' && found.row.sellerNo !== null)
      await rateAnswers(tx, found.row.sellerNo)
    return taken?.change
  })
  if (change) await deps.stock.follow(change)
}

const TASK = 'meet-order-deadlines'
const RATE = 'rate-answers'

export const orderDeadlines = (deps: Deps) => ({
  tasks: { [TASK]: () => meetDeadlines(deps), [RATE]: () => rateAnswers(deps.db) },
  schedules: [
    { task: TASK, at: '* * * * *' },
    { task: RATE, at: '11 1 * * *' },
  ] satisfies Schedule[],
})

/** Moves the clock of deadlines, so that expiry and completion can be tried in a demonstration. */
export async function forwardClock(
  deps: Deps & Pick<OrdersDeps, 'limits'>,
  { forward }: ParsedInputOf<'forwardClock'>,
  { client }: { client: Client },
): Promise<ReplyOf<'forwardClock'> | Refusal> {
  const limited = await deps.limits.take(clockMoves, client.address)
  if (limited) return limited
  await clock.forwardDeadlineClock(deps.db, forward)
  await meetDeadlines(deps)
  return { now: (await clock.readDeadlineClock(deps.db)).toISOString() }
}
