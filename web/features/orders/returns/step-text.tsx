import type { SentReturnEvent } from '#contract/return-status.ts'
import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { isByCard } from './return-view.ts'

/** What the button of a step says: a refund to a card is made by it, one in cash only confirmed. */
export function StepText({
  event,
  shown,
}: {
  event: SentReturnEvent
  shown: Pick<Return, 'payment_method'>
}) {
  const { t } = useTranslation('returns')
  return event === 'refund' && isByCard(shown) ? t('byCard.step') : t(`steps.${event}`)
}
