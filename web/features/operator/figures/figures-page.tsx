import type { WeeklyFigures } from '#contract/operations.ts'
import { ageText, dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { weeklyFiguresData } from '../operator-data.ts'
import { TableFrame } from '../table-frame.tsx'
import { figureText } from './figure-text.ts'
import { averageBefore, figureOf, shownFigures, type FigureKey } from './week-figures.ts'
import './figures.css'

/** What happened in each of the last weeks, and the running one beside those before. */
export function FiguresPage() {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { data, at, failure, reload } = useData(weeklyFiguresData)
  return (
    <>
      <p className="max-w-prose text-soft">{t('figures.text')}</p>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-96" />}
      {data?.counted === null && (
        <NoticePanel
          label={t('nav.figures')}
          icon="dashboard"
          title={t('figures.countingTitle')}
          text={t('figures.counting')}
        >
          <button type="button" className="button" onClick={reload}>
            {t('figures.again')}
          </button>
        </NoticePanel>
      )}
      {data?.counted && (
        <>
          <Compared weeks={data.weeks} />
          <WeekTable weeks={data.weeks} />
          <p className="text-sm text-soft">
            {t('figures.counted', { age: ageText(Date.parse(data.counted), at, language) })}
          </p>
        </>
      )}
    </>
  )
}

type OfWeeks = { weeks: WeeklyFigures[] }

function Compared({ weeks }: OfWeeks) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const [running] = weeks
  return (
    <SheetSection id="compared" title={t('figures.compared')}>
      <dl className="figures-compared">
        {shownFigures(weeks).map((key) => {
          const average = averageBefore(weeks, key)
          return (
            <div key={key}>
              <dt>{t(`figures.${key}`)}</dt>
              <dd className="figures-now">
                <Value figure={key} value={figureOf(running!, key)} />
              </dd>
              <dd className="text-sm text-soft">
                {average === null
                  ? t('figures.noAverage')
                  : t('figures.average', { value: figureText(key, average, language) })}
              </dd>
            </div>
          )
        })}
      </dl>
    </SheetSection>
  )
}

function WeekTable({ weeks }: OfWeeks) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const columns = shownFigures(weeks)
  const most = new Map(
    columns.map((key) => [key, Math.max(...weeks.map((week) => figureOf(week, key) ?? 0))]),
  )
  return (
    <SheetSection id="weeks" title={t('figures.table')}>
      <TableFrame label={t('figures.table')}>
        <table className="operator-table figures-table">
          <thead>
            <tr>
              <th scope="col">{t('figures.week')}</th>
              {columns.map((key) => (
                <th key={key} scope="col">
                  {t(`figures.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, i) => (
              <tr key={week.week} data-running={i === 0 || undefined}>
                <th scope="row">
                  <time dateTime={week.week}>{dayText(week.week, language)}</time>
                  {i === 0 && (
                    <span className="chip operator-chip figures-running">
                      {t('figures.running')}
                    </span>
                  )}
                </th>
                {columns.map((key) => (
                  <Cell key={key} figure={key} value={figureOf(week, key)} most={most.get(key)!} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </SheetSection>
  )
}

type ValueProps = { figure: FigureKey; value: number | null }

/** A figure with its bar, as long as it is beside the largest of its column. */
function Cell({ figure, value, most }: ValueProps & { most: number }) {
  const share = most > 0 ? (value ?? 0) / most : 0
  return (
    <td>
      <Value figure={figure} value={value} />
      <span
        aria-hidden="true"
        className="figures-bar"
        style={{ '--share': `${share * 100}%` } as React.CSSProperties}
      />
    </td>
  )
}

function Value({ figure, value }: ValueProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  if (value === null) return <span className="text-soft">{t('figures.none')}</span>
  return <bdi>{figureText(figure, value, language)}</bdi>
}
