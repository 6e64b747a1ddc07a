import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { OwnListing } from '#contract/selling.ts'
import { amountText, countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { typeNumber } from '#web/ui/form/number-text.ts'
import { amountShapes, type AmountField } from './amount-entry.ts'
import { AmountBox } from './amount-box.tsx'
import type { CellMove } from './stock-list.ts'
import type { Edits } from './use-edits.ts'
import './amount-cell.css'

type AmountCellProps = {
  listing: OwnListing
  field: AmountField
  edits: Edits
  /** Moves the focus to another cell; false when there is none. */
  onMove?: (move: CellMove) => boolean
}

const shownAs = { price: amountText, quantity: countText }

/** A price or quantity that is changed where it stands, as in a spreadsheet. */
export function AmountCell({ listing, field, edits, onMove }: AmountCellProps) {
  const { t } = useTranslation('stock')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const refocus = useRef(false)
  const [typed, setTyped] = useState<string>()
  const [whole, setWhole] = useState(false)
  const value = edits.shown(listing, field)
  const text = shownAs[field](value)
  const failure = edits.failureOf(listing, field)
  const sku = listing.partSKU

  useLayoutEffect(() => {
    if (typed === undefined && refocus.current) button.current?.focus()
    refocus.current = false
  }, [typed])

  if (typed !== undefined) {
    return (
      <AmountBox
        label={t(field === 'price' ? 'cell.newPrice' : 'cell.newQuantity', { sku })}
        field={field}
        typed={typed}
        whole={whole}
        onTyped={setTyped}
        onDone={(next, move) => {
          if (next !== undefined && next !== value) edits.edit({ listing, field, value: next })
          const moved = move !== undefined && move !== 'stay' && onMove?.(move)
          refocus.current = move !== undefined && !moved
          setTyped(undefined)
        }}
      />
    )
  }
  const open = (start: string) => {
    setWhole(start === text)
    setTyped(start)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moveOf(event)
    if (move && onMove) {
      event.preventDefault()
      onMove(move)
    } else if (/^[\d٠-٩۰-۹]$/.test(event.key)) {
      event.preventDefault()
      setWhole(false)
      setTyped(typeNumber('', event.key, amountShapes[field]))
    } else if (event.key === 'F2' || event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      open(event.key === 'F2' ? text : '')
    }
  }
  return (
    <span className="amount-cell">
      <button
        ref={button}
        type="button"
        data-cell={`${field} ${listing._id}`}
        data-saving={edits.saving(listing, field) || undefined}
        aria-label={t(`cell.${field}`, { sku, value: text })}
        aria-describedby={failure && id}
        disabled={listing.status === 'removed'}
        className="amount-button"
        onClick={() => open(text)}
        onKeyDown={onKeyDown}
      >
        <bdi dir="ltr">{text}</bdi>
      </button>
      {failure && (
        <span id={id} role="alert" className="amount-note">
          {failure}
        </span>
      )}
    </span>
  )
}

function moveOf({ key, currentTarget }: React.KeyboardEvent): CellMove | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const rtl = getComputedStyle(currentTarget.closest('table') ?? currentTarget).direction === 'rtl'
  return (key === 'ArrowRight') === rtl ? 'back' : 'on'
}
