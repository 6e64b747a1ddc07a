import { useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { caretIn, pastComma, settleNumber, typeNumber, type NumberShape } from './number-text.ts'
import './number-field.css'

type NumberFieldProps = FieldFrame & {
  name: string
  /** As `settleNumber` leaves it: "1,250.50". */
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  shape: NumberShape
  /** Shown in the box before the number ("AED"). */
  unit?: string
  required?: boolean
}

/** An amount or a count, grouped by thousands while typing; the caret keeps its place. */
export function NumberField(props: NumberFieldProps) {
  const { label, error, hint, good, optional, className, name, value, onChange } = props
  const { onBlur, shape, unit, required } = props
  const box = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ at: number }>()
  useLayoutEffect(() => {
    if (caret && document.activeElement === box.current)
      box.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const type = ({ target, nativeEvent }: React.ChangeEvent<HTMLInputElement>) => {
    const forwards = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
    const at = target.selectionStart ?? target.value.length
    const key = pastComma(value, target.value, at, forwards)
    const shown = typeNumber(value, key.typed, shape)
    setCaret({ at: caretIn(shown, key.typed, key.caret) })
    onChange(shown)
  }
  const paste = (event: React.ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    // Pasted into a number, it is handled as if typed.
    if (selectionStart !== 0 || selectionEnd !== value.length) return
    event.preventDefault()
    onChange(settleNumber(event.clipboardData.getData('text'), shape))
  }
  return (
    <Field {...{ label, error, hint, good, optional, className }}>
      {(control) => (
        <div className="number-field" dir="ltr">
          {unit && <span aria-hidden="true">{unit}</span>}
          <input
            {...control}
            {...{ name, value, required }}
            ref={box}
            type="text"
            inputMode={shape.decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            onChange={type}
            onPaste={paste}
            onBlur={() => {
              const settled = settleNumber(value, shape)
              if (settled !== value) onChange(settled)
              onBlur?.()
            }}
            className="control"
          />
        </div>
      )}
    </Field>
  )
}
