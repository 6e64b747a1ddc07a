import type { Office } from '#contract/contact.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { openingState } from '#contract/opening-state.ts'
import { usePage } from '#web/shell/page.tsx'
import { weekDayText } from '#web/shell/week-days.ts'
import { Icon } from '#web/ui/icon.tsx'
import { weekOf } from './office-week.ts'

type OfficeStateProps = Pick<Office, 'hours'> & {
  /** In ms since 1970. */
  now: number
}

/** Whether the office is open now, and when that changes. */
export function OfficeState({ hours, now }: OfficeStateProps) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const state = openingState(weekOf(hours), now)
  if (state.open) {
    return (
      <span className="chip bg-fits-ground text-sm text-fits">
        <Icon name="check" />
        {state.until === 'always'
          ? t('contact.office.always')
          : t('contact.office.open', { time: state.until })}
      </span>
    )
  }
  const { opens } = state
  const day = opens && weekDayText(opens.day, language)
  const when = opens && (['opensToday', 'opensTomorrow'] as const)[opens.inDays]
  return (
    <span className="chip bg-sunken text-sm text-soft">
      <Icon name="time" />
      {opens
        ? t(`contact.office.${when ?? 'opens'}`, { time: opens.from, day: day! })
        : t('contact.office.closed')}
    </span>
  )
}
