import { countText } from '../format.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import './note-field.css'

type NoteFieldProps = FieldBinding<string> & {
  label: string
  /** Before how much of the length is used. */
  hint?: string
  optional?: string | undefined
  maxLength: number
}

/** Words of some lines, with their length and its limit. */
export function NoteField(props: NoteFieldProps) {
  const { label, hint, optional, maxLength, name, value, error, onChange, onBlur } = props
  return (
    <Field
      {...{ label, optional, error }}
      hint={
        <span className="flex flex-wrap justify-between gap-2">
          <span>{hint}</span>
          <bdi dir="ltr" className="tabular-nums">
            {countText(value.length)} / {countText(maxLength)}
          </bdi>
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          {...{ name, value, onBlur, maxLength }}
          onChange={({ target }) => onChange(target.value)}
          className="control note-control"
          dir={value === '' ? undefined : 'auto'}
          rows={3}
          required={optional === undefined}
        />
      )}
    </Field>
  )
}
