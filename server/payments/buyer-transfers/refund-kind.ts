import { transferRefundBatchNumber } from '#contract/transfer-status.ts'
import type { BatchKind } from '../batches/pay-batch.ts'
import { isTaken, lockPending, refundBatches } from './refund-batch.store.ts'

export const refundKind: BatchKind = {
  batches: refundBatches,
  numberOf: transferRefundBatchNumber,
  ...{ task: 'record-paid-refunds', audit: 'transfer_refund.paid' },
  refusals: {
    ...{ unknown: 'transfer_refund.not_found', step: 'transfer_refund.step' },
    changed: 'transfer_refund.changed',
  },
  isTaken,
  lockPending,
}
