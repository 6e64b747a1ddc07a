import type { Return } from '#contract/returns.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { refundWay, returnTones, timedState, type ReturnSide } from './return-view.ts'
import '../order-state.css'

/** The state of a return as a chip. */
export function ReturnStateChip({ state }: Pick<Return, 'state'>) {
  const { t } = useTranslation('returns')
  return (
    <span className="order-state" data-tone={returnTones[state]}>
      {t(`states.${state}`)}
    </span>
  )
}

type ReturnNextProps = {
  shown: Pick<Return, 'state' | 'due' | 'refund' | 'payment_method'>
  side: ReturnSide
}

/** What happens next to a return, by whom and by when, in words for one side. */
export function ReturnNext({ shown, side }: ReturnNextProps) {
  const { state, due, refund } = shown
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const timed = timedState(state)
  const way = refundWay(shown)
  return (
    <p className="text-soft">
      {way && (state === 'received' || state === 'refunded')
        ? t(`${way}.next.${side}.${state}`, { amount: amountWithin(refund) })
        : t(`next.${side}.${state}`, { amount: amountWithin(refund) })}
      {due && timed && <> {t(`after.${timed}`, { time: momentText(due, language) })}</>}
    </p>
  )
}
