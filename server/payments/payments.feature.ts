import type { Platform, Registered } from '../platform/feature.ts'
import { commissionInvoices } from './commission-invoices.ts'
import { operatorOf } from './operator.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { paymentsData } from './personal-data.ts'
import { settleDelivered } from './settle-delivered.ts'
import { settleRefunded } from './settle-refunded.ts'

type Deps = Pick<Platform, 'db' | 'documents' | 'env' | 'limits' | 'log'>

export function registerPayments(deps: Deps): Registered<object> {
  const { db, env, log } = deps
  return {
    services: {},
    bindings: paymentsRoutes(deps),
    ...commissionInvoices({ db, log, issuer: operatorOf(env) }),
    personalData: paymentsData,
    onDelivered: settleDelivered,
    onRefunded: settleRefunded,
  }
}
