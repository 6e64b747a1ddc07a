import { useId } from 'react'
import { Icon } from '../icon.tsx'
import './form.css'

/** The common props of fields. `optional` is the word shown for a field that may stay empty. */
export type FieldFrame = {
  label: React.ReactNode
  error?: string | undefined
  hint?: React.ReactNode
  good?: boolean
  optional?: string | undefined
  className?: string
}

/** Spread on the control, so that its label, hint and error belong to it. */
export type ControlWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldFrame & { children: (control: ControlWiring) => React.ReactNode }

/** A label above a control, the hint and the error below it, a tick when it is valid. */
export function Field({
  label,
  error,
  hint,
  good,
  optional,
  className = '',
  children,
}: FieldProps) {
  const id = useId()
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <label htmlFor={id} className="field-label">
          {label}
          {optional && <span className="field-optional"> ({optional})</span>}
        </label>
        {good && <Icon name="check" className="field-good" />}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <div id={`${id}hint`} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}

/** How much of its limit a text takes, near the limit. */
export function LengthCount({ length, limit = Infinity }: { length: number; limit?: number }) {
  if (length <= limit * 0.9) return null
  return (
    <bdi dir="ltr" className="field-hint" data-over={length > limit || undefined}>
      {length} / {limit}
    </bdi>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="field-error">
      {error}
    </p>
  )
}
