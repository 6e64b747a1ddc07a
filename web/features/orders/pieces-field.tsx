import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { withLatinDigits } from '#web/ui/form/phone-number.ts'
import './pieces-field.css'

type PiecesFieldProps = {
  sku: string
  /** What was ordered; no more can be accepted or given back. */
  most: number
  value: number
  /** The id of the error of the lines, while there is one. */
  errorId?: string | undefined
  onChange: (pieces: number) => void
}

/** How many pieces of a line are accepted or given back, with one less and one more beside it. */
export function PiecesField({ sku, most, value, errorId, onChange }: PiecesFieldProps) {
  const { t } = useTranslation('orders')
  const type = (text: string) => {
    const digits = withLatinDigits(text).replace(/\D/g, '')
    onChange(Math.min(most, Number(digits)))
  }
  return (
    <span className="pieces-field">
      <button
        type="button"
        className="pieces-button"
        aria-label={t('sale.less', { sku })}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="control"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('line.quantity', { sku })}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={value}
        onChange={({ target }) => type(target.value)}
      />
      <button
        type="button"
        className="pieces-button"
        aria-label={t('sale.more', { sku })}
        disabled={value === most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="add" />
      </button>
      <span className="text-sm text-soft">{t('line.of', { count: most })}</span>
    </span>
  )
}
