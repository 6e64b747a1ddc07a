import { orderLengths } from '#contract/limits.ts'
import { readRule, rules, type RuleValue } from '#contract/rule-kinds.ts'
import type { Rule } from '#contract/rules.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { useFormState, type FieldBinding } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { weekDayText } from './week-day-text.ts'

type Values = { value: string; days: readonly number[]; reason: string }

const longestNumber = 7
const weekDays = [0, 1, 2, 3, 4, 5, 6]

/** Another value for a rule, or its preset again; and why. */
export function RuleForm({ rule, onDone }: { rule: Rule; onDone: () => void }) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const { name, value, last, set } = rule
  const range = rules[name].unit === 'weekdays' ? undefined : rules[name]
  const limits =
    range && t('rules.limits', { min: countText(range.min), max: countText(range.max) })
  const { ref, values, field, submit, setServerErrors } = useFormState<Values>({
    initial: {
      value: typeof value === 'number' ? String(value) : '',
      days: typeof value === 'number' ? [] : value,
      reason: '',
    },
    check: ({ value: text, reason }) => ({
      value: !range || readRule(name, numberFrom(text)) !== undefined ? undefined : limits,
      reason: reason.trim() === '' ? t('settings.reasonMissing') : undefined,
    }),
  })
  const send = (sent: RuleValue | null, reason: string) =>
    run(
      async (api) => {
        await api.call('changeRule', { name, value: sent, reason, last })
        toast(t('rules.done'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <form
      ref={ref}
      noValidate
      className="operator-form"
      onSubmit={submit(({ value: text, days, reason }) =>
        send(range ? numberFrom(text) : [...days], reason),
      )}
    >
      {range ? (
        <TextField
          {...field('value')}
          good={false}
          label={t(`rules.${name}.value`)}
          hint={limits}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestNumber}
          required
          focused
        />
      ) : (
        <WeekDays field={field('days')} />
      )}
      <TextField
        {...field('reason')}
        good={false}
        label={t('settings.reason')}
        dir="auto"
        maxLength={orderLengths.reason}
        required
      />
      <FormFailure message={failure} />
      <div className="operator-actions">
        <button type="submit" disabled={busy} className="button button-primary">
          {busy ? t('sending') : t('rules.save')}
        </button>
        {set && (
          <button
            type="button"
            disabled={busy || values.reason.trim() === ''}
            className="button"
            onClick={() => void send(null, values.reason)}
          >
            {t('rules.toPreset')}
          </button>
        )}
      </div>
    </form>
  )
}

const numberFrom = (text: string): number => Number(text.trim() || 'none')

function WeekDays({ field }: { field: FieldBinding<readonly number[]> }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { name, value, onChange } = field
  return (
    <fieldset>
      <legend className="field-label">{t('rules.payoutDays.value')}</legend>
      <div className="settings-days">
        {weekDays.map((day) => (
          <CheckField
            key={day}
            name={name}
            label={weekDayText(day, language)}
            value={value.includes(day)}
            onChange={(ticked) =>
              onChange(ticked ? [...value, day] : value.filter((each) => each !== day))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
