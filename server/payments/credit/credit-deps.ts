import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import type { Idempotency } from '../../platform/idempotency.ts'
import type { By, PaymentsDeps } from '../payments-deps.ts'

/** What the functions of credit are given. */
export type CreditDeps = Pick<PaymentsDeps, 'db' | 'limits'> & {
  notifications: Pick<NotificationsService, 'notify' | 'mailTo'>
  orderPayments: Pick<OrderPaymentsService, 'recalculateCredit'>
  /** The public address of the site. */
  origin: string
}

export type CreditBy = By & { idempotency?: Idempotency }
