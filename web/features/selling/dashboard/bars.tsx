import { countText } from '#web/shell/format.ts'
import { usePage } from '#web/shell/page.tsx'
import { linesFor } from './plot-scale.ts'
import type { DayFigures } from './use-dashboard.ts'

/** What stands on one another in a bar, from the ground up. */
export type Stack = { kind: Kind; of: (day: DayFigures) => number }[]
export type Kind = Exclude<keyof DayFigures, 'day'>

type BarsProps = { series: DayFigures[]; stack: Stack; chosen: number; legend: React.ReactNode }

/** One row of bars with its scale; the chosen day is marked. Arabic has the first day at its right. */
export function Bars({ series, stack, chosen, legend }: BarsProps) {
  const { direction } = usePage()
  const most = Math.max(...series.map((day) => sum(day, stack)))
  const lines = linesFor(most)
  const top = lines.at(-1)!
  const width = 100 / series.length
  const percent = (share: number) => `${share * 100}%`
  const startOf = (index: number) =>
    `${(direction === 'rtl' ? series.length - 1 - index : index) * width}%`
  return (
    <div className="plot-row" data-kind={stack[0]!.kind}>
      <p className="plot-legend">{legend}</p>
      <div className="plot-scale" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} style={{ insetBlockEnd: percent(line / top) }}>
            {countText(line)}
          </span>
        ))}
      </div>
      <svg className="plot-bars" aria-hidden="true">
        <rect className="plot-chosen" x={startOf(chosen)} width={`${width}%`} y="0" height="100%" />
        {lines.map((line) => (
          <line
            key={line}
            className="plot-line"
            {...{ x1: '0', x2: '100%', y1: percent(1 - line / top), y2: percent(1 - line / top) }}
          />
        ))}
        {series.map((day, index) => (
          <svg key={day.day} x={startOf(index)} width={`${width}%`} height="100%">
            {stack.map(({ kind, of }, level) => {
              const below = sum(day, stack.slice(0, level))
              return (
                <rect
                  key={kind}
                  data-kind={kind}
                  {...{ x: '12%', width: '76%' }}
                  y={percent(1 - (below + of(day)) / top)}
                  height={percent(of(day) / top)}
                />
              )
            })}
          </svg>
        ))}
      </svg>
    </div>
  )
}

const sum = (day: DayFigures, stack: Stack) => stack.reduce((total, { of }) => total + of(day), 0)
