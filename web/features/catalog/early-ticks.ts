import { useEffect, useRef } from 'react'
import { isChosen } from './browse-view.ts'
import { type FacetName, type Filters, toggled } from './search-params.ts'

type Tick = { name: string; value: string; checked: boolean }

/** For the form: applies the checkboxes that were changed before the page was hydrated. */
export function useEarlyTicks(filters: Filters, go: (to: Filters) => void) {
  const form = useRef<HTMLFormElement>(null)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const boxes = form.current!.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    const updated = withTicks(filters, [...boxes])
    if (updated !== filters) go(updated)
  })
  return form
}

/** `filters` with the checkboxes that differ from them; the same object when none does. */
export function withTicks(filters: Filters, boxes: Tick[]): Filters {
  const differs = (from: Filters) => (box: Tick) =>
    isChosen(from, box.name as FacetName, box.value) !== box.checked
  return boxes.filter(differs(filters)).reduce(
    // Unchecking a make may have removed its models already.
    (result, box) =>
      differs(result)(box) ? toggled(result, box.name as FacetName, box.value) : result,
    filters,
  )
}
