import { isValidIBAN } from 'ibantools'
import type { Fils } from '#contract/money.ts'
import type { WithheldReason } from '#contract/payout-status.ts'
import type { Standing } from './standing.store.ts'

/** What a seller could be paid; negative where the seller owes. */
export const availableOf = ({ balance, open, inPayout }: Standing): Fils =>
  (balance - open - inPayout) as Fils

/** Why a seller gets no payout, however much is available; null where there is no reason. */
export function withheldReasonOf(standing: Standing): WithheldReason | null {
  const { iban, isSuspended, waitsUntil, hasFailed } = standing
  if (isSuspended) return 'suspended'
  if (iban === null) return 'no_iban'
  if (!isValidIBAN(iban)) return 'iban'
  if (waitsUntil !== null) return 'iban_changed'
  return hasFailed ? 'failed' : null
}
