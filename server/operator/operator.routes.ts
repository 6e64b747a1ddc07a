import { bind } from '../platform/api/binding.ts'
import { getAuditLog } from './get-audit-log.ts'
import { getHealth } from './get-health.ts'
import { dropJob, getFailedJobs, retryJob } from './failed-jobs.ts'
import { getOverview } from './get-overview.ts'
import { getAccount } from './look-up/get-account.ts'
import { lookUp } from './look-up/look-up.ts'
import type { OperatorDeps } from './operator-deps.ts'
import { getWeeklyFigures } from './weekly-figures.ts'

export const operatorRoutes = (deps: OperatorDeps) => [
  bind('getOverview', (_, { caller }) => getOverview(deps, caller)),
  bind('getWeeklyFigures', (_, { caller }) => getWeeklyFigures(deps, caller)),
  bind('getHealth', () => getHealth(deps)),
  bind('getFailedJobs', (page, by) => getFailedJobs(deps, page, by)),
  bind('retryJob', ({ id }, by) => retryJob(deps, id, by)),
  bind('dropJob', ({ id }, by) => dropJob(deps, id, by)),
  bind('lookUp', (input, by) => lookUp(deps, input, by)),
  bind('getAccount', (input, by) => getAccount(deps, input, by)),
  bind('getAuditLog', (input, by) => getAuditLog(deps, input, by)),
]
