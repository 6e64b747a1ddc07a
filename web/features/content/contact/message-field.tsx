import { countText } from '#web/shell/format.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import './contact.css'

type MessageFieldProps = FieldBinding<string> & {
  label: string
  placeholder: string
  maxLength: number
  required?: boolean
}

/** The message, with its length and limit. */
export function MessageField(props: MessageFieldProps) {
  const { label, placeholder, maxLength, name, value, error, onChange, onBlur } = props
  return (
    <Field
      label={label}
      error={error}
      className="contact-wide"
      hint={
        <bdi dir="ltr" className="tabular-nums">
          {countText(value.length)} / {countText(maxLength)}
        </bdi>
      }
    >
      {(control) => (
        <textarea
          {...control}
          {...{ name, value, onBlur, placeholder }}
          onChange={({ target }) => onChange(target.value)}
          className="control contact-message"
          dir={value === '' ? undefined : 'auto'}
          maxLength={maxLength}
          rows={6}
          required={props.required ?? true}
        />
      )}
    </Field>
  )
}
