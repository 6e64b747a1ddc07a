import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { nextStepOf } from './next-step.ts'

type NextStepTextProps = { order: SellerOrder; side: 'buyer' | 'seller' }

/** What happens next to a seller order and by when, in words for one side. */
export function NextStepText({ order, side }: NextStepTextProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const now = useMinute()
  const { closes } = order
  const isAhead = closes !== undefined && now !== null && Date.parse(closes) > now
  return (
    <p className="text-soft">
      {t(`next.${side}.${nextStepOf(order)}`)}
      {side === 'buyer' && order.answer_by && (
        <> {t('next.answerBy', { time: momentText(order.answer_by, language) })}.</>
      )}
      {isAhead && <> {t('next.closes', { time: momentText(closes, language) })}.</>}
    </p>
  )
}
