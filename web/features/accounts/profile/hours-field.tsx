import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { weekDayText } from '#web/shell/week-days.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DaySpans } from './day-spans.tsx'
import { newWeek, openDay, readWeek, type WeekDraft, writeWeek } from './week-draft.ts'
import './hours-field.css'

/** When a company is open, day by day; problems are shown once the form was submitted. */
export function HoursField({ value, onChange, onBlur, error }: FieldBinding<string>) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const toast = useToast()
  const week = readWeek(value)
  const change = (next: WeekDraft | null) => onChange(writeWeek(next))
  const copy = (day: number) => {
    change(Array.from({ length: 7 }, () => week![day]!))
    toast(t('hours.copied', { day: weekDayText(day, language) }))
  }
  if (!week) {
    return (
      <button type="button" className="button justify-self-start" onClick={() => change(newWeek())}>
        <Icon name="time" />
        {t('hours.add')}
      </button>
    )
  }
  return (
    <div className="grid gap-3" onBlur={onBlur}>
      <div className="border-y border-dashed border-perforation">
        {week.map((spans, day) => (
          <div key={day} role="group" aria-label={weekDayText(day, language)} className="hours-day">
            <label className="check-field hours-name">
              <input
                type="checkbox"
                checked={spans.length > 0}
                onChange={({ target }) =>
                  change(target.checked ? openDay(week, day) : week.with(day, []))
                }
              />
              <span>{weekDayText(day, language)}</span>
            </label>
            {spans.length === 0 ? (
              <p className="hours-closed">{t('hours.closed')}</p>
            ) : (
              <>
                <DaySpans
                  {...{ week, day }}
                  showsProblems={error !== undefined}
                  onChange={change}
                />
                <button
                  type="button"
                  className="hours-copy"
                  aria-label={t('hours.copy', { day: weekDayText(day, language) })}
                  title={t('hours.copy', { day: weekDayText(day, language) })}
                  onClick={() => copy(day)}
                >
                  <Icon name="copy" />
                </button>
              </>
            )}
          </div>
        ))}
      </div>
      <button type="button" className="text-button justify-self-start" onClick={() => change(null)}>
        {t('hours.remove')}
      </button>
    </div>
  )
}
