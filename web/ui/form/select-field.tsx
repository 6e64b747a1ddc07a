import { Field, type FieldFrame } from './field.tsx'

type SelectFieldProps<Value extends string> = FieldFrame & {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  options: readonly { value: Value; label: string }[]
  /** Shown while nothing is chosen ("Choose"). */
  placeholder: string
  required?: boolean
  disabled?: boolean
}

/** A native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, error, hint, good, optional, className, options, placeholder } = props
  const { name, value, onChange, onBlur, required, disabled } = props
  return (
    <Field {...{ label, error, hint, good, optional, className }}>
      {(control) => (
        <select
          {...control}
          {...{ name, value, onBlur, required, disabled }}
          onChange={(event) => onChange(event.target.value as Value)}
          className="control"
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
