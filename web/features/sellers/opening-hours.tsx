import type { WeekHours } from '#contract/week-hours.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { dubaiTime } from '#contract/opening-state.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { weekDayText } from '#web/shell/week-days.ts'
import { HoursTable } from '#web/ui/hours-table.tsx'
import { OpenState } from './open-state.tsx'

/** The opening hours of a company, and whether it is open now in Dubai time. */
export function OpeningHours({ hours }: { hours: WeekHours }) {
  const { t } = useTranslation('seller')
  const { language } = usePage()
  const now = useMinute()
  const today = now === null ? undefined : dubaiTime(now).day
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-lg">
        {t('hours.title')}
      </h2>
      <p className="pb-2">
        <OpenState hours={hours} />
      </p>
      <HoursTable
        days={hours.map((spans, day) => ({ name: weekDayText(day, language), spans }))}
        today={today}
        closed={t('hours.closed')}
      />
    </section>
  )
}
