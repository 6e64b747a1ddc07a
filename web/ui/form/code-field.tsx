import { Field, type FieldFrame } from './field.tsx'
import { withLatinDigits } from './phone-number.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/** Digits in a one-time code. */
export const codeLength = 6

type CodeFieldProps = FieldFrame & {
  name: string
  value: string
  onChange: (code: string) => void
  onBlur?: () => void
  /** Focused when it appears: for a box that the user asked for. */
  focused?: boolean
  /** How many digits; one-time codes, which phones suggest, have six. */
  length?: number
}

/** The digits of a code in typed or pasted text ("Your code: 123 456"). */
export const codeIn = (text: string, length = codeLength) =>
  withLatinDigits(text).replace(/\D/g, '').slice(0, length)

/**
 * A one-time code: one box that looks like several, so that pasting and phone suggestions fill it at
 * once. It doesn't submit by itself.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, error, hint, good, optional, className, name, value, onChange } = props
  const { onBlur, focused, length = codeLength } = props
  const box = useFocusOnArrival(focused)
  return (
    <Field {...{ label, error, hint, good, optional, className }}>
      {(control) => (
        <div className="code-field" dir="ltr" style={{ '--digits': length } as React.CSSProperties}>
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              data-next={index === Math.min(value.length, length - 1) || undefined}
            />
          ))}
          <input
            {...control}
            {...{ name, value, onBlur }}
            ref={box}
            type="text"
            inputMode="numeric"
            autoComplete={length === codeLength ? 'one-time-code' : 'off'}
            pattern="[0-9]*"
            required
            onChange={(event) => onChange(codeIn(event.target.value, length))}
          />
        </div>
      )}
    </Field>
  )
}
