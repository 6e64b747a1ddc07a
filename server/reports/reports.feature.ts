import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { reportsData } from './personal-data.store.ts'
import { figures, removeOld } from './report.store.ts'
import { reportsRoutes } from './reports.routes.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'origin'> & {
  notifications: NotificationsService
  stock: StockService
}

/** Reports of listings and companies, and what operators do about them. */
export const registerReports = (deps: Deps): Registered<object> => ({
  services: {},
  bindings: reportsRoutes(deps),
  tasks: { 'sweep-reports': () => removeOld(deps.db) },
  schedules: [{ task: 'sweep-reports', at: '41 3 * * *' }],
  personalData: reportsData,
  queues: { 'listing-reports': () => figures(deps.db) },
})
