import { returnDays } from '#contract/limits.ts'
import { sellerAccounts } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import type { PayoutState } from '#contract/payout-status.ts'
import type { NewPosting } from '#server/payments/ledger.store.ts'

type DatedPosting = NewPosting & { at: Date }

export type DrawnPayout = {
  sellerNo: number
  amount: Fils
  /** The entries of the seller until then. */
  place: number
  at: Date
  /** From 0, the earliest. */
  run: number
  state: PayoutState
  endedAt: Date | null
}

const DAY = 24 * 3_600_000
const RUNS = 6
const MINIMUM = 50_00

/** Early on the last Mondays, as the schedule has it. */
function runsBefore(now: Date): Date[] {
  const monday = new Date(now)
  monday.setUTCHours(1, 7, 0, 0)
  while (monday.getUTCDay() !== 1 || monday >= now) monday.setTime(monday.getTime() - DAY)
  return Array.from(
    { length: RUNS },
    (_, at) => new Date(monday.getTime() - (RUNS - 1 - at) * 7 * DAY),
  )
}

/**
 * What would have been paid out on the last Mondays to these sellers, the first of whom had a transfer that failed. Of the
 * last run a part waits for approval, and the rest is with the bank.
 */
export function drawPayouts(
  postings: DatedPosting[],
  sellerNos: number[],
  now: Date,
): DrawnPayout[] {
  const bySeller = Map.groupBy(postings, ({ sellerNo }) => sellerNo)
  const runs = runsBefore(now)
  const known = { sellers: 0, pending: 0 }
  const all = sellerNos.flatMap((sellerNo) => {
    const own = bySeller.get(sellerNo) ?? []
    const drawn: DrawnPayout[] = []
    for (const [run, at] of runs.entries()) {
      const paid = drawn.filter(({ state }) => state === 'paid')
      const { balance, open, entries } = accountAt(own, at)
      const amount = (balance - open - paid.reduce((sum, each) => sum + each.amount, 0)) as Fils
      if (amount < MINIMUM) continue
      const isPending = run === RUNS - 1
      const isFirst = known.sellers === 0 && drawn.length === 0
      const state = isPending ? pendingState(known.pending++) : isFirst ? 'failed' : 'paid'
      const endedAt = state === 'paid' || state === 'failed' ? new Date(at.getTime() + DAY) : null
      drawn.push({ sellerNo, amount, place: entries + paid.length, at, run, state, endedAt })
    }
    if (drawn.length > 0) known.sellers += 1
    return drawn
  })
  return known.pending > 0 ? all : withOnePending(all)
}

/** In a week without sales nothing is due in the last run; then the latest that was paid still waits for approval. */
function withOnePending(drawn: DrawnPayout[]): DrawnPayout[] {
  const paid = drawn.filter(({ state }) => state === 'paid').toSorted((a, b) => a.run - b.run)
  const latest = paid.at(-1)
  return drawn.map((each) =>
    each === latest ? { ...each, state: 'open' as const, endedAt: null } : each,
  )
}

const pendingState = (place: number): PayoutState => (place % 2 === 0 ? 'open' : 'approved')

function accountAt(postings: DatedPosting[], at: Date) {
  const account = { balance: 0, open: 0, entries: 0 }
  const stillOpen = new Date(at.getTime() - returnDays * DAY)
  for (const posting of postings.filter((each) => each.at < at)) {
    const own = posting.entries.filter((entry) => isSellers(entry.account))
    const net = own.reduce((sum, { amountFils }) => sum + amountFils, 0)
    account.balance += net
    account.entries += own.length
    const isByCard = posting.entries.some(({ account: name }) => name === 'orders')
    if (isByCard && posting.at > stillOpen) account.open += net
  }
  return account
}

const isSellers = (account: string) => (sellerAccounts as readonly string[]).includes(account)
