import { useTranslation } from '#web/shell/i18n.ts'
import { messageTime } from './message-time.ts'

type TimeTextProps = { sent: string | number; now: number; className?: string }

/** "Today 14:05", "Yesterday 09:30", "11/20/2026 17:45". */
export function TimeText({ sent, now, className }: TimeTextProps) {
  const { t } = useTranslation('chat')
  const { day, date, time } = messageTime(sent, now)
  return (
    <time dateTime={new Date(sent).toISOString()} className={className}>
      {day === 'date' ? <bdi dir="ltr">{date}</bdi> : t(`time.${day}`)} <bdi dir="ltr">{time}</bdi>
    </time>
  )
}

/** The day alone, for the separator above its messages. */
export function DayLine({ sent, now }: Pick<TimeTextProps, 'sent' | 'now'>) {
  const { t } = useTranslation('chat')
  const { day, date } = messageTime(sent, now)
  return (
    <p className="day-line">
      <span>{day === 'date' ? <bdi dir="ltr">{date}</bdi> : t(`time.${day}`)}</span>
    </p>
  )
}
