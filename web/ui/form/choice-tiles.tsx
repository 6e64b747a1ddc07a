import { useId } from 'react'
import { FieldError } from './field.tsx'
import './form.css'
import './choice-tiles.css'

type ChoiceTilesProps<Value extends string> = {
  legend: string
  name: string
  /** An empty text while nothing is chosen. */
  value: Value | ''
  /** `note` is of digits: hours, an amount. */
  options: readonly { value: Value; label: string; note?: string | undefined }[]
  className?: string
  error?: string | undefined
  onChange: (value: Value) => void
}

/** Radio buttons for a few choices, as tiles side by side. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { legend, name, value, options, className = '', error, onChange } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className={`choice-tiles ${className}`}
      // A form moves the focus to what is invalid.
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}error`}
    >
      <legend className="field-label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-tile">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.note && <bdi dir="ltr">{option.note}</bdi>}
        </label>
      ))}
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  )
}
