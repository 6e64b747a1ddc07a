import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers to clicks yet; false on the server, and until the scripts are there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
