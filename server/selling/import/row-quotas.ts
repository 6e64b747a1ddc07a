import type { RowQuota } from '#contract/quotas.ts'
import type { QuotasService } from '../../accounts/quotas.service.ts'
import type { ListingChange } from '../../catalog/stock.service.ts'
import type { Executor } from '../../platform/db.ts'
import {
  admitListings,
  type Admission,
  type Candidate,
  type ListingQuotaDeps,
} from '../listing-quotas.ts'
import type { Planned } from '../quota-tally.ts'
import type { Existing } from './existing.store.ts'
import type { ReadListing } from './reading/listing-of-row.ts'
import type { CellNote } from './reading/row-notes.ts'

/** What a row would write: a new listing, or a change of one that is there `now`. */
export type Write = {
  read: ReadListing
  now: Existing | undefined
  change: ListingChange | undefined
}

/** Which rows are beyond a quota of their seller. */
export async function refusedRows<Row>(
  deps: QuotaDeps,
  tx: Executor,
  sellerNo: number,
  writes: Iterable<readonly [Row, Write]>,
  planned?: Planned,
): Promise<Admission<Row>> {
  const rows = [...writes].map(([row, write]) => [row, candidateOf(write)] as const)
  const admission = await admitListings(deps, tx, sellerNo, rows, planned)
  for (const kind of admission.refused.values()) deps.quotas.countRefused(kind)
  return admission
}

function candidateOf({ read, now, change }: Write): Candidate {
  const { partName, partNameAr, brand, vehicles } = now ? change! : read
  return { isNew: !now, skuKey: read.skuKey, partName, partNameAr, brand, vehicles }
}

/** What is noted on a row beyond a quota; the value is the quota. */
export const quotaNote = (kind: RowQuota, limit: number): CellNote => ({
  ...{ field: null, value: String(limit) },
  code: `quota_${kind}`,
})

export type QuotaDeps = ListingQuotaDeps & { quotas: Pick<QuotasService, 'countRefused'> }
