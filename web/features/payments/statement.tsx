import { useId, useState } from 'react'
import { statementFormats, type PaymentSide, type StatementFormat } from '#contract/money-kinds.ts'
import { monthText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { download } from '#web/shell/members/download.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { statementMonths } from './statement-months.ts'

type StatementProps = {
  side: PaymentSide
  /** In ms since 1970. */
  now: number
}

/** Saves what was paid, or all entries, of a month. */
export function Statement({ side, now }: StatementProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  const id = useId()
  const months = statementMonths(now)
  const [chosen, setChosen] = useState('')
  const month = months.find((one) => one === chosen) ?? months[0]!
  // The middle of the month is in that month everywhere.
  const nameOf = (month: string) => monthText(`${month}-15`, language)
  const save = (format: StatementFormat) =>
    run(() =>
      download(
        'getPaymentStatement',
        { month, format, side },
        { language, fileName: `ghiyar-${side}-${month}.${format}` },
      ),
    )
  return (
    <section aria-labelledby={id} className="payment-figure panel">
      <h2 id={id} className="label-strip border-t-0 text-sm">
        {t('statement.title')}
      </h2>
      <div className="payment-statement">
        <label>
          <span className="sr-only">{t('statement.month')}</span>
          <select
            className="control"
            value={month}
            onChange={({ target }) => setChosen(target.value)}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        {statementFormats.map((format) => (
          <button
            key={format}
            type="button"
            className="button"
            aria-label={t('statement.save', { format: format.toUpperCase(), month: nameOf(month) })}
            aria-disabled={busy || undefined}
            onClick={() => void save(format)}
          >
            <Icon name="export" />
            {format.toUpperCase()}
          </button>
        ))}
      </div>
      <FormFailure message={failure} />
    </section>
  )
}
