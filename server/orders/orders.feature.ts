import type { FilesService } from '../accounts/files.service.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { StockService } from '../catalog/stock.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { BoundedQueue } from '../platform/bounded-queue.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { idempotencySweep } from '../platform/idempotency.ts'
import { loadSigner } from '../platform/signing-key.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { cartLinks } from './cart-links.ts'
import { orderDeadlines } from './deadlines.ts'
import { driverLinks } from './driver-links.ts'
import { endOrdersOf } from './end-orders.ts'
import { isPictureOf } from './order.store.ts'
import { orderPaymentsService, type OrderPaymentsService } from './order-payments.service.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { demoRoutes, ordersRoutes } from './orders.routes.ts'
import { ordersData } from './personal-data.ts'
import { isPictureOf as isReturnPictureOf } from './returns/return.store.ts'

type Deps = Pick<
  Platform,
  'cards' | 'db' | 'documents' | 'env' | 'features' | 'limits' | 'log' | 'origin' | 'phoneCheck'
> & {
  catalog: CatalogService
  files: FilesService
  notifications: NotificationsService
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
    bindings: [...ordersRoutes(ordersDeps), ...(env.DEMO ? demoRoutes(ordersDeps) : [])],
    tasks: { ...deadlines.tasks, ...sweep.tasks },
    schedules: [...deadlines.schedules, ...sweep.schedules],
    personalData: ordersData(ordersDeps),
    onSellerLeaving: (tx, { no }) => endOrdersOf(ordersDeps, tx, no, ['placed']),
    isFileShared: async (id, caller) =>
      (await isPictureOf(db, id, caller.no)) || isReturnPictureOf(db, id, caller.no),
  }
}
