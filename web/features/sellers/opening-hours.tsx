import type { WeekHours } from '#contract/week-hours.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { dubaiTime, openingState, type OpeningState } from '#web/shell/opening-state.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { weekDayText } from '#web/shell/week-days.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The opening hours of a company, and whether it is open now in Dubai time. */
export function OpeningHours({ hours }: { hours: WeekHours }) {
  const { t } = useTranslation('sellers')
  const { language } = usePage()
  const now = useMinute()
  const today = now === null ? undefined : dubaiTime(now).day
  return (
    <section aria-labelledby="hours" className="seller-hours">
      <h2 id="hours" className="text-lg">
        {t('hours.title')}
      </h2>
      {/* The server can't know it for a cached page; its line stays empty until then. */}
      <p className="seller-open">{now !== null && <State state={openingState(hours, now)} />}</p>
      <table>
        <tbody>
          {hours.map((spans, day) => (
            <tr key={day} aria-current={day === today ? 'date' : undefined}>
              <th scope="row">{weekDayText(day, language)}</th>
              <td>
                {spans.length === 0 && t('hours.closed')}
                {spans.map(({ from, to }) => (
                  <bdi key={from} dir="ltr">
                    {from}–{to}
                  </bdi>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function State({ state }: { state: OpeningState }) {
  const { t } = useTranslation('sellers')
  const { language } = usePage()
  if (state.open) {
    const always = state.until === 'always'
    return (
      <span className="chip bg-fits-ground text-fits">
        <Icon name="check" />
        {always ? t('hours.always') : t('hours.open', { time: state.until })}
      </span>
    )
  }
  const { opens } = state
  return (
    <span className="chip bg-sunken text-soft">
      <Icon name="time" />
      {!opens && t('hours.closed')}
      {opens?.inDays === 0 && t('hours.opensToday', { time: opens.from })}
      {opens &&
        opens.inDays > 0 &&
        t('hours.opens', { day: weekDayText(opens.day, language), time: opens.from })}
    </span>
  )
}
