import { useSyncExternalStore } from 'react'

const query = '(width < 40rem)'

function watch(changed: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether cards are laid out as rows, which leaves room for their status. */
export const useNarrow = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
