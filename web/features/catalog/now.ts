import { useSyncExternalStore } from 'react'

const minute = 60_000

const currentMinute = () => Math.ceil(Date.now() / minute) * minute

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}

/** The time to the minute in ms; `asked` (the server's time) until the page has hydrated. */
export function useNow(asked: number): number {
  return useSyncExternalStore(everyMinute, currentMinute, () => asked)
}
