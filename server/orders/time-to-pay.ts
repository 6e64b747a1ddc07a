import { minutesToPay, type PrepaidMethod } from '#contract/order-status.ts'
import { daysToTransfer } from '#contract/transfer-limits.ts'
import { endOfWorkingDay } from '../platform/uae-day.ts'

const MINUTE_MS = 60_000

/** Until when an order waits for its payment. */
export const payBy = (method: PrepaidMethod, now: Date): Date =>
  method === 'card'
    ? new Date(now.getTime() + minutesToPay * MINUTE_MS)
    : endOfWorkingDay(now, daysToTransfer)
