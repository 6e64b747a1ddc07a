import { toFils } from '#contract/money.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { FilesService } from '../accounts/files.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { OrderPaymentsService } from '../orders/order-payments.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import type { RulesService } from '../rules/rules.service.ts'
import { commissionInvoices } from './commission-invoices.ts'
import { paymentComparison } from './compare-payments.ts'
import { creditReminders } from './credit/reminders.ts'
import { figures } from './difference.store.ts'
import { hookRoutes } from './hooks.routes.ts'
import { bankAccountOf } from '../platform/bank-account.ts'
import { operatorOf } from './operator.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { paymentsData } from './personal-data.ts'
import { openFigures } from './payouts/payout.store.ts'
import type { PayoutSettings } from './payouts/payout-deps.ts'
import { payoutPreparation } from './payouts/prepare-payouts.ts'
import { payoutTasks } from './payouts/step-payouts.ts'
import { refundPrepaid } from './refund-prepaid.ts'
import { refundTasks } from './refunds.ts'
import { accountReminders } from './buyer-transfers/account-reminders.ts'
import { transferFigures } from './buyer-transfers/get-buyer-transfers.ts'
import { settleLater, settlingTasks } from './buyer-transfers/settle-order.ts'
import { isSlipShared } from './buyer-transfers/slips.ts'
import { refundTasks as transferRefundTasks } from './buyer-transfers/step-transfer-refund.ts'
import { settleDelivered } from './settle-delivered.ts'
import { settleRefunded } from './settle-refunded.ts'

type Deps = Pick<Platform, 'cards' | 'db' | 'documents' | 'env' | 'limits' | 'log' | 'origin'> & {
  accounts: AccountsService
  files: FilesService
  notifications: NotificationsService
  orderPayments: OrderPaymentsService
  rules: RulesService
}

export function registerPayments(platform: Deps): Registered<object> {
  const { cards, db, env, log, rules } = platform
  const payoutSettings: PayoutSettings = {
    get days() {
      return rules.valueOf('payoutDays')
    },
    get minimum() {
      return toFils(rules.valueOf('payoutMinimum'))
    },
  }
  const deps = { ...platform, payoutSettings }
  const invoicing = commissionInvoices({ db, log, issuer: operatorOf(env) })
  const comparison = paymentComparison(deps)
  const refunds = refundTasks(deps)
  const preparation = payoutPreparation(deps)
  const reminders = creditReminders(deps)
  const asking = accountReminders(deps)
  return {
    services: {},
    bindings: paymentsRoutes({ ...deps, bankAccount: bankAccountOf(env) }),
    routes: (app) => {
      hookRoutes(app, deps)
      cards?.routes?.(app)
    },
    tasks: {
      ...{ ...invoicing.tasks, ...comparison.tasks, ...preparation.tasks },
      ...{ ...payoutTasks(deps), ...refunds.tasks, ...settlingTasks(deps), ...reminders.tasks },
      ...{ ...transferRefundTasks(deps), ...asking.tasks },
    },
    // A dropped job of these leaves money where nobody looks for it.
    taskPermissions: {
      ...refunds.taskPermissions,
      ...moneyTasks(
        preparation.tasks,
        payoutTasks(deps),
        settlingTasks(deps),
        transferRefundTasks(deps),
      ),
    },
    schedules: [
      ...[...invoicing.schedules, ...comparison.schedules],
      ...[...preparation.schedules, ...reminders.schedules, ...asking.schedules],
    ],
    queues: {
      differences: () => figures(db),
      payouts: () => openFigures(db),
      'buyer-transfers': () => transferFigures(db),
    },
    metrics: comparison.metrics,
    personalData: paymentsData,
    onDelivered: settleDelivered,
    onEndedUnpaid: settleLater,
    onRefundDue: (tx, due) => refundPrepaid(deps, tx, due),
    onRefunded: (tx, refunded) => settleRefunded(deps, tx, refunded),
    isFileShared: (id, caller) => isSlipShared(db, id, caller),
  }
}

/** Jobs that need the permission for money to be run again or dropped. */
const moneyTasks = (...all: Record<string, unknown>[]): Record<string, 'money'> =>
  Object.fromEntries(all.flatMap(Object.keys).map((task) => [task, 'money']))
