import { stepsFrom } from '#contract/life-cycle.ts'
import { returnDays } from '#contract/limits.ts'
import {
  sellerOrderLifeCycle,
  type DeliveryMethod,
  type OrderActor,
  type OrderStep,
  type SellerOrderState,
} from '#contract/order-status.ts'
import type { Random } from '../random.ts'

/** An event of the timeline; it begins with `place`. */
export type DemoEvent = {
  event: OrderStep | 'place' | 'pay'
  by: OrderActor
  from: SellerOrderState | null
  to: SellerOrderState
  at: Date
  reason: string | null
}

export type PlannedStep = { event: OrderStep; at: number; reason?: string }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const actors = ['buyer', 'seller', 'system'] as const

const reasons = {
  reject: ['Sold in the shop an hour ago', 'The box is damaged', 'انتهت الكمية'],
  cancel: ['Supplier did not deliver', 'Wrong stock in our list', 'القطعة غير متوفرة حالياً'],
  fail: ['Workshop was closed', 'Nobody picked up the phone', 'العنوان غير واضح'],
}

/** The events of steps until `now`; each must be open in the state before it. */
export function eventsOf(placed: number, steps: PlannedStep[], now: number): DemoEvent[] {
  const events: DemoEvent[] = [
    { event: 'place', by: 'buyer', from: null, to: 'placed', at: new Date(placed), reason: null },
  ]
  for (const { event, at, reason = null } of steps) {
    if (at > now) break
    const from = events.at(-1)!.to
    const found = actors
      .flatMap((by) => stepsFrom(sellerOrderLifeCycle, from, by).map((step) => ({ ...step, by })))
      .find((step) => step.event === event)
    if (!found) throw new Error(`The demonstration has "${event}" of an order that is ${from}`)
    events.push({ event, by: found.by, from, to: found.to, at: new Date(at), reason })
  }
  return events
}

/** What becomes of an order, to its end; most are delivered within two days. */
export function drawSteps(
  random: Random,
  placed: number,
  { answerBy, method, days }: { answerBy: number; method: DeliveryMethod; days: number | null },
): PlannedStep[] {
  const steps: PlannedStep[] = []
  let at = placed
  const then = (event: OrderStep, [from, to]: [number, number], reason?: string) => {
    at += random.int(from, to) * MINUTE
    steps.push({ event, at, ...(reason !== undefined && { reason }) })
    return steps
  }
  const fate = random.next()
  if (fate < 0.03) return then('cancel', [3, 25])
  if (fate < 0.055) return [{ event: 'expire', at: answerBy }]
  if (fate < 0.1) return then('reject', [8, 180], random.pick(reasons.reject))
  // Few let customers wait: the longest is an hour short of the answer time of the quickest.
  then('accept', random.chance(0.7) ? [2, 45] : [45, 180])
  if (fate < 0.12) return then('cancel', [30, 300], random.pick(reasons.cancel))
  if (fate < 0.13) {
    then('request-cancel', [20, 90])
    return then('agree-cancel', [10, 120])
  }
  if (random.chance(0.6)) then('pack', [15, 120])
  then('ship', method === 'courier' ? [120, 1_200] : [20, 400])
  const onTheWay: [number, number] =
    method === 'courier'
      ? [600, 1_440 * Math.max(1, days ?? 1)]
      : [30, method === 'own' ? 240 : 900]
  if (fate < 0.18) {
    then('fail', onTheWay, random.pick(reasons.fail))
    if (fate < 0.145) return then('return-to-seller', [600, 2_880])
    then('redeliver', [120, 1_200])
  }
  then(random.chance(0.8) ? 'deliver' : 'confirm', onTheWay)
  return [...steps, { event: 'complete', at: at + returnDays * DAY }]
}

const hours = 60
const days = 24 * hours

/** What the demo logins find when they look: orders in which something is to be done, and some that ended. */
export const livelySteps: { placed: number; steps: [OrderStep, number, string?][] }[] = [
  { placed: 9, steps: [] },
  { placed: 48, steps: [] },
  { placed: 2 * hours, steps: [] },
  { placed: 3 * hours, steps: [] },
  { placed: 4 * hours, steps: [['accept', 3 * hours]] },
  {
    placed: 7 * hours,
    steps: [
      ['accept', 6 * hours],
      ['request-cancel', 40],
    ],
  },
  {
    placed: 9 * hours,
    steps: [
      ['accept', 8 * hours],
      ['pack', 2 * hours],
    ],
  },
  {
    placed: 26 * hours,
    steps: [
      ['accept', 25 * hours],
      ['pack', 22 * hours],
      ['ship', 90],
    ],
  },
  {
    placed: 2 * days,
    steps: [
      ['accept', 2 * days - 30],
      ['ship', 26 * hours],
      ['fail', 5 * hours, reasons.fail[0]!],
    ],
  },
  {
    placed: 3 * days,
    steps: [
      ['accept', 3 * days - 12],
      ['ship', 2 * days],
      ['deliver', 2 * days - 3 * hours],
    ],
  },
  {
    placed: 5 * days,
    steps: [
      ['accept', 5 * days - 25],
      ['pack', 5 * days - 2 * hours],
      ['ship', 4 * days],
      ['confirm', 4 * days - 4 * hours],
    ],
  },
  {
    placed: 6 * days,
    steps: [
      ['accept', 6 * days - 20],
      ['ship', 5 * days],
      ['fail', 5 * days - 4 * hours, reasons.fail[1]!],
      ['return-to-seller', 4 * days],
    ],
  },
  { placed: 8 * days, steps: [['reject', 8 * days - 50, reasons.reject[0]!]] },
]

/** Minutes before `now` as a moment. */
export const minutesBefore = (now: number, minutes: number): number => now - minutes * MINUTE
