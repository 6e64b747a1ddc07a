import { useSyncExternalStore } from 'react'

const query = '(width < 40rem)'

function watch(changed: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether cards lie rather than stand, so that there is room for what is said of them. */
export const useNarrow = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
