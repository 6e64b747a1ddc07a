import { useSyncExternalStore } from 'react'

const minute = 60_000

const currentMinute = () => Math.ceil(Date.now() / minute) * minute

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

// One clock for all the cards of a page.
function everyMinute(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time to the minute in ms; `asked` (the server's time) until the page has hydrated. */
export function useNow(asked: number): number {
  return useSyncExternalStore(everyMinute, currentMinute, () => asked)
}
