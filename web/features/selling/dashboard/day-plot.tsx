import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Bars, type Kind, type Stack } from './bars.tsx'
import { dayText } from './day-text.ts'
import { DayTable } from './day-table.tsx'
import { barAt, barByKey, datedBars } from './plot-scale.ts'
import type { DayFigures } from './use-dashboard.ts'

const datesBelow = 4

const stackOf = (...kinds: Kind[]): Stack => kinds.map((kind) => ({ kind, of: (day) => day[kind] }))

const views = stackOf('views')
const contacts = stackOf('calls', 'whatsapps', 'callbacks', 'chats')
const favourites = stackOf('favourites')
const rarer = ['orders', 'callbacks', 'chats', 'favourites'] as const

/** Day by day: visits, below them who got in touch and who kept a part; one day told in words, all as a table. */
export function DayPlot({ series }: { series: DayFigures[] }) {
  const { t } = useTranslation('dashboard')
  const nothing = series.every(({ day: _, ...figures }) =>
    Object.values(figures).every((n) => n === 0),
  )
  return (
    <section aria-labelledby="days" className="dashboard-plot panel overflow-hidden">
      <div className="dashboard-strip label-strip">
        <h2 id="days" className="text-md">
          {t('plot.title')}
        </h2>
      </div>
      {nothing ? (
        <div className="grid gap-1 p-4">
          <p className="font-semibold">{t('plot.none')}</p>
          <p className="text-soft">{t('plot.noneHint')}</p>
        </div>
      ) : (
        <div className="p-4">
          <Plot series={series} />
          <DayTable series={series} />
        </div>
      )}
    </section>
  )
}

function Plot({ series }: { series: DayFigures[] }) {
  const { t } = useTranslation('dashboard')
  const { language, direction } = usePage()
  const days = series.length
  const [chosen, setChosen] = useState(days - 1)
  const day = series[chosen]!
  const usual = t('plot.told', {
    day: dayText(day.day, 'full', language),
    views: t('plot.views', { count: day.views }),
    calls: t('plot.calls', { count: day.calls }),
    whatsapps: t('plot.whatsapps', { count: day.whatsapps }),
  })
  // What is rarer is told where it happened.
  const summary = rarer
    .filter((kind) => day[kind] > 0)
    .reduce(
      (before, kind) =>
        t('plot.also', { told: before, more: t(`plot.${kind}`, { count: day[kind] }) }),
      usual,
    )
  const point = (event: React.PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector('.plot-bars')!.getBoundingClientRect()
    setChosen(barAt((event.clientX - box.x) / box.width, days, direction))
  }
  return (
    <>
      <p className="plot-reading" aria-hidden="true">
        {summary}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('plot.label')}
        aria-valuemin={1}
        aria-valuemax={days}
        aria-valuenow={chosen + 1}
        aria-valuetext={summary}
        className="plot"
        onKeyDown={(event) => {
          const bar = barByKey(event.key, chosen, days, direction)
          if (bar === undefined) return
          event.preventDefault()
          setChosen(bar)
        }}
        onPointerDown={point}
        onPointerMove={point}
      >
        <Bars {...{ series, chosen, stack: views }} legend={t('figures.views')} />
        <Bars
          {...{ series, chosen, stack: contacts }}
          legend={
            <>
              <Key kind="calls">{t('figures.calls')}</Key>
              <Key kind="whatsapps">{t('catalog:part.whatsapp')}</Key>
              <Key kind="callbacks">{t('figures.callbacks')}</Key>
              <Key kind="chats">{t('figures.chats')}</Key>
            </>
          }
        />
        <Bars {...{ series, chosen, stack: favourites }} legend={t('figures.favourites')} />
        <Dates series={series} />
      </div>
    </>
  )
}

const Key = ({ kind, children }: { kind: Kind; children: React.ReactNode }) => (
  <span className="plot-key" data-kind={kind}>
    {children}
  </span>
)

function Dates({ series }: { series: DayFigures[] }) {
  const { language } = usePage()
  const days = series.length
  return (
    <div className="plot-dates" aria-hidden="true">
      {datedBars(days, datesBelow).map((bar) => (
        <span key={bar} style={{ insetInlineStart: `${((bar + 0.5) / days) * 100}%` }}>
          {dayText(series[bar]!.day, days <= 7 ? 'weekDay' : 'short', language)}
        </span>
      ))}
    </div>
  )
}
