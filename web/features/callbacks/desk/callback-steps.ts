import {
  callbackLifeCycle,
  callTimes,
  type CallbackStatus,
  type CallTime,
} from '#contract/callback-status.ts'
import { stepsFrom } from '#contract/life-cycle.ts'

type Steps = {
  on: Exclude<CallbackStatus, 'new'>[]
  back: Exclude<CallbackStatus, 'closed'> | undefined
}

/** The next states of a state, and the one that a step taken by mistake came from. */
export function callbackSteps(status: CallbackStatus): Steps {
  const steps = stepsFrom(callbackLifeCycle, status, 'seller')
  const on = steps.filter(({ event }) => event !== 'undo').map(({ to }) => to)
  const back = steps.find(({ event }) => event === 'undo')?.to
  return {
    on: on.filter((to) => to !== 'new'),
    back: back === 'closed' ? undefined : back,
  }
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
