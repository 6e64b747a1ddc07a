import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { areYears } from '../sell-rules.ts'
import type { FittedModel } from './fits.ts'
import { fullYear, yearDigits, yearIn } from './years.ts'

type FittedChipProps = {
  model: FittedModel
  onChange: (model: FittedModel) => void
  onRemove: () => void
}

/** A model with its first and last year, which may both stay open. */
export function FittedChip({ model, onChange, onRemove }: FittedChipProps) {
  const { t } = useTranslation('sell')
  const { label, from, to } = model
  const [thisYear] = useState(() => new Date().getFullYear())
  const wrong = !areYears(from, to)
  const settle = (which: 'from' | 'to') => {
    const year = fullYear(model[which], thisYear)
    if (year !== model[which]) onChange({ ...model, [which]: year })
  }
  return (
    <li className="fitted">
      <bdi className="fitted-name">{label}</bdi>
      <span className="fitted-years">
        {(['from', 'to'] as const).map((which) => (
          <input
            key={which}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={yearDigits}
            placeholder={t(`fits.${which}`)}
            aria-label={t(`fits.${which}Year`, { model: label })}
            aria-invalid={wrong || undefined}
            value={model[which] ?? ''}
            onChange={({ target }) => onChange({ ...model, [which]: yearIn(target.value) })}
            onBlur={() => settle(which)}
          />
        ))}
      </span>
      <button
        type="button"
        className="fitted-remove"
        aria-label={t('fits.remove', { what: label })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
