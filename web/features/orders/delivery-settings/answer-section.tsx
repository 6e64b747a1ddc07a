import { useState } from 'react'
import { mostHolidays } from '#contract/limits.ts'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { countShape } from './settings-values.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** How long an order waits for its answer, and the days that don't count. */
export function AnswerSection({ form: { field } }: { form: SettingsForm }) {
  const { t } = useTranslation('orders')
  return (
    <SheetSection id="answer" title={t('settings.answer')}>
      <NumberField
        {...field('answer_hours')}
        className="delivery-count"
        label={t('settings.answerHours')}
        hint={t('settings.answerHoursHint')}
        shape={countShape}
        required
      />
      <Holidays {...field('holidays')} />
    </SheetSection>
  )
}

type HolidaysProps = {
  value: readonly string[]
  onChange: (days: readonly string[]) => void
  error: string | undefined
}

function Holidays({ value, onChange, error }: HolidaysProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const [day, setDay] = useState('')
  const isFull = value.length >= mostHolidays
  const add = () => {
    if (day === '' || isFull) return
    onChange([...new Set([...value, day])].toSorted())
    setDay('')
  }
  return (
    <section aria-labelledby="holidays" className="grid gap-3">
      <div>
        <h3 id="holidays" className="text-md font-semibold">
          {t('settings.holidays')}
        </h3>
        <p className="text-sm text-soft">{t('settings.holidaysText')}</p>
      </div>
      {value.length === 0 && <p className="text-sm text-muted">{t('settings.noHolidays')}</p>}
      <ul className="flex flex-wrap gap-2">
        {value.map((holiday) => (
          <li key={holiday} className="delivery-holiday">
            {dayText(holiday, language)}
            <button
              type="button"
              className="icon-button"
              aria-label={t('settings.removeHoliday', { day: dayText(holiday, language) })}
              onClick={() => onChange(value.filter((other) => other !== holiday))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div className="delivery-add">
        <Field
          label={t('settings.holiday')}
          error={isFull ? t('settings.holidayFull', { count: mostHolidays }) : error}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              dir="ltr"
              className="control"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <button type="button" className="button" disabled={day === '' || isFull} onClick={add}>
          <Icon name="add" />
          {t('settings.addHoliday')}
        </button>
      </div>
    </section>
  )
}
