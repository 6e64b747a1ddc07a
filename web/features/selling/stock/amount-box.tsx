import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { caretIn, pastComma, settleNumber, typeNumber } from '#web/ui/form/number-text.ts'
import { amountShapes, readAmount, type AmountField } from './amount-entry.ts'
import type { CellMove } from './stock-list.ts'

type AmountBoxProps = {
  label: string
  field: AmountField
  typed: string
  /** Typing replaces what stands there; else it goes on behind it. */
  whole: boolean
  onTyped: (text: string) => void
  /** Without a value nothing changes; without a move the focus has gone elsewhere by itself. */
  onDone: (value: number | undefined, move?: CellMove | 'stay') => void
}

/** A cell while it is typed in: Enter saves, Esc gives up, leaving it saves. */
export function AmountBox({ label, field, typed, whole, onTyped, onDone }: AmountBoxProps) {
  const { t } = useTranslation('stock')
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const done = useRef(false)
  const [validated, setValidated] = useState(false)
  const shape = amountShapes[field]
  const read = readAmount(field, typed)
  const problem =
    validated && 'problem' in read ? t(`problems.${field}.${read.problem}`) : undefined

  useLayoutEffect(() => {
    box.current?.focus()
    if (whole) box.current?.select()
    // Once, when the box appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useLayoutEffect(() => {
    if (caret.current !== undefined) box.current?.setSelectionRange(caret.current, caret.current)
  }, [typed])

  const type = ({ target, nativeEvent }: React.ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent
    const at = target.selectionStart ?? target.value.length
    const key = pastComma(typed, target.value, at, inputType === 'deleteContentForward')
    const shown =
      inputType === 'insertFromPaste'
        ? settleNumber(key.typed, shape)
        : typeNumber(typed, key.typed, shape)
    caret.current = caretIn(shown, key.typed, key.caret)
    onTyped(shown)
  }
  const finish = (move?: CellMove | 'stay') => {
    if (done.current) return
    if ('problem' in read) return setValidated(true)
    done.current = true
    onDone(read.value, move)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      done.current = true
      onDone(undefined, 'stay')
    } else if (event.key === 'Enter') {
      event.preventDefault()
      finish(event.shiftKey ? 'up' : 'down')
    }
  }
  return (
    <span className="amount-cell" data-open="">
      <input
        ref={box}
        type="text"
        dir="ltr"
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        enterKeyHint="done"
        autoComplete="off"
        className="amount-box"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && id}
        value={typed}
        onChange={type}
        onBlur={() => finish()}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <span id={id} role="alert" className="amount-note">
          {problem}
        </span>
      )}
    </span>
  )
}
