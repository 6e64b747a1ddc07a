/** How a process that answers no more is recognised. */
export type HeartbeatLimits = {
  /** Milliseconds between two heartbeats, and between two looks for them. */
  everyMs: number
  /** Looks in a row that found no heartbeat; then the process is taken for blocked. */
  looks: number
}

/** Ten seconds of an event loop that does nothing else either. */
export const heartbeatLimits: HeartbeatLimits = { everyMs: 1_000, looks: 10 }

/** Sends heartbeats from this event loop to the process that started this one. */
export function sendHeartbeats({ everyMs } = heartbeatLimits): void {
  // A parent that is gone is noticed by `disconnect`.
  setInterval(() => process.send?.('alive', () => undefined), everyMs).unref()
}

/**
 * Calls `onSilent` once when no heartbeat came for so many looks. Looks are counted, not seconds: after
 * the machine was suspended, or this process was starved itself, the other one has had no time either.
 */
export function watchHeartbeats(onSilent: () => void, { everyMs, looks } = heartbeatLimits) {
  let silent = 0
  const timer = setInterval(() => {
    if (++silent < looks) return
    clearInterval(timer)
    onSilent()
  }, everyMs).unref()
  return { beat: () => void (silent = 0), stop: () => clearInterval(timer) }
}
