import type { Location } from 'react-router'

/** State for going back to a step: what the server said of it. */
export const sentBack = (message: string) => ({ refused: message })

/** What the server said when somebody was sent back to this step. */
export function refusedHere({ state }: Location): string | undefined {
  const refused = (state as { refused?: unknown } | null)?.refused
  return typeof refused === 'string' ? refused : undefined
}
