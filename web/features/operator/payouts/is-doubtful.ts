import type { PayoutInList } from '#contract/payouts.ts'

/** Whether something has changed since a payout was prepared, so that it can't be approved. */
export const isDoubtful = ({ iban_changed, suspended }: PayoutInList): boolean =>
  iban_changed || suspended
