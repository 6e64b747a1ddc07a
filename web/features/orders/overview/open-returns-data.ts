import type { PaymentSide } from '#contract/money-kinds.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'

const refreshMs = 30_000

/** How many returns of one's sales or purchases are open. */
export const openReturns = (side: PaymentSide) =>
  ({
    ...callQuery('getReturns', { side, show: 'open', limit: 1 }),
    refetchInterval: refreshMs,
    meta: { followsWrites: true },
  }) as const
