import type { Download, List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import type { PayoutBatch, WithheldPayout } from '#contract/payouts.ts'
import { payoutBatchNumber, payoutNumber } from '#contract/payout-status.ts'
import { recordStep } from '../../platform/audit.ts'
import { offsetOf } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { bankFile } from '../batches/bank-file.ts'
import { batchBy, pageOfBatches, pendingFigures } from '../batches/batch.store.ts'
import { presentBatch } from '../batches/pay-batch.ts'
import { pageOfEntries } from '../ledger.store.ts'
import { payoutSteps } from '../limits.ts'
import { presentLedgerEntry } from '../payments.present.ts'
import type { By, PayoutDeps } from './payout-deps.ts'
import { payoutKind } from './payout-kind.ts'
import { presentShown } from './payout.present.ts'
import * as store from './payout.store.ts'

// What operators read. Every look at who gets what is in the audit log.

type Deps = Pick<PayoutDeps, 'db' | 'limits'>

export async function getPayouts(
  { db }: Deps,
  { state, batch: id, ...paging }: ParsedInputOf<'getPayouts'>,
  by: By,
): Promise<ReplyOf<'getPayouts'> | Refusal> {
  const batch = id === undefined ? undefined : await batchBy(db, store.payoutBatches, { id })
  if (id !== undefined && !batch) return refuse('payout.not_found')
  const [{ rows, total }, sum] = await Promise.all([
    store.page(db, { state, batchNo: batch?.batch.no }, offsetOf(paging)),
    batch
      ? pendingFigures(db, store.payoutBatches, batch.batch.no)
      : state === 'open'
        ? store.approvableFigures(db)
        : undefined,
  ])
  if (rows.length > 0) await recordStep(db, 'payout.listed', by, id ?? null)
  return {
    ...{ payouts: rows.map(presentShown), total },
    sum: sum ? { count: sum.count, amount: toDirhams(sum.amount) } : null,
    batch: batch ? presentBatch(batch, payoutKind) : null,
  }
}

export async function getPayout(
  { db }: Deps,
  { id, ...paging }: ParsedInputOf<'getPayout'>,
  by: By,
): Promise<ReplyOf<'getPayout'> | Refusal> {
  const shown = await store.shownById(db, id)
  if (!shown) return refuse('payout.not_found')
  const { payout } = shown
  const { balance, after } = await store.originOf(db, payout)
  const { offset, limit } = offsetOf(paging)
  const [entries, events] = await Promise.all([
    pageOfEntries(db, payout.sellerNo, { after, upTo: payout.place - offset, limit }),
    store.eventsOf(db, payout.no),
  ])
  await recordStep(db, 'payout.read', by, id)
  return {
    ...presentShown(shown),
    events: events.map(({ at, ...event }) => ({ ...event, date: at.toISOString() })),
    balance: toDirhams(balance),
    open: toDirhams((balance - payout.amountFils) as Fils),
    entries: entries.map(presentLedgerEntry),
    total: payout.place - after,
  }
}

export async function getPayoutBatches(
  { db }: Deps,
  { state, ...paging }: ParsedInputOf<'getPayoutBatches'>,
): Promise<List<PayoutBatch>> {
  const { rows, total } = await pageOfBatches(db, store.payoutBatches, state, offsetOf(paging))
  return { items: rows.map((row) => presentBatch(row, payoutKind)), total }
}

export async function getWithheldPayouts(
  { db }: Deps,
  paging: ParsedInputOf<'getWithheldPayouts'>,
  by: By,
): Promise<List<WithheldPayout>> {
  const { rows, total } = await store.pageOfWithheld(db, offsetOf(paging))
  if (rows.length > 0) await recordStep(db, 'payout.listed', by, null)
  const items = rows.map(({ id, companyName, withheld: { amountFils, reason, at } }) => ({
    seller: { _id: id, company_name: companyName },
    ...{ amount: toDirhams(amountFils), reason, date: at.toISOString() },
  }))
  return { items, total }
}

export async function getPayoutFile(
  { db, limits }: Deps,
  { batch: id }: ParsedInputOf<'getPayoutFile'>,
  by: By,
): Promise<Download | Refusal> {
  const limited = await limits.take(payoutSteps, by.caller.id)
  if (limited) return limited
  const found = await batchBy(db, store.payoutBatches, { id })
  if (!found) return refuse('payout.not_found')
  const { no } = found.batch
  const number = payoutBatchNumber(no)
  const rows = await store.linesOfBatch(db, no)
  const lines = rows.map(({ no: payoutNo, ...row }) => {
    const ofPayout = payoutNumber(payoutNo)
    return { ...row, number: ofPayout, reference: `${ofPayout} ${number}` }
  })
  await recordStep(db, 'payout.exported', by, id)
  return bankFile('payouts', number, lines)
}
