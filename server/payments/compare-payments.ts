import { Gauge, type Registry } from 'prom-client'
import type { CardDifference } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import {
  CardRefusedError,
  CURRENCY,
  type CardProvider,
} from '../platform/card-payments/card-provider.ts'
import type { Executor } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import * as store from './card.store.ts'
import * as differences from './difference.store.ts'
import { recordPayment } from './record-card-event.ts'
import type { CardDeps } from './payments-deps.ts'
import { askAgain } from './refunds.ts'

const DAYS = 7
/** A card refund may fail up to a month after it was made. */
const REFUND_DAYS = 35
/** A month, in which a provider's report can be looked at. */
const BODY_DAYS = 30
const AT_ONCE = 100

type Deps = Pick<CardDeps, 'cards' | 'db' | 'log'>

/** Does something about a payment as the provider has it, in the transaction that stores what differs. */
type OnCompared = (
  tx: Executor,
  report: Parameters<typeof recordPayment>[2],
) => Promise<number | undefined>

/** Compares the payments of the last days with what the provider has, and stores what differs; how many that are. */
export async function comparePayments(deps: Deps, onCompared?: OnCompared): Promise<number> {
  const { cards, db } = deps
  if (!cards) return 0
  let different = 0
  for (let after = 0; ;) {
    const rows = await store.comparable(db, {
      ...{ provider: cards.name, days: DAYS, refundDays: REFUND_DAYS, after, limit: AT_ONCE },
    })
    for (const row of rows) different += await compare(deps, cards, row, onCompared)
    if (rows.length < AT_ONCE) return different
    after = rows.at(-1)!.payment.no
  }
}

async function compare(
  { db, log }: Deps,
  cards: CardProvider,
  row: store.ComparedRow,
  onCompared: OnCompared | undefined,
): Promise<number> {
  const { name: provider } = cards
  const { id: paymentId, no } = row.payment
  const providerId = row.payment.providerId!
  const payment = await cards.getPayment(providerId).catch((error: unknown) => {
    if (error instanceof CardRefusedError) return undefined
    throw error
  })
  const found = payment
    ? differencesOf(row, payment)
    : [{ kind: 'unknown' as const, ours: row.payment.state, theirs: '' }]
  for (const { kind, ours, theirs } of found)
    log(`payment ${paymentId} differs in ${kind}: ${ours} here, ${theirs} at ${provider}`)
  await db.transaction(async (tx) => {
    await differences.setDifferences(tx, no, found)
    if (payment) await onCompared?.(tx, { provider, paymentId, providerId, payment })
  })
  return found.length
}

function differencesOf(
  { payment, refunded, asked, failed }: store.ComparedRow,
  theirs: Awaited<ReturnType<CardProvider['getPayment']>>,
): differences.Difference[] {
  type Figure = string | Fils
  const differing = (kind: CardDifference, ours: Figure, their: Figure) => [
    { kind, ours: String(ours), theirs: String(their) },
  ]
  if (theirs.currency !== CURRENCY) return differing('currency', CURRENCY, theirs.currency)
  const isCaptured = payment.state === 'captured'
  const isCapturedThere = theirs.state === 'captured'
  const amount =
    isCapturedThere && theirs.amount !== payment.amountFils
      ? differing('amount', payment.amountFils, theirs.amount)
      : []
  // Captured with another amount it isn't counted here, which is not another difference.
  if (isCaptured !== isCapturedThere)
    return amount.length > 0 ? amount : differing('state', payment.state, theirs.state)
  if (!isCaptured) return []
  return [
    ...amount,
    // What was asked for may be made there, and not recorded here yet.
    ...(theirs.refunded >= refunded && theirs.refunded <= refunded + asked
      ? []
      : differing('refunded', refunded, theirs.refunded)),
    ...(failed === 0 ? [] : differing('refund', failed, 'failed')),
  ]
}

const TASK = 'compare-card-payments'

/** Every night; a payment that was captured without our hearing of it is recorded then. */
export const paymentComparison = (deps: CardDeps) => ({
  tasks: {
    [TASK]: async () => {
      await askAgain(deps.db)
      await store.removeBodies(deps.db, BODY_DAYS)
      await comparePayments(deps, (tx, report) => recordPayment(deps, tx, report))
    },
  } satisfies Record<string, Task>,
  schedules: [{ task: TASK, at: '43 1 * * *' }] satisfies Schedule[],
  metrics: (registry: Registry) => {
    let last = 0
    new Gauge({
      name: 'ghiyar_card_differences',
      help: 'Card payments that differ from what their provider has, and refunds that it refused',
      registers: [registry],
      aggregator: 'max',
      // What was counted at the time before: a database that doesn't answer keeps nobody waiting.
      collect() {
        this.set(last)
        differences.countOpen(deps.db).then(
          (count) => (last = count),
          () => undefined,
        )
      },
    })
  },
})
