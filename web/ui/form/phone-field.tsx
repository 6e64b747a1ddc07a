import { longestPhone } from '#contract/limits.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PhoneFieldProps = Omit<
  TextFieldProps,
  'type' | 'dir' | 'inputMode' | 'maxLength' | 'spellCheck'
> & {
  /** Shown below the box while the number is checked ("Checking the number…"). */
  checking?: string | undefined
}

/** A phone number, left to right in every language. `usePhoneCheck` validates it. */
export function PhoneField({ checking, hint, ...field }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      dir="ltr"
      maxLength={longestPhone}
      spellCheck={false}
      hint={checking ? <span role="status">{checking}</span> : hint}
    />
  )
}
