import type { PayoutInList } from '#contract/payouts.ts'

/** What is approved: how many payouts, and how much. Without `payouts` all that wait. */
export type Chosen = { payouts?: string[]; count: number; amount: number }

const FILS = 100

/** The sum of payouts, added up in fils. */
export function sumOf(payouts: Pick<PayoutInList, '_id' | 'amount'>[]): Chosen {
  const fils = payouts.reduce((sum, { amount }) => sum + Math.round(amount * FILS), 0)
  return { payouts: payouts.map(({ _id }) => _id), count: payouts.length, amount: fils / FILS }
}
