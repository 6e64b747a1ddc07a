import { useEffect, useRef } from 'react'
import type { OwnListing } from '#contract/selling.ts'

/**
 * When the row that had the focus goes, the focus goes to the row in its place, or to the list. Give
 * the list `ref` and `onFocus`.
 */
export function useRestoredFocus(rows: readonly OwnListing[]) {
  const ref = useRef<HTMLDivElement>(null)
  const place = useRef<{ id: string; index: number }>(undefined)

  useEffect(() => {
    const lost = place.current
    if (!lost || document.activeElement !== document.body) return
    if (rows.some(({ _id }) => _id === lost.id)) return
    const next = rows[Math.min(lost.index, rows.length - 1)]
    const button = next && ref.current?.querySelector<HTMLElement>(`[data-more="${next._id}"]`)
    place.current = undefined
    if (button) button.focus()
    else ref.current?.focus()
  }, [rows])

  const onFocus = ({ target }: React.FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    place.current = id ? { id, index: rows.findIndex(({ _id }) => _id === id) } : undefined
  }
  return { ref, onFocus }
}
