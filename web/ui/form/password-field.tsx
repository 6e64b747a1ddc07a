import { useId, useState } from 'react'
import { longestPasswordEntry } from '#contract/limits.ts'
import { Icon } from '../icon.tsx'
import { FieldError, type FieldFrame } from './field.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type PasswordFieldProps = Omit<FieldFrame, 'hint'> & {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete: 'current-password' | 'new-password'
  /** Shown before typing; each rule is ticked when it is met. */
  rules?: readonly { text: string; met: boolean }[]
  /** On the button at the end of the box. */
  texts: { show: string; hide: string }
  /** Focused when it appears: for a box that the user asked for. */
  focused?: boolean
}

/** A password field with a button that shows the password. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, good, className = '', rules, texts, name, value, onChange } = props
  const { onBlur, autoComplete } = props
  const box = useFocusOnArrival(props.focused)
  const id = useId()
  const [shown, setShown] = useState(false)
  const described = [rules && `${id}rules`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {good && <Icon name="check" className="field-good" />}
      </div>
      {rules && (
        <ul id={`${id}rules`} className="field-rules">
          {rules.map(({ text, met }) => (
            <li key={text} data-met={met || undefined}>
              <Icon name="check" />
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="field-joined">
        <input
          {...{ id, name, value, onBlur, autoComplete }}
          ref={box}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          required
          maxLength={longestPasswordEntry}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="control"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="field-button"
        >
          {shown ? texts.hide : texts.show}
        </button>
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}
