import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { removeSearch, useRecentSearches } from './recent-searches.ts'
import { recentGroups } from './suggestion-groups.ts'
import { isLongEnough, useSuggestions } from './use-suggestions.ts'

/** Id of a row; `aria-activedescendant` refers to it. */
export const rowId = (list: string, index: number) => `${list}-${index}`

// Phone keyboards compose every word; on a desktop, a partly composed word is not yet a search.
const isUnfinished = (event: Event) =>
  (event as InputEvent).isComposing && !matchMedia('(pointer: coarse)').matches

/**
 * A search box as a combobox: the listed rows, the active row, and the keys. Rows are numbered
 * across all groups; "Clear all" is the last row of the recent searches. -1: none.
 */
export function useCombobox(
  boxRef: RefObject<HTMLInputElement | null>,
  list: string,
  panel: RefObject<HTMLElement | null>,
) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(open ? typed : '')
  const searches = useRecentSearches()
  const recent = typed.trim() === ''
  const groups = recent ? recentGroups(searches) : (found?.groups ?? [])
  const visible = open && groups.length > 0
  const rows = groups.reduce((sum, { suggestions }) => sum + suggestions.length, recent ? 1 : 0)
  const current = visible && active < rows ? active : -1

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const show = () => {
    setTyped(boxRef.current?.value ?? '')
    setOpen(true)
  }
  const empty = () => {
    if (boxRef.current) boxRef.current.value = ''
    close()
  }

  // A user who focused the empty box or typed before this code was loaded expects the list.
  const onLoad = useEffectEvent((input: HTMLInputElement) => {
    if (input !== document.activeElement) return
    if (input.value === '' || input.value !== input.defaultValue) show()
  })
  const onInput = useEffectEvent((event: Event) => {
    if (event.type === 'input' && isUnfinished(event)) return
    setActive(-1)
    show()
  })
  const onFocus = useEffectEvent(() => {
    if (boxRef.current?.value === '') show()
  })
  const onBlur = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!panel.current?.contains(relatedTarget as Node | null)) close()
  })
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target !== boxRef.current && !panel.current?.contains(target as Node)) close()
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // 229: the key belongs to the input method, also where `isComposing` is late.
    if (event.isComposing || event.keyCode === 229) return
    const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
    const take = (change: () => void) => {
      event.preventDefault()
      change()
    }
    // One position more than rows: the box itself is between the last and the first.
    const move = (step: number) =>
      take(() => setActive(((current + 1 + step + rows + 1) % (rows + 1)) - 1))
    if (event.key === 'Escape') {
      if (visible) return take(close)
      return boxRef.current?.value === '' ? undefined : take(empty)
    }
    if (!plain) return
    if (!visible) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') take(show)
      return
    }
    switch (event.key) {
      case 'ArrowDown':
        return move(1)
      case 'ArrowUp':
        return move(-1)
      case 'Tab':
        return close()
    }
    if (current < 0) return
    switch (event.key) {
      case 'Home':
        return take(() => setActive(0))
      case 'End':
        return take(() => setActive(rows - 1))
      case 'ArrowLeft':
      case 'ArrowRight':
        return setActive(-1)
      case 'Enter':
        return take(() => document.getElementById(rowId(list, current))?.click())
      case 'Delete': {
        const search = recent && searches[current]
        if (search) take(() => removeSearch(search))
      }
    }
  })

  const onClick = useEffectEvent(show)
  const onSubmit = useEffectEvent(close)

  useEffect(() => {
    const input = boxRef.current
    if (!input) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', (event) => onInput(event), { signal })
    input.addEventListener('compositionend', (event) => onInput(event), { signal })
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('focus', () => onFocus(), { signal })
    input.addEventListener('blur', (event) => onBlur(event), { signal })
    input.addEventListener('click', () => onClick(), { signal })
    input.form?.addEventListener('submit', () => onSubmit(), { signal })
    document.addEventListener('pointerdown', (event) => onPress(event), { signal })
    onLoad(input)
    return () => listening.abort()
  }, [boxRef])

  // The box was rendered before this code was loaded, so it is updated directly.
  useEffect(() => {
    const input = boxRef.current
    input?.setAttribute('aria-expanded', String(visible))
    input?.removeAttribute('aria-activedescendant')
    if (current < 0) return
    input?.setAttribute('aria-activedescendant', rowId(list, current))
    reveal(rowId(list, current))
  }, [boxRef, list, visible, current])

  return {
    groups,
    typed: recent ? '' : (found?.text ?? typed),
    visible,
    active: current,
    recent,
    /** The server has answered without suggestions. */
    settled: open && isLongEnough(typed) && found !== undefined && groups.length === 0,
    close,
  }
}

const headingHeight = 36
const rowGap = 8

/**
 * Scrolls the list to a row and its heading, but not the page, which `scrollIntoView` would move.
 */
function reveal(id: string) {
  const row = document.getElementById(id)
  const scroller = row?.closest('.suggest-scroll')
  if (!row || !scroller) return
  const [shown, frame] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const above = frame.top - (shown.top - headingHeight)
  const below = shown.bottom + rowGap - frame.bottom
  if (above > 0) scroller.scrollTop -= above
  else if (below > 0) scroller.scrollTop += below
}
