import { useEffect, useRef } from 'react'
import { isChosen } from './browse-view.ts'
import { type FacetName, type Filters, toggled } from './search-params.ts'

type Checkbox = { name: string; value: string; checked: boolean }

/** For the form: applies the checkboxes that were changed before the page was hydrated. */
export function useEarlyChanges(filters: Filters, go: (to: Filters) => void) {
  const form = useRef<HTMLFormElement>(null)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const boxes = form.current!.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
    const updated = withCheckboxes(filters, [...boxes])
    if (updated !== filters) go(updated)
  })
  return form
}

/** `filters` with the checkboxes that differ from them; the same object when none does. */
export function withCheckboxes(filters: Filters, boxes: Checkbox[]): Filters {
  const differs = (from: Filters) => (box: Checkbox) =>
    isChosen(from, box.name as FacetName, box.value) !== box.checked
  return boxes.filter(differs(filters)).reduce(
    // Unchecking a make may have removed its models already.
    (result, box) =>
      differs(result)(box) ? toggled(result, box.name as FacetName, box.value) : result,
    filters,
  )
}
