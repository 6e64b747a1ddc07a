import { useSyncExternalStore } from 'react'

const minute = 60_000

const currentMinute = () => Math.floor(Date.now() / minute) * minute

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minute / 4)
  return () => clearInterval(timer)
}

/**
 * The current minute in ms since 1970; null until the page has hydrated, because the server's value
 * is old.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(everyMinute, currentMinute, () => null)
}
