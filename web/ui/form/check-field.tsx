import { useId } from 'react'
import { FieldError } from './field.tsx'
import './form.css'

type CheckFieldProps = {
  label: React.ReactNode
  name: string
  value: boolean
  onChange: (ticked: boolean) => void
  onBlur?: () => void
  error?: string | undefined
  required?: boolean
}

/** A checkbox with its label. */
export function CheckField(props: CheckFieldProps) {
  const { label, name, value, onChange, onBlur, error, required } = props
  const id = useId()
  return (
    <div className="field">
      <label className="check-field">
        <input
          type="checkbox"
          {...{ name, onBlur, required }}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}
