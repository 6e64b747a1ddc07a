import { creditDaysRange, creditLimitRange } from '#contract/credit-status.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { daysIn, daysShape, limitIn, moneyShape } from './credit-values.ts'

type Terms = { limit: number; days: number }
type TermsFormProps = {
  /** As they are shown in the fields. */
  initial: { limit: string; days: string }
  action: string
  failure: string | undefined
  onSend: (
    terms: Terms,
    setServerErrors: (fields: Record<string, string>) => string[],
  ) => Promise<unknown>
}

/** How much a garage may owe, and how long after a delivery it pays. */
export function TermsForm({ initial, action, failure, onSend }: TermsFormProps) {
  const { t } = useTranslation('payments')
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial,
    check: ({ limit, days }) => ({
      limit:
        limitIn(limit) === undefined
          ? t('credit.limitWrong', { most: countText(creditLimitRange.max) })
          : undefined,
      days: daysIn(days) === undefined ? t('credit.daysWrong', creditDaysRange) : undefined,
    }),
  })
  return (
    <form
      ref={ref}
      noValidate
      className="credit-form"
      onSubmit={submit(async (values) => {
        const [limit, days] = [limitIn(values.limit), daysIn(values.days)]
        if (limit !== undefined && days !== undefined)
          await onSend({ limit, days }, setServerErrors)
      })}
    >
      <NumberField
        {...field('limit')}
        label={t('credit.columns.limit')}
        hint={t('credit.limitHint')}
        shape={moneyShape}
        unit="AED"
        required
      />
      <NumberField
        {...field('days')}
        label={t('credit.days')}
        hint={t('credit.daysHint', creditDaysRange)}
        shape={daysShape}
        required
      />
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary">
        {action}
      </button>
    </form>
  )
}
