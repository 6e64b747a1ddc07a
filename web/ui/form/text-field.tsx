import { Field, LengthCount, type FieldFrame } from './field.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export type TextFieldProps = FieldFrame & {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Focused when it appears: for a box that the user asked for. */
  focused?: boolean
} & Pick<
    React.ComponentProps<'input'>,
    | 'type'
    | 'dir'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'inputMode'
    | 'maxLength'
    | 'required'
    | 'readOnly'
    | 'disabled'
    | 'placeholder'
    | 'spellCheck'
  >

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, good, optional, className, onChange, value, focused, ...input } =
    props
  const box = useFocusOnArrival(focused)
  return (
    <Field {...{ label, error, hint, good, optional, className }}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            ref={box}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="control"
          />
          <LengthCount length={value.length} limit={input.maxLength} />
        </>
      )}
    </Field>
  )
}
