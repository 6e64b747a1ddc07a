import type { List, ReplyOf } from '#contract/api.ts'
import type { FailedJob } from '#contract/operations.ts'
import { recordAudit, type AuditEvent } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as store from './job.store.ts'
import type { By, OperatorDeps } from './operator-deps.ts'

const record = (
  db: Executor,
  event: AuditEvent,
  { caller, client: { address, agent } }: By,
  facts = {},
) => recordAudit(db, { event, actor: caller.id, address, agent, facts })

export async function getFailedJobs(
  { db }: OperatorDeps,
  page: Page,
  by: By,
): Promise<List<FailedJob>> {
  const { rows, total } = await store.failed(db, offsetOf(page))
  // An error may name a person's address.
  if (rows.length > 0) await record(db, 'job.listed', by)
  return {
    items: rows.map(({ id, task, error, attempts, most, at, next }) => ({
      ...{ _id: id, task, error, attempts, most, date: new Date(at).toISOString() },
      next: next === null ? null : new Date(next).toISOString(),
    })),
    total,
  }
}

export const retryJob = (
  { db }: OperatorDeps,
  id: string,
  by: By,
): Promise<ReplyOf<'retryJob'> | Refusal> => change(db, 'job.retried', store.retry, id, by)

export const dropJob = (
  { db }: OperatorDeps,
  id: string,
  by: By,
): Promise<ReplyOf<'dropJob'> | Refusal> => change(db, 'job.dropped', store.drop, id, by)

const change = (
  db: OperatorDeps['db'],
  event: AuditEvent,
  apply: (tx: Executor, id: string) => Promise<string | undefined>,
  id: string,
  by: By,
) =>
  db.transaction(async (tx) => {
    const task = await apply(tx, id)
    if (task === undefined) return refuse('job.not_found')
    await record(tx, event, by, { job: id, task })
    return { message: 'success' as const }
  })

/** Those that were given up; the others go on by themselves. */
export async function jobFigures({ db }: Pick<OperatorDeps, 'db'>): Promise<QueueFigures> {
  const { waiting, oldest } = await store.givenUp(db)
  return { waiting, oldest: oldest === null ? null : new Date(oldest) }
}
