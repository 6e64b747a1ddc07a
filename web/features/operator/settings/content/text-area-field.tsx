import { Field } from '#web/ui/form/field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'

type TextAreaFieldProps = {
  field: FieldBinding<string>
  label: string
  hint?: React.ReactNode
  dir: 'ltr' | 'rtl'
  lang: string
  rows: number
  maxLength: number
}

/** A text of several lines in a language. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, label, hint, ...area } = props
  const { name, value, error, onChange, onBlur } = field
  return (
    <Field {...{ label, error, hint }}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          {...{ name, value, onBlur }}
          onChange={({ target }) => onChange(target.value)}
          required
          className="control operator-answer"
        />
      )}
    </Field>
  )
}
