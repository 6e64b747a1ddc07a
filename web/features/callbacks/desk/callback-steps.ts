import { callTimes, type CallbackStatus, type CallTime } from '#contract/talking.ts'

type Steps = { on: readonly ('called' | 'closed')[]; back?: 'new' | 'called' }

/** Where a request can go from each state, and the one step back. */
export const callbackSteps: Record<CallbackStatus, Steps> = {
  new: { on: ['called', 'closed'] },
  called: { on: ['closed'], back: 'new' },
  closed: { on: [], back: 'called' },
}

/** The wished time where it is one that the form offers; other programs write their own words. */
export const callTimeOf = (preferred: string): CallTime | undefined =>
  preferred === '' ? 'soon' : callTimes.find((time) => time === preferred)

/** The steps that lead from one state to another, in their order. */
export const stepsTo = (from: CallbackStatus, to: CallbackStatus): CallbackStatus[] =>
  from === 'closed' && to === 'new' ? ['called', 'new'] : [to]

export type CallbackCounts = Record<CallbackStatus, number>

/** How many are in each state once one request has changed. */
export function countsAfter(counts: CallbackCounts, from: CallbackStatus, to: CallbackStatus) {
  const left = { ...counts, [from]: Math.max(0, counts[from] - 1) }
  return { ...left, [to]: left[to] + 1 }
}
