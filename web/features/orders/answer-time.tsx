import { useTranslation } from '#web/shell/i18n.ts'
import { useMinute } from '#web/shell/use-minute.ts'
import { Icon } from '#web/ui/icon.tsx'
import { timeLeft } from './time-left.ts'
import './answer-time.css'

type AnswerTimeProps = { until: string; side: 'buyer' | 'seller' }

/** How long the seller has to answer an order, in words for one side; urgent when the time runs out. */
export function AnswerTime({ until, side }: AnswerTimeProps) {
  const { t } = useTranslation('orders')
  const now = useMinute()
  if (now === null) return null
  const { form, values, urgent } = timeLeft(until, now)
  const time = t(`left.${form}`, values)
  return (
    <span className="answer-time" data-urgent={urgent || undefined}>
      <Icon name="time" />
      {form === 'over' ? time : t(side === 'seller' ? 'left.answer' : 'left.wait', { time })}
    </span>
  )
}
