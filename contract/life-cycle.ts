import type { ErrorCode } from './error-codes.ts'

// What has a status goes from one to another by events, and by no other way. Each kind of thing has one
// table of transitions; services step by it, menus offer what it allows, and tests hold the database to it.

/** Stands for the status from which it came, of things that remember that. */
export const previous = 'previous'

export type Transition<State extends string, Event extends string, Actor extends string> = {
  from: State
  event: Event
  by: Actor
  to: State | typeof previous
}

export type LifeCycle<State extends string, Event extends string, Actor extends string> = {
  states: readonly State[]
  /** The state of a new one. */
  start: State
  /** What an event is refused with in every state that has no transition for it. */
  refusal: ErrorCode
  transitions: readonly Transition<State, Event, Actor>[]
}

/** Checks a table by its types: every `from` and `to` is one of the states. */
export const lifeCycle = <
  const State extends string,
  const Event extends string,
  const Actor extends string,
>(cycle: {
  states: readonly State[]
  start: NoInfer<State>
  refusal: ErrorCode
  transitions: readonly Transition<NoInfer<State>, Event, Actor>[]
}): LifeCycle<State, Event, Actor> => cycle

type Step<State, Event> = { event: Event; to: State } | { refused: ErrorCode }

/** What an event makes of a state; `before` is the state from which it came, where that is remembered. */
export function step<State extends string, Event extends string, Actor extends string>(
  cycle: LifeCycle<State, Event, Actor>,
  from: State,
  { event, by, before = cycle.start }: { event: Event; by: Actor; before?: State },
): Step<State, Event> {
  const found = cycle.transitions.find(
    (each) => each.from === from && each.event === event && each.by === by,
  )
  if (!found) return { refused: cycle.refusal }
  return { event, to: found.to === previous ? before : found.to }
}

/** The step by which somebody brings one state straight to another, for calls that name the new state. */
export function stepTo<State extends string, Event extends string, Actor extends string>(
  cycle: LifeCycle<State, Event, Actor>,
  from: State,
  { to, by }: { to: State; by: Actor },
): Step<State, Event> {
  const found = cycle.transitions.find(
    (each) => each.from === from && each.to === to && each.by === by,
  )
  return found ? { event: found.event, to } : { refused: cycle.refusal }
}

/** The steps that somebody can take from a state, in the order of the table. */
export function stepsFrom<State extends string, Event extends string, Actor extends string>(
  cycle: LifeCycle<State, Event, Actor>,
  state: State,
  actor: Actor,
): { event: Event; to: State }[] {
  return cycle.transitions
    .filter(({ from, by }) => from === state && by === actor)
    .flatMap(({ event, by }) => {
      const found = step(cycle, state, { event, by })
      return 'refused' in found ? [] : [found]
    })
}

/** Those of some events that somebody can cause in a state. */
export const openEvents = <
  State extends string,
  Event extends string,
  Actor extends string,
  Some extends Event,
>(
  cycle: LifeCycle<State, Event, Actor>,
  state: State,
  { of, by }: { of: readonly Some[]; by: Actor },
): Some[] => of.filter((event) => !('refused' in step(cycle, state, { event, by })))

/** The states in which somebody can cause an event. */
export const statesFor = <State extends string, Event extends string, Actor extends string>(
  { transitions }: LifeCycle<State, Event, Actor>,
  event: Event,
): State[] => transitions.filter((each) => each.event === event).map(({ from }) => from)
