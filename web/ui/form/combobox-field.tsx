import { useId, useState } from 'react'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export type ComboboxOption = { key: string; label: string; detail?: string }

type ComboboxFieldProps = TextFieldProps & {
  /** Suggestions for the current text; an empty list shows nothing. */
  options: readonly ComboboxOption[]
  onChoose: (key: string) => void
  /** The label of the list ("Places"). */
  listLabel: string
}

/** A text field with suggestions. Other values are allowed. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, error, hint, good, optional, className, options, onChoose, listLabel } = props
  const { name, value, onChange, onBlur, maxLength, required } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const visible = open && options.length > 0
  const current = visible && active < options.length ? active : -1
  const rowId = (index: number) => `${id}row${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    close()
    onChoose(option.key)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const down = event.key === 'ArrowDown'
    if (down || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!visible) return setOpen(true)
      // One position more than rows: the box itself is between the last and the first.
      const places = options.length + 1
      setActive(((current + 1 + (down ? 1 : -1) + places) % places) - 1)
    } else if (event.key === 'Escape' && visible) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault()
      choose(options[current] as ComboboxOption)
    }
  }

  return (
    <Field {...{ label, error, hint, good, optional, className }}>
      {(control) => (
        <div className="combobox-field">
          <input
            {...control}
            {...{ name, value, maxLength, required, onKeyDown }}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={visible}
            aria-controls={`${id}list`}
            aria-activedescendant={current < 0 ? undefined : rowId(current)}
            onChange={(event) => {
              onChange(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onBlur={() => {
              close()
              onBlur?.()
            }}
            className="control"
          />
          <div
            id={`${id}list`}
            role="listbox"
            aria-label={listLabel}
            hidden={!visible}
            className="combobox-list"
          >
            {options.map((option, index) => (
              <div
                key={option.key}
                id={rowId(index)}
                role="option"
                aria-selected={index === current}
                // On press instead of click, so that the box keeps the focus.
                onPointerDown={(event) => {
                  event.preventDefault()
                  choose(option)
                }}
                className="combobox-row"
              >
                <bdi>{option.label}</bdi>
                {option.detail && <span>{option.detail}</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
