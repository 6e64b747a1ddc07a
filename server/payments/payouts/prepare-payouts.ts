import { newId } from '../../platform/id.ts'
import type { Executor } from '../../platform/db.ts'
import type { Schedule } from '../../platform/jobs.ts'
import { addPayoutPostings, lockAccounts } from '../ledger.store.ts'
import { payoutPrepared } from '../postings.ts'
import * as store from './payout.store.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { availableOf, withheldReasonOf } from './standing.ts'
import { sellersWithEntries, standingsOf, type Standing } from './standing.store.ts'

type Deps = Pick<PayoutDeps, 'db' | 'log' | 'payoutSettings'>

/** How many accounts are locked at once, for some milliseconds. */
const SELLERS_AT_ONCE = 100

/**
 * Prepares a payout of all that is available for every seller to whom enough is due, and records why others get none. A
 * second run, even at the same time, finds nothing available any more.
 */
export async function preparePayouts(deps: Deps): Promise<void> {
  for (let after = 0; ;) {
    const nos = await sellersWithEntries(deps.db, { after, limit: SELLERS_AT_ONCE })
    if (nos.length === 0) return
    await prepareFor(deps, nos).catch((error: unknown) => oneByOne(deps, nos, error))
    after = nos.at(-1)!
  }
}

/** Where some can't be paid together, those who are not at fault are. */
async function oneByOne(deps: Deps, nos: number[], error: unknown): Promise<void> {
  deps.log('payouts of some sellers are prepared one by one', error)
  for (const no of nos)
    await prepareFor(deps, [no]).catch((reason: unknown) =>
      deps.log(`no payout could be prepared for seller ${no}`, reason),
    )
}

async function prepareFor({ db, payoutSettings: { minimum } }: Deps, nos: number[]): Promise<void> {
  const due = (standings: Standing[]) =>
    // One payout at a time: what came after it waits for its end.
    standings.filter((each) => each.inPayout === 0 && availableOf(each) >= minimum)
  const found = due(await standingsOf(db, nos))
  await db.transaction((tx) => recordWithheld(tx, nos, found))
  const payable = found.filter((standing) => !withheldReasonOf(standing))
  if (payable.length === 0) return
  await db.transaction(async (tx) => {
    const sellerNos = payable.map(({ sellerNo }) => sellerNo)
    await lockAccounts(tx, sellerNos)
    // What was sold, refunded or paid out in the meantime counts.
    const now = due(await standingsOf(tx, sellerNos))
    await insertPayouts(
      tx,
      now.filter((standing) => !withheldReasonOf(standing)),
    )
  })
}

const recordWithheld = (tx: Executor, nos: number[], due: Standing[]) =>
  store.replaceWithheld(
    tx,
    nos,
    due.flatMap((standing) => {
      const reason = withheldReasonOf(standing)
      const { sellerNo } = standing
      return reason ? [{ sellerNo, reason, amountFils: availableOf(standing) }] : []
    }),
  )

/** The accounts of the sellers must be locked. */
async function insertPayouts(tx: Executor, standings: Standing[]): Promise<void> {
  if (standings.length === 0) return
  const added = await store.insertPayouts(
    tx,
    standings.map((standing) => ({
      ...{ id: newId(), sellerNo: standing.sellerNo, amountFils: availableOf(standing) },
      ...{ iban: standing.iban!, beneficiary: standing.legalName, place: standing.entries },
    })),
  )
  await addPayoutPostings(
    tx,
    added.map(({ no: payoutNo, sellerNo, amountFils: amount }) =>
      payoutPrepared({ payoutNo, sellerNo, amount }),
    ),
  )
  await store.addEvents(
    tx,
    added.map(({ no: payoutNo, state }) => ({ payoutNo, event: 'prepare', toState: state })),
  )
}

export const PREPARE_PAYOUTS = 'prepare-payouts'

/** In UTC: early in the morning of the UAE, and on the same day. */
export const preparedAt = { hour: 1, minute: 7 }

const PREPARE_ON_DAYS = 'prepare-payouts-on-days'

export const payoutPreparation = (deps: Deps) => ({
  tasks: {
    [PREPARE_PAYOUTS]: () => preparePayouts(deps),
    [PREPARE_ON_DAYS]: () => prepareOnDays(deps, new Date()),
  },
  // Every day: operators change the days while this runs.
  schedules: [
    { task: PREPARE_ON_DAYS, at: `${preparedAt.minute} ${preparedAt.hour} * * *` },
  ] satisfies Schedule[],
})

/** Prepares payouts where that is done on this day of the week, which is the same in UTC and in the UAE. */
export async function prepareOnDays(deps: Deps, now: Date): Promise<void> {
  if (deps.payoutSettings.days.includes(now.getUTCDay())) await preparePayouts(deps)
}
