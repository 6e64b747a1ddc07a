import type { SentReturnEvent } from '#contract/return-status.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { refundWay } from './return-view.ts'

/** What the button of a step says: it makes a refund that isn't the seller's to repay, else it confirms one. */
export function StepText({
  event,
  shown,
}: {
  event: SentReturnEvent
  shown: Pick<Return, 'payment_method'>
}) {
  const { t } = useTranslation('returns')
  const way = refundWay(shown)
  return event === 'refund' && way ? t(`${way}.step`) : t(`steps.${event}`)
}
