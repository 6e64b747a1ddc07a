import { bind } from '../platform/api/binding.ts'
import { getAuditLog } from './get-audit-log.ts'
import { getHealth } from './get-health.ts'
import { dropJob, getFailedJobs, retryJob } from './failed-jobs.ts'
import { getOverview } from './get-overview.ts'
import type { OperatorDeps } from './operator-deps.ts'

export const operatorRoutes = (deps: OperatorDeps) => [
  bind('getOverview', (_, { caller }) => getOverview(deps, caller)),
  bind('getHealth', () => getHealth(deps)),
  bind('getFailedJobs', (page, by) => getFailedJobs(deps, page, by)),
  bind('retryJob', ({ id }, by) => retryJob(deps, id, by)),
  bind('dropJob', ({ id }, by) => dropJob(deps, id, by)),
  bind('getAuditLog', (input, by) => getAuditLog(deps, input, by)),
]
