import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

function watch(changed: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether there is room for the sheet; narrower windows get cards. Only for what the browser shows. */
export const useWideScreen = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => true,
  )
