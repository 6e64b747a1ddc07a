import { bind } from '../platform/api/binding.ts'
import { getDocument } from './get-document.ts'
import { getPayments } from './get-payments.ts'
import { payByCard } from './pay-by-card.ts'
import type { CardDeps, PaymentsDeps } from './payments-deps.ts'
import { getPaymentStatement } from './statements.ts'

export const paymentsRoutes = (deps: PaymentsDeps & CardDeps) => [
  bind('getPayments', (input, by) => getPayments(deps, input, by)),
  bind('getPaymentStatement', (input, by) => getPaymentStatement(deps, input, by)),
  bind('payByCard', (input, by) => payByCard(deps, input, by)),
  bind('getDocument', (input, by) => getDocument(deps, input, by)),
]
