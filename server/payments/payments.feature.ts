import type { OrderPaymentsService } from '../orders/order-payments.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { commissionInvoices } from './commission-invoices.ts'
import { paymentComparison } from './compare-payments.ts'
import { hookRoutes } from './hooks.routes.ts'
import { operatorOf } from './operator.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { paymentsData } from './personal-data.ts'
import { refundTasks, requestRefund } from './refunds.ts'
import { settleDelivered } from './settle-delivered.ts'
import { settleRefunded } from './settle-refunded.ts'

type Deps = Pick<Platform, 'cards' | 'db' | 'documents' | 'env' | 'limits' | 'log' | 'origin'> & {
  orderPayments: OrderPaymentsService
}

export function registerPayments(deps: Deps): Registered<object> {
  const { cards, db, env, log } = deps
  const invoicing = commissionInvoices({ db, log, issuer: operatorOf(env) })
  const comparison = paymentComparison(deps)
  return {
    services: {},
    bindings: paymentsRoutes(deps),
    routes: (app) => {
      hookRoutes(app, deps)
      cards?.routes?.(app)
    },
    tasks: { ...invoicing.tasks, ...comparison.tasks, ...refundTasks(deps) },
    schedules: [...invoicing.schedules, ...comparison.schedules],
    metrics: comparison.metrics,
    personalData: paymentsData,
    onDelivered: settleDelivered,
    onRefundDue: async (tx, due) => {
      await requestRefund(tx, due)
    },
    onRefunded: settleRefunded,
  }
}
