import type { OwnCallback } from '#contract/callbacks.ts'

/** What a buyer sees: the button, or the state of their request. */
export type RequestView =
  | { kind: 'ask' }
  | { kind: 'new' | 'called'; since: number }
  /** `again`: seconds until another request is possible. */
  | { kind: 'closed'; again: number }

const dayMs = 86_400_000

/** `now` in ms since 1970. An open request is shown; a closed one until a day after it was made. */
export function requestView(
  callback: Pick<OwnCallback, 'status' | 'date'> | null,
  now: number,
): RequestView {
  if (!callback) return { kind: 'ask' }
  const since = Date.parse(callback.date)
  if (callback.status !== 'closed') return { kind: callback.status, since }
  const again = Math.ceil((since + dayMs - now) / 1000)
  return again > 0 ? { kind: 'closed', again } : { kind: 'ask' }
}
