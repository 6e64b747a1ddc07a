import { callTimes, type CallbackStatus, type CallTime } from '#contract/talking.ts'

type Steps = { on: readonly ('called' | 'closed')[]; back?: 'new' | 'called' }

/** The next states of each state, and the previous one. */
export const callbackSteps: Record<CallbackStatus, Steps> = {
  new: { on: ['called', 'closed'] },
  called: { on: ['closed'], back: 'new' },
  closed: { on: [], back: 'called' },
}

/** The preferred time if the form offers it; API clients write free text. */
export const callTimeOf = (preferred: string): CallTime | undefined =>
  preferred === '' ? 'soon' : callTimes.find((time) => time === preferred)

/** The steps that lead from one state to another, in order. */
export const stepsTo = (from: CallbackStatus, to: CallbackStatus): CallbackStatus[] =>
  from === 'closed' && to === 'new' ? ['called', 'new'] : [to]

export type CallbackCounts = Record<CallbackStatus, number>

/** The counts by state after one request has changed. */
export function countsAfter(counts: CallbackCounts, from: CallbackStatus, to: CallbackStatus) {
  const left = { ...counts, [from]: Math.max(0, counts[from] - 1) }
  return { ...left, [to]: left[to] + 1 }
}
