import type { Platform, Registered } from '../platform/feature.ts'
import { checkAudit } from './check-audit.ts'
import { jobFigures } from './failed-jobs.ts'
import { operatorRoutes } from './operator.routes.ts'
import { countWeeks } from './weekly-figures.ts'

type Deps = Pick<Platform, 'db' | 'features' | 'limits'>

/** What operators see of the installation; the queues themselves belong to their features. */
export function registerOperator(deps: Deps): Registered<object> {
  return {
    services: {},
    bindings: operatorRoutes(deps),
    tasks: {
      'check-audit': () => checkAudit(deps),
      'count-weeks': () => countWeeks(deps),
    },
    schedules: [
      { task: 'check-audit', at: '41 2 * * *' },
      { task: 'count-weeks', at: '*/10 * * * *' },
    ],

    queues: { jobs: () => jobFigures(deps) },
  }
}
