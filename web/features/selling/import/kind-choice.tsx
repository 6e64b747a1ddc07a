import { useId } from 'react'
import { importKinds, type ImportKind } from '#contract/import-columns.ts'
import { useTranslation } from '#web/shell/i18n.ts'

type KindChoiceProps = {
  value: ImportKind
  onChange: (kind: ImportKind) => void
  disabled?: boolean
}

/** Whether the list brings whole listings, or only prices and stock. */
export function KindChoice({ value, onChange, disabled }: KindChoiceProps) {
  const { t } = useTranslation('import')
  const id = useId()
  return (
    <fieldset className="import-kinds" disabled={disabled}>
      <legend className="field-label">{t('kind.legend')}</legend>
      {importKinds.map((kind) => (
        <div key={kind} className="import-kind">
          <input
            id={`${id}${kind}`}
            type="radio"
            name={`${id}kind`}
            value={kind}
            checked={value === kind}
            aria-describedby={`${id}${kind}text`}
            onChange={() => onChange(kind)}
          />
          <div>
            <label htmlFor={`${id}${kind}`}>{t(`kind.${kind}`)}</label>
            <p id={`${id}${kind}text`} className="text-sm text-soft">
              {t(`kind.${kind}Text`)}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
