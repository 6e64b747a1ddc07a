import { openingState } from '#contract/opening-state.ts'
import type { WeekHours } from '#contract/week-hours.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { weekDayText } from '#web/shell/week-days.ts'

/**
 * Whether a company is open now in Dubai time, and until or from when. Its line stays empty until the page
 * runs, because a cached page can't know it.
 */
export function OpenState({ hours }: { hours: WeekHours }) {
  const { t } = useTranslation('seller')
  const { language } = usePage()
  const now = useMinute()
  if (now === null) return <span className="open-state" />
  const state = openingState(hours, now)
  if (state.open) {
    const always = state.until === 'always'
    return (
      <span className="open-state" data-open="">
        {always ? t('hours.always') : t('hours.open', { time: state.until })}
      </span>
    )
  }
  const { opens } = state
  return (
    <span className="open-state">
      {!opens && t('hours.closed')}
      {opens?.inDays === 0 && t('hours.opensToday', { time: opens.from })}
      {opens &&
        opens.inDays > 0 &&
        t('hours.opens', { day: weekDayText(opens.day, language), time: opens.from })}
    </span>
  )
}
