import { inArray, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { seller } from '#server/accounts/seller.tables.ts'
import type { NewPosting } from '#server/payments/ledger.store.ts'
import {
  payout,
  payoutBatch,
  payoutEvent,
  withheldPayout,
} from '#server/payments/payouts/payout.tables.ts'
import { payoutPaid, payoutPrepared, payoutReleased } from '#server/payments/postings.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { drawPayouts, type DrawnPayout } from './draw-payouts.ts'

type DatedPosting = NewPosting & { at: Date }

/** No operator: a demonstration has none until somebody makes one. */
export const OPERATOR = 0
const HOUR = 3_600_000

/** Payouts of the last weeks to the sellers who have an IBAN, with their batches; what is to be posted. */
export async function insertPayouts(
  db: Executor,
  postings: DatedPosting[],
  now: Date,
): Promise<DatedPosting[]> {
  const sellerNos = [...new Set(postings.flatMap(({ sellerNo }) => sellerNo ?? []))]
  const profiles = await profilesOf(
    db,
    sellerNos.toSorted((a, b) => a - b),
  )
  const payable = profiles.filter(({ iban }) => iban !== null)
  const drawn = drawPayouts(
    postings,
    payable.map(({ no }) => no),
    now,
  ).toSorted((a, b) => a.run - b.run)
  await insertWithheld(db, postings, {
    sellerNos: profiles.filter(({ iban }) => iban === null).map(({ no }) => no),
    now,
  })
  if (drawn.length === 0) return []
  const batchNos = await insertBatches(db, drawn)
  const known = new Map(payable.map((profile) => [profile.no, profile]))
  const rows = await db
    .insert(payout)
    .values(
      drawn.map(({ sellerNo, amount, place, at, run, state, endedAt }) => ({
        ...{ id: idFromKey(`demo-payout/${run}/${sellerNo}`), sellerNo, amountFils: amount, place },
        iban: known.get(sellerNo)!.iban!,
        beneficiary: known.get(sellerNo)!.legalName,
        ...{ state, preparedAt: at, endedAt },
        batchNo: state === 'open' ? null : batchNos.get(run)!,
        reference: state === 'paid' ? referenceOf(run) : null,
        reason: state === 'failed' ? ('bank' as const) : null,
      })),
    )
    .returning({ no: payout.no })
  const numbered = drawn.map((each, at) => ({ ...each, payoutNo: rows[at]!.no }))
  await db.insert(payoutEvent).values(numbered.flatMap(eventsOf))
  return numbered.flatMap(postingsOf)
}

const profilesOf = async (db: Executor, nos: number[]) =>
  nos.length === 0
    ? []
    : db
        .select({
          no: seller.no,
          iban: seller.iban,
          legalName: sql<string>`coalesce(${seller.legalName}, ${seller.companyName})`,
        })
        .from(seller)
        .where(inArray(seller.no, nos))
        .orderBy(seller.no)

const referenceOf = (run: number) => `DEMO-PAYOUTS-${run + 1}`
const approvedAt = (at: Date) => new Date(at.getTime() + 6 * HOUR)

/** One for each run, of what was approved of it. */
async function insertBatches(db: Executor, drawn: DrawnPayout[]): Promise<Map<number, number>> {
  const nos = new Map<number, number>()
  const byRun = Map.groupBy(
    drawn.filter(({ state }) => state !== 'open'),
    ({ run }) => run,
  )
  for (const [run, payouts] of byRun) {
    const isPaid = payouts.some(({ state }) => state === 'paid')
    const [batch] = await db
      .insert(payoutBatch)
      .values({
        ...{ id: idFromKey(`demo-payout-batch/${run}`), count: payouts.length },
        amountFils: payouts.reduce((sum, { amount }) => sum + amount, 0) as Fils,
        ...{ approvedBy: OPERATOR, approvedAt: approvedAt(payouts[0]!.at) },
        reference: isPaid ? referenceOf(run) : null,
      })
      .returning({ no: payoutBatch.no })
    nos.set(run, batch!.no)
  }
  return nos
}

type Numbered = DrawnPayout & { payoutNo: number }

function eventsOf({ payoutNo, at, state, endedAt }: Numbered) {
  const prepared = { payoutNo, event: 'prepare' as const, toState: 'open' as const, at }
  if (state === 'open') return [prepared]
  const by = { payoutNo, operatorNo: OPERATOR }
  const approved = {
    ...{ ...by, event: 'approve' as const, at: approvedAt(at) },
    ...{ fromState: 'open' as const, toState: 'approved' as const },
  }
  if (state === 'approved') return [prepared, approved]
  const event = state === 'paid' ? ('pay' as const) : ('fail' as const)
  const ended = { ...by, event, fromState: 'approved' as const, toState: state, at: endedAt! }
  return [prepared, approved, ended]
}

function postingsOf({ payoutNo, sellerNo, amount, at, state, endedAt }: Numbered): DatedPosting[] {
  const of = { payoutNo, sellerNo, amount }
  const prepared = { ...payoutPrepared(of), at }
  if (endedAt === null) return [prepared]
  const ended = state === 'paid' ? payoutPaid(of) : payoutReleased(of)
  return [prepared, { ...ended, at: endedAt }]
}

/** Those without an IBAN to whom something would be paid. */
async function insertWithheld(
  db: Executor,
  postings: DatedPosting[],
  { sellerNos, now }: { sellerNos: number[]; now: Date },
): Promise<void> {
  const latest = Map.groupBy(drawPayouts(postings, sellerNos, now), ({ sellerNo }) => sellerNo)
  const rows = [...latest].map(([sellerNo, payouts]) => {
    // What would have been paid in every run is still due.
    const amountFils = payouts
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0) as Fils
    return { sellerNo, amountFils, reason: 'no_iban' as const, at: payouts.at(-1)!.at }
  })
  if (rows.length > 0) await db.insert(withheldPayout).values(rows)
}
