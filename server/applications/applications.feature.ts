import type { FilesService } from '../accounts/files.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { loadSigner } from '../platform/signing-key.ts'
import { figures } from './application.store.ts'
import type { ApplicationsDeps } from './applications-deps.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { removeOld } from './former-seller.store.ts'
import { recordChange } from './changed-licences.ts'
import { changedFigures } from './former-licence.store.ts'
import { remindOfLicences } from './licence-reminders.ts'
import { applyToSell } from './own-application.ts'
import { applicationsData } from './personal-data.ts'

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'origin'> & {
  files: FilesService
  notifications: NotificationsService
  stock: StockService
}

/** Companies that apply to sell, and what becomes of them. */
export async function registerApplications(given: Deps): Promise<Registered<object>> {
  const { db, env } = given
  const signer = await loadSigner(db)
  const deps: ApplicationsDeps = { ...given, signer, demo: env.DEMO }
  return {
    services: {},
    bindings: applicationsRoutes(deps),
    tasks: {
      'remind-licences': () => remindOfLicences(deps),
      'sweep-former-sellers': () => removeOld(db),
    },
    schedules: [
      // In the morning of the Emirates.
      { task: 'remind-licences', at: '17 5 * * *' },
      { task: 'sweep-former-sellers', at: '37 3 * * *' },
    ],
    personalData: applicationsData(signer),
    queues: { sellers: () => figures(db), 'changed-licences': () => changedFigures(db) },
    onLicenceChanged: (tx, seller, before) => recordChange(deps, tx, seller, before),
    onSellerJoined: (tx, seller) => applyToSell(deps, tx, seller),
  }
}
