import { useId } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { weekDayText } from '#web/shell/week-days.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { spanProblem, type WeekDraft, withBreak, withSpan } from './week-draft.ts'

type DaySpansProps = {
  week: WeekDraft
  day: number
  /** Whether to tell what is wrong already. */
  showsProblems: boolean
  onChange: (week: WeekDraft) => void
}

/** From when to when on one day, and again after a break. */
export function DaySpans({ week, day, showsProblems, onChange }: DaySpansProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const name = weekDayText(day, language)
  const spans = week[day] ?? []
  return (
    <div className="hours-spans">
      {spans.map((span, index) => (
        <Span
          key={index}
          {...{ span, index }}
          name={name}
          problem={showsProblems ? spanProblem(span, spans[index - 1]) : undefined}
          onChange={(change) => onChange(withSpan(week, day, index, change))}
        >
          {index > 0 && (
            <button
              type="button"
              className="hours-copy"
              aria-label={t('hours.removeBreak', { day: name })}
              title={t('hours.removeBreak', { day: name })}
              onClick={() => onChange(week.with(day, spans.slice(0, 1)))}
            >
              <Icon name="close" />
            </button>
          )}
        </Span>
      ))}
      {spans.length === 1 && (
        <button
          type="button"
          className="text-button"
          aria-label={`${t('hours.break')}: ${name}`}
          onClick={() => onChange(withBreak(week, day))}
        >
          {t('hours.break')}
        </button>
      )}
    </div>
  )
}

type SpanProps = {
  span: WeekDraft[number][number]
  index: number
  name: string
  problem: ReturnType<typeof spanProblem>
  onChange: (change: { from?: string; to?: string }) => void
  children: React.ReactNode
}

function Span({ span, index, name, problem, onChange, children }: SpanProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const day = index > 0 ? t('hours.later', { day: name }) : name
  const wiring = {
    type: 'time',
    dir: 'ltr',
    className: 'control',
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem && `${id}error`,
  }
  return (
    <div>
      <div className="hours-span">
        <input
          {...wiring}
          aria-label={t('hours.opens', { day })}
          value={span.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          {...wiring}
          aria-label={t('hours.closes', { day })}
          value={span.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        {children}
      </div>
      <FieldError id={`${id}error`} error={problem && t(`hours.problems.${problem}`)} />
    </div>
  )
}
