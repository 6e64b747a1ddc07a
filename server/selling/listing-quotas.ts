import type { RowQuota } from '#contract/quotas.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { Executor } from '../platform/db.ts'
import type { Refusal } from '../platform/refusal.ts'
import {
  distinctTerms,
  keyOf,
  levelsOf,
  termsOf,
  weightOf,
  type Candidate,
} from './listing-terms.ts'
import { nothingPlanned, Tally, type Planned } from './quota-tally.ts'
import * as store from './seller-term.store.ts'

export type { Candidate } from './listing-terms.ts'

// The quotas that listings count towards, for the sell form and the importer alike.

export type ListingQuotaDeps = {
  quotas: Pick<QuotasService, 'limit' | 'use' | 'usedToday'>
  stock: Pick<StockService, 'unknownWords' | 'fitmentOf'>
}

export type Admission<Row> = {
  refused: Map<Row, RowQuota>
  /** Counts what was admitted, in the transaction that writes it. */
  record: (tx: Executor) => Promise<void>
}

/** Which of these may be written, in their order; those admitted are added to `planned`. */
export async function admitListings<Row>(
  deps: ListingQuotaDeps,
  tx: Executor,
  sellerNo: number,
  rows: (readonly [Row, Candidate])[],
  planned: Planned = nothingPlanned(),
): Promise<Admission<Row>> {
  const { quotas } = deps
  const refused = new Map<Row, RowQuota>()
  const found = rows.map(([row, candidate]) => ({
    ...{ row, candidate, terms: termsOf(deps, candidate) },
  }))
  const terms = distinctTerms(found.flatMap(({ terms }) => terms))
  const tally = new Tally({
    levels: await levelsOf(deps, tx, sellerNo),
    written: await quotas.usedToday(tx, 'writesPerDay', sellerNo),
    known: await store.known(tx, sellerNo, terms),
    planned,
  })
  for (const { row, candidate, terms } of found) {
    const over = tally.add(terms, candidate.isNew, quotas.limit)
    if (over) refused.set(row, over)
  }
  const admitted = rows.length - refused.size
  return {
    refused,
    async record(tx) {
      await store.add(tx, sellerNo, tally.added)
      if (admitted > 0) await quotas.use(tx, 'writesPerDay', sellerNo, admitted)
    },
  }
}

/**
 * What records that removed listings among these are restored; a refusal when they would be too many
 * on offer, or bring brands, words and vehicles that are too many by now.
 */
export async function admitRestored(
  deps: ListingQuotaDeps & { quotas: Pick<QuotasService, 'check'> },
  tx: Executor,
  sellerNo: number,
  ids: string[],
): Promise<Refusal | ((tx: Executor) => Promise<void>)> {
  const removed = await store.removedAmong(tx, sellerNo, ids)
  if (removed.length === 0) return async () => undefined
  const terms = distinctTerms(removed.flatMap((row) => termsOf(deps, { isNew: true, ...row })))
  const known = new Set((await store.known(tx, sellerNo, terms)).map(keyOf))
  const fresh = terms.filter((term) => !known.has(keyOf(term)))
  const levels = await levelsOf(deps, tx, sellerNo)
  const objection = (kind: Exclude<keyof store.Levels, 'hasFitted'>, more: number) =>
    more > 0 ? deps.quotas.check(kind, levels[kind] + more) : undefined
  return (
    objection('listings', removed.length) ??
    objection('brands', weightOf(fresh, 'brand')) ??
    objection('words', weightOf(fresh, 'word')) ??
    objection('vehicles', weightOf(fresh, 'fitment')) ??
    ((tx) => store.add(tx, sellerNo, fresh))
  )
}
