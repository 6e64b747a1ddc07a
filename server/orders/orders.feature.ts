import type { FilesService } from '../accounts/files.service.ts'
import type { CatalogService, Reference } from '../catalog/catalog.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { bankAccountOf } from '../platform/bank-account.ts'
import { BoundedQueue } from '../platform/bounded-queue.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { idempotencySweep } from '../platform/idempotency.ts'
import { loadSigner } from '../platform/signing-key.ts'
import type { RulesService } from '../rules/rules.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { cartLinks } from './cart-links.ts'
import { commissionRoutes } from './commission.routes.ts'
import { orderDeadlines } from './deadlines.ts'
import { driverLinks } from './driver-links.ts'
import { cancelPlacedOf, endOrdersOf } from './end-orders.ts'
import { orderPaymentsService, type OrderPaymentsService } from './order-payments.service.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { demoRoutes, ordersRoutes } from './orders.routes.ts'
import { ordersData } from './personal-data.ts'
import { figures } from './returns/dispute.store.ts'
import { isPictureShared } from './shared-pictures.ts'

type Deps = Pick<
  Platform,
  'cards' | 'db' | 'documents' | 'env' | 'features' | 'limits' | 'log' | 'origin' | 'phoneCheck'
> & {
  catalog: CatalogService
  files: FilesService
  notifications: NotificationsService
  reference: Reference
  rules: RulesService
  stock: StockService
  webhooks: WebhooksService
}

export async function registerOrders(
  deps: Deps,
): Promise<Registered<{ orderPayments: OrderPaymentsService }>> {
  const { db, env, features, origin } = deps
  const signer = await loadSigner(db)
  const ordersDeps: OrdersDeps = {
    ...deps,
    placings: new BoundedQueue({ parallel: 4, queue: 100, ofOwner: 10 }),
    cartLinks: cartLinks({ signer, origin }),
    driverLinks: driverLinks({ signer, origin }),
    bankAccount: bankAccountOf(env),
    onEndedUnpaid: async (tx, order) => {
      for (const feature of features) await feature.onEndedUnpaid?.(tx, order)
    },
    onRefundDue: async (tx, due) => {
      for (const feature of features) await feature.onRefundDue?.(tx, due)
    },
    onDelivered: async (tx, sellerOrder) => {
      for (const feature of features) await feature.onDelivered?.(tx, sellerOrder)
    },
    onRefunded: async (tx, refunded) => {
      for (const feature of features) await feature.onRefunded?.(tx, refunded)
    },
  }
  const deadlines = orderDeadlines(ordersDeps)
  const sweep = idempotencySweep(db)
  return {
    services: { orderPayments: orderPaymentsService(ordersDeps) },
    bindings: [
      ...ordersRoutes(ordersDeps),
      ...commissionRoutes(deps),
      ...(env.DEMO ? demoRoutes(ordersDeps) : []),
    ],
    tasks: { ...deadlines.tasks, ...sweep.tasks },
    schedules: [...deadlines.schedules, ...sweep.schedules],
    personalData: ordersData(ordersDeps),
    onSellerLeaving: (tx, { no }) => endOrdersOf(ordersDeps, tx, no, ['placed']),
    onAccountStepped: async (tx, { no }, step) =>
      step === 'suspend' ? cancelPlacedOf(ordersDeps, tx, no) : undefined,
    queues: { disputes: () => figures(db) },
    isFileShared: (id, caller) => isPictureShared(db, id, caller),
  }
}
