import { bind } from '../platform/api/binding.ts'
import { getBuyerTransfers } from './buyer-transfers/get-buyer-transfers.ts'
import {
  getTransferRefundBatch,
  getTransferRefundBatches,
  getTransferRefundFile,
} from './buyer-transfers/get-refund-batches.ts'
import { getTransferRefunds } from './buyer-transfers/get-transfer-refunds.ts'
import {
  batchTransferRefunds,
  payTransferRefundBatch,
} from './buyer-transfers/make-refund-batch.ts'
import { recordBuyerTransfer } from './buyer-transfers/record-buyer-transfer.ts'
import { giveRefundAccount } from './buyer-transfers/refund-account.ts'
import { reverseBuyerTransfer } from './buyer-transfers/reverse-buyer-transfer.ts'
import { sendSlip } from './buyer-transfers/slips.ts'
import { stepTransferRefund } from './buyer-transfers/step-transfer-refund.ts'
import type { TransferDeps } from './buyer-transfers/transfer-deps.ts'
import type { CreditDeps } from './credit/credit-deps.ts'
import {
  findCreditGarages,
  getCredit,
  getCredits,
  getCreditStatement,
} from './credit/get-credits.ts'
import { changeCredit, grantCredit } from './credit/grant-credit.ts'
import { recordCreditPayment, reverseCreditPayment } from './credit/record-payment.ts'
import { getDifferences, explainDifference } from './differences.ts'
import { getDocument } from './get-document.ts'
import { getPayments } from './get-payments.ts'
import { getOrderLedger, getSellerLedger } from './operator-ledger.ts'
import { findOwingSellers, getTransfers } from './owing-sellers.ts'
import { payByCard } from './pay-by-card.ts'
import type { CardDeps, PaymentsDeps, SalesDeps } from './payments-deps.ts'
import type { PayoutDeps } from './payouts/payout-deps.ts'
import {
  getPayout,
  getPayoutBatches,
  getPayoutFile,
  getPayouts,
  getWithheldPayouts,
} from './payouts/get-payouts.ts'
import {
  approvePayouts,
  payPayoutBatch,
  requestPreparation,
  stepPayout,
} from './payouts/step-payouts.ts'
import { recordTransfer } from './record-transfer.ts'
import { getPaymentStatement } from './statements.ts'

export const paymentsRoutes = (
  deps: PaymentsDeps & CardDeps & SalesDeps & PayoutDeps & TransferDeps & CreditDeps,
) => [
  bind('getPayments', (input, by) => getPayments(deps, input, by)),
  bind('getPaymentStatement', (input, by) => getPaymentStatement(deps, input, by)),
  bind('payByCard', (input, by) => payByCard(deps, input, by)),
  bind('sendSlip', (input, by) => sendSlip(deps, input, by.files, by)),
  bind('giveRefundAccount', (input, by) => giveRefundAccount(deps, input, by)),
  bind('getBuyerTransfers', (input, by) => getBuyerTransfers(deps, input, by)),
  bind('recordBuyerTransfer', (input, by) => recordBuyerTransfer(deps, input, by)),
  bind('getTransferRefunds', (input, by) => getTransferRefunds(deps, input, by)),
  bind('stepTransferRefund', (input, by) => stepTransferRefund(deps, input, by)),
  bind('getTransferRefundFile', (input, by) => getTransferRefundFile(deps, input, by)),
  bind('batchTransferRefunds', (input, by) => batchTransferRefunds(deps, input, by)),
  bind('getTransferRefundBatches', (input) => getTransferRefundBatches(deps, input)),
  bind('getTransferRefundBatch', (input, by) => getTransferRefundBatch(deps, input, by)),
  bind('payTransferRefundBatch', (input, by) => payTransferRefundBatch(deps, input, by)),
  bind('reverseBuyerTransfer', (input, by) => reverseBuyerTransfer(deps, input, by)),
  bind('getCredits', (input, by) => getCredits(deps, input, by)),
  bind('getCredit', (input, by) => getCredit(deps, input, by)),
  bind('getCreditStatement', (input, by) => getCreditStatement(deps, input, by)),
  bind('findCreditGarages', (input, by) => findCreditGarages(deps, input, by)),
  bind('grantCredit', (input, by) => grantCredit(deps, input, by)),
  bind('changeCredit', (input, by) => changeCredit(deps, input, by)),
  bind('recordCreditPayment', (input, by) => recordCreditPayment(deps, input, by)),
  bind('reverseCreditPayment', (input, by) => reverseCreditPayment(deps, input, by)),
  bind('getDifferences', (input) => getDifferences(deps, input)),
  bind('explainDifference', (input, by) => explainDifference(deps, input, by)),
  bind('findOwingSellers', (input, by) => findOwingSellers(deps, input, by)),
  bind('getTransfers', (page, by) => getTransfers(deps, page, by)),
  bind('recordTransfer', (input, by) => recordTransfer(deps, input, by)),
  bind('getOrderLedger', (input, by) => getOrderLedger(deps, input, by)),
  bind('getSellerLedger', (input, by) => getSellerLedger(deps, input, by)),
  bind('getDocument', (input, by) => getDocument(deps, input, by)),
  bind('getPayouts', (input, by) => getPayouts(deps, input, by)),
  bind('getPayout', (input, by) => getPayout(deps, input, by)),
  bind('getPayoutBatches', (input) => getPayoutBatches(deps, input)),
  bind('getWithheldPayouts', (input, by) => getWithheldPayouts(deps, input, by)),
  bind('getPayoutFile', (input, by) => getPayoutFile(deps, input, by)),
  bind('preparePayouts', (_, by) => requestPreparation(deps, by)),
  bind('approvePayouts', (input, by) => approvePayouts(deps, input, by)),
  bind('stepPayout', (input, by) => stepPayout(deps, input, by)),
  bind('payPayoutBatch', (input, by) => payPayoutBatch(deps, input, by)),
]
