import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DailyQuota, QuotaKind, Quotas } from '#contract/quotas.ts'
import type { Executor } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { secondsLeftOfUaeDay, uaeDay } from '../platform/uae-day.ts'
import * as store from './account-usage.store.ts'

const MEGABYTE = 1_000_000

type Deps = {
  db: NodePgDatabase
  quotas: Quotas
  /** Called for each refusal; `times` where one statement refuses several. */
  onRefused: (kind: QuotaKind, times: number) => void
  now?: () => Date
}

export type QuotasService = ReturnType<typeof quotasService>

/**
 * Checks what an account has and does against its quotas. Levels are measured where they are stored; daily
 * use is counted here, in the transaction that causes it. Concurrent requests can exceed a level by what
 * they add.
 */
export function quotasService({ db, quotas, onRefused, now = () => new Date() }: Deps) {
  const refused = (kind: QuotaKind, retryAfter?: number): Refusal => {
    onRefused(kind, 1)
    return refuse(`quota.${kind}`, undefined, { retryAfter, values: { limit: quotas[kind] } })
  }
  const refusedToday = (kind: DailyQuota) => refused(kind, secondsLeftOfUaeDay(now()))
  const usedToday = (tx: Executor, kind: DailyQuota, accountNo: number) =>
    store.used(tx, { accountNo, kind, day: uaeDay(now()) })

  return {
    limit: (kind: QuotaKind): number => quotas[kind],

    refuse: (kind: QuotaKind): Refusal => refused(kind),

    usedToday,

    /** A refusal when a level is above its quota. */
    check: (kind: QuotaKind, level: number): Refusal | undefined =>
      level > quotas[kind] ? refused(kind) : undefined,

    /** Counts what was refused without a `Refusal`, such as the rows of a list. */
    countRefused: (kind: QuotaKind, times = 1): void => onRefused(kind, times),

    /** Adds to what is used today, whatever the quota; returns the sum. */
    use: (tx: Executor, kind: DailyQuota, accountNo: number, amount = 1): Promise<number> =>
      store.add(tx, { accountNo, kind, day: uaeDay(now()) }, amount),

    /** A refusal when nothing is left of a daily quota. */
    async left(kind: DailyQuota, accountNo: number): Promise<Refusal | undefined> {
      return (await usedToday(db, kind, accountNo)) >= quotas[kind] ? refusedToday(kind) : undefined
    },

    /** A refusal when an account may store no more files, of which `bytes` would be added. */
    async mayStore(accountNo: number, bytes: number): Promise<Refusal | undefined> {
      if ((await usedToday(db, 'filesPerDay', accountNo)) >= quotas.filesPerDay)
        return refusedToday('filesPerDay')
      const stored = await store.storedBytes(db, accountNo)
      return this.check('storedMegabytes', (stored + bytes) / MEGABYTE)
    },

    tasks: {
      'sweep-usage': () => store.removeBefore(db, uaeDay(now(), -1)),
    } satisfies Record<string, Task>,
    schedules: [{ task: 'sweep-usage', at: '17 3 * * *' }] satisfies Schedule[],
  }
}
