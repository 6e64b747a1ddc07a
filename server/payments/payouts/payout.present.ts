import { toDirhams } from '#contract/money.ts'
import { payoutBatchNumber, payoutNumber } from '#contract/payout-status.ts'
import type { NextPayout, Payout } from '#contract/payments.ts'
import type { PayoutInList } from '#contract/payouts.ts'
import type { PayoutRow, ShownPayoutRow } from './payout.store.ts'
import type { PayoutSettings } from './payout-deps.ts'
import { preparedAt } from './prepare-payouts.ts'
import { withheldReasonOf } from './standing.ts'
import type { Standing } from './standing.store.ts'

const SHOWN = 4

/** For its seller. */
export const presentPayout = (row: PayoutRow): Payout => ({
  number: payoutNumber(row.no),
  date: (row.endedAt ?? row.preparedAt).toISOString(),
  amount: toDirhams(row.amountFils),
  ...{ state: row.state, reference: row.reference, reason: row.reason },
  iban_ending: row.iban.slice(-SHOWN),
})

export function presentNext(
  standing: Standing,
  { days, minimum }: PayoutSettings,
  now: Date,
): NextPayout {
  const withheld = withheldReasonOf(standing)
  const until = withheld === 'iban_changed' ? standing.waitsUntil : null
  return {
    date: nextDay(days, now),
    minimum: toDirhams(minimum),
    withheld,
    until: until === null ? null : new Date(until).toISOString(),
  }
}

const WEEK = 7
const DAY_MS = 24 * 3_600_000

/** The day on which payouts are prepared next, which is the same in UTC and in the UAE. */
function nextDay(days: readonly number[], now: Date): string | null {
  const { hour, minute } = preparedAt
  const shift = (hour * 60 + minute) * 60_000
  for (let later = 1; later <= WEEK; later++) {
    const day = new Date(now.getTime() - shift + later * DAY_MS).toISOString().slice(0, 10)
    if (days.includes(new Date(day).getUTCDay())) return day
  }
  return null
}

/** For operators. */
export function presentShown(shown: ShownPayoutRow): PayoutInList {
  const { payout: row, sellerId, companyName, isSuspended, isIbanChanged, batchId } = shown
  return {
    _id: row.id,
    number: payoutNumber(row.no),
    seller: sellerId === null ? null : { _id: sellerId, company_name: companyName! },
    ...{ beneficiary: row.beneficiary, iban: row.iban },
    ...{ iban_changed: isIbanChanged, suspended: isSuspended },
    ...{ amount: toDirhams(row.amountFils), state: row.state },
    date: row.preparedAt.toISOString(),
    ended: row.endedAt?.toISOString() ?? null,
    ...{ reference: row.reference, reason: row.reason },
    batch: batchId === null ? null : { _id: batchId, number: payoutBatchNumber(row.batchNo!) },
  }
}
