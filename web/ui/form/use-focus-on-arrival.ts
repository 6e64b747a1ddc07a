import { useEffect, useRef } from 'react'

/** Focuses a box once, when it appears because the user asked for it. */
export function useFocusOnArrival(focused = false) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused])
  return box
}
