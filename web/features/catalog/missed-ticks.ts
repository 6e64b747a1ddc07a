import { useEffect, useRef } from 'react'
import { isChosen } from './browse-view.ts'
import { type FacetName, type Filters, toggled } from './search-params.ts'

type Tick = { name: string; value: string; checked: boolean }

/** For the form: applies what was ticked before the scripts started and so was heard by nobody. */
export function useMissedTicks(filters: Filters, go: (to: Filters) => void) {
  const form = useRef<HTMLFormElement>(null)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const boxes = form.current!.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    const wanted = withTicks(filters, [...boxes])
    if (wanted !== filters) go(wanted)
  })
  return form
}

/** `filters` with the boxes that differ from them; the very same object when none does. */
export function withTicks(filters: Filters, boxes: Tick[]): Filters {
  const differs = (from: Filters) => (box: Tick) =>
    isChosen(from, box.name as FacetName, box.value) !== box.checked
  return boxes.filter(differs(filters)).reduce(
    // A make may have taken its models along already.
    (kept, box) => (differs(kept)(box) ? toggled(kept, box.name as FacetName, box.value) : kept),
    filters,
  )
}
