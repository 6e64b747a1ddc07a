import type { ListQuota } from '#contract/quotas.ts'
import type { QuotasService } from '../../accounts/quotas.service.ts'
import type { Executor } from '../../platform/db.ts'
import * as store from './imports.store.ts'

export type TimeDeps = {
  db: Executor
  quotas: Pick<QuotasService, 'limit' | 'use' | 'countRefused'>
}

/** The importer has worked on a list, or for its seller today, for as long as it may. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
  readonly problem: `quota_${ListQuota}`

  constructor(kind: ListQuota) {
    super(kind)
    this.problem = `quota_${kind}`
  }
}

/** Records time worked on an import. Throws `OutOfTime`. */
export async function recordTime(
  { db, quotas }: TimeDeps,
  no: number,
  workedMs: number,
): Promise<void> {
  const ended = await store.endTurn(db, no, workedMs)
  if (!ended) return
  const today = await quotas.use(db, 'importerSecondsPerDay', ended.sellerNo, workedMs / 1_000)
  for (const [kind, used] of [
    ['secondsPerImport', ended.workedMs / 1_000],
    ['importerSecondsPerDay', today],
  ] as const)
    if (used > quotas.limit(kind)) {
      quotas.countRefused(kind)
      throw new OutOfTime(kind)
    }
}
