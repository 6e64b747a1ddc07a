import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

type MomentFieldProps = { field: FieldBinding<string>; label: string; hint: string }

/** A date and a time of the UAE. */
export const MomentField = ({ field, label, hint }: MomentFieldProps) => (
  <TextField {...field} {...{ label, hint }} good={false} type="datetime-local" dir="ltr" />
)
