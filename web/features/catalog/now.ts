import { useSyncExternalStore } from 'react'

const minute = 60_000

const currentMinute = () => Math.ceil(Date.now() / minute) * minute

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

// One timer for all the cards of a page.
function everyMinute(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The current minute in ms; `requestedAt` (the server's time) until the page has hydrated. */
export function useNow(requestedAt: number): number {
  return useSyncExternalStore(everyMinute, currentMinute, () => requestedAt)
}
