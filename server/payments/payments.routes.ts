import { bind } from '../platform/api/binding.ts'
import { getDocument } from './get-document.ts'
import { getPayments } from './get-payments.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { getPaymentStatement } from './statements.ts'

export const paymentsRoutes = (deps: PaymentsDeps) => [
  bind('getPayments', (input, by) => getPayments(deps, input, by)),
  bind('getPaymentStatement', (input, by) => getPaymentStatement(deps, input, by)),
  bind('getDocument', (input, by) => getDocument(deps, input, by)),
]
