import { payoutBatchNumber } from '#contract/payout-status.ts'
import type { BatchKind } from '../batches/pay-batch.ts'
import { isTaken, lockApproved, payoutBatches } from './payout.store.ts'

export const payoutKind: BatchKind = {
  batches: payoutBatches,
  numberOf: payoutBatchNumber,
  ...{ task: 'record-paid-payouts', audit: 'payout.paid' },
  refusals: { unknown: 'payout.not_found', step: 'payout.step', changed: 'payout.changed' },
  isTaken,
  lockPending: lockApproved,
}
