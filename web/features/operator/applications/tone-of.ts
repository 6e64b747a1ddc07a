import type { SellerStatus } from '#contract/seller-status.ts'

/** The tone of a chip with this status. */
export function toneOf(status: SellerStatus): 'good' | 'bad' | undefined {
  if (status === 'approved') return 'good'
  return status === 'refused' || status === 'suspended' ? 'bad' : undefined
}
