import type { OwnCallback } from '#contract/callbacks.ts'

/** What somebody who may be called sees: the way to ask, or what became of having asked. */
export type RequestView =
  | { kind: 'ask' }
  | { kind: 'new' | 'called'; since: number }
  /** `again`: seconds until one may ask once more. */
  | { kind: 'closed'; again: number }

const dayMs = 86_400_000

/** `now` in ms since 1970. An open request stays; a closed one makes room a day after it was made. */
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
