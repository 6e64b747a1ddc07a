import type { List, ReplyOf } from '#contract/api.ts'
import type { FailedJob } from '#contract/operations.ts'
import { mayOperate, type OperatorPermission } from '#contract/operator-roles.ts'
import type { Caller } from '../platform/api/caller.ts'
import { recordStep, type AuditEvent } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as store from './job.store.ts'
import type { By, OperatorDeps } from './operator-deps.ts'

/** Some jobs move money, and need more than the permission for jobs. */
const permissionFor = ({ features }: OperatorDeps, task: string): OperatorPermission | undefined =>
  features.map(({ taskPermissions }) => taskPermissions?.[task]).find(Boolean)

const mayChange = (deps: OperatorDeps, task: string, { operator }: Caller): boolean => {
  const permission = permissionFor(deps, task)
  return !permission || mayOperate(operator!, permission)
}

export async function getFailedJobs(
  deps: OperatorDeps,
  page: Page,
  by: By,
): Promise<List<FailedJob>> {
  const { db } = deps
  const { rows, total } = await store.failed(db, offsetOf(page))
  // An error may name a person's address.
  if (rows.length > 0) await recordStep(db, 'job.listed', by)
  return {
    items: rows.map(({ id, task, error, attempts, most, at, next }) => ({
      ...{ _id: id, task, error, attempts, most, date: new Date(at).toISOString() },
      next: next === null ? null : new Date(next).toISOString(),
      allowed: mayChange(deps, task, by.caller),
    })),
    total,
  }
}

export const retryJob = (
  deps: OperatorDeps,
  id: string,
  by: By,
): Promise<ReplyOf<'retryJob'> | Refusal> => change(deps, 'job.retried', store.retry, id, by)

export const dropJob = (
  deps: OperatorDeps,
  id: string,
  by: By,
): Promise<ReplyOf<'dropJob'> | Refusal> => change(deps, 'job.dropped', store.drop, id, by)

const change = (
  deps: OperatorDeps,
  event: AuditEvent,
  apply: (tx: Executor, id: string) => Promise<void>,
  id: string,
  by: By,
) =>
  deps.db.transaction(async (tx) => {
    const task = await store.lockFailed(tx, id)
    if (task === undefined) return refuse('job.not_found')
    if (!mayChange(deps, task, by.caller)) return refuse('auth.role')
    if (permissionFor(deps, task) && !by.caller.isRecent) return refuse('factor.recent')
    await apply(tx, id)
    await recordStep(tx, event, by, null, { job: id, task })
    return { message: 'success' as const }
  })

/** Those that were given up; the others go on by themselves. */
export async function jobFigures({ db }: Pick<OperatorDeps, 'db'>): Promise<QueueFigures> {
  const { waiting, oldest } = await store.givenUp(db)
  return { waiting, oldest: oldest === null ? null : new Date(oldest) }
}
