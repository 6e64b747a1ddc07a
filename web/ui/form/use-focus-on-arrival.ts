import { useEffect, useRef } from 'react'

/** For a box that appears because somebody asked for it: the focus goes there once. */
export function useFocusOnArrival(focused = false) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused])
  return box
}
