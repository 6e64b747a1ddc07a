import type { DeliverySettings } from '#contract/delivery.ts'
import type { Emirate } from '#contract/emirates.ts'
import { cashLimit, returnDays } from '#contract/limits.ts'
import { toFils, type Fils } from '#contract/money.ts'
import {
  isEnded,
  openStates,
  substitutions,
  type SellerOrderState,
} from '#contract/order-status.ts'
import { answerBy } from '#server/orders/answer-time.ts'
import {
  deliveryOptions,
  needsAddress,
  type PricedOption,
} from '#server/orders/delivery-options.ts'
import { deliveryOfSellers } from '../delivery.ts'
import { createRandom, weightedPicker, type Random } from '../random.ts'
import { garages, sellers } from '../sellers.ts'
import { drawSteps, eventsOf, livelySteps, minutesBefore } from './order-steps.ts'
import type { DemoEvent, PlannedStep } from './order-steps.ts'

/** A part that can be ordered; the pieces on hand bound what open orders may hold of it. */
export type OfferedPart = {
  no: number
  sellerNo: number
  sku: string
  partName: string
  partNameAr: string | null
  priceFils: Fils
  quantity: number
}

export type DemoPart = {
  seller: number
  state: SellerOrderState
  cancelRequested: boolean
  answerBy: Date | null
  completeAt: Date | null
  delivery: {
    method: 'pickup' | 'own' | 'courier'
    promise: { hours: string; days: number | null }
  }
  feeFils: Fils
  events: DemoEvent[]
  lines: {
    part: OfferedPart
    ordered: number
    quantity: number
    substitution: 'only' | 'newer' | 'ask'
  }[]
}

/** Garage and sellers are places in the lists of `sellers.ts`. */
export type DemoOrder = {
  garage: number
  placedAt: Date
  reference: string
  note: string
  isBrought: boolean
  parts: DemoPart[]
}

type Stock = { offered: OfferedPart[][]; reserved: Map<number, number>; owed: Map<number, number> }

const DAY = 24 * 3_600_000
const YEAR = 365
const mostFils = toFils(cashLimit)
const notes = [
  '',
  '',
  '',
  '',
  'Please call before you come',
  'Urgent, the car is on the lift',
  'السيارة على الرافعة',
]
const isOpen = (state: SellerOrderState) => (openStates as readonly string[]).includes(state)

/**
 * A year of orders, in the order of placing, and what the open ones reserve by the number of the listing. The same
 * `count`, parts and `now` give the same orders. `offered` has the parts of each seller.
 */
export function drawOrders({
  count,
  now,
  offered,
}: {
  count: number
  now: Date
  offered: OfferedPart[][]
}): { orders: DemoOrder[]; reserved: ReadonlyMap<number, number> } {
  const random = createRandom('orders')
  const stock: Stock = { offered, reserved: new Map(), owed: new Map() }
  const orders = [...livelyOrders(random, now, stock)]
  const pickSeller = weightedPicker([...sellers.keys()], (at) => sellers[at]!.size)
  for (let made = 0; made < count; made++) {
    const placed = drawPlacing(random, now)
    const known = (people: { joined: string }[], at: number) =>
      new Date(people[at]!.joined).getTime() < placed
    const garage = random.chance(0.02) ? 0 : random.int(1, garages.length - 1)
    const chosen = new Set(
      Array.from({ length: random.pick([1, 1, 1, 1, 2, 3]) }, () =>
        random.chance(0.04) ? 0 : pickSeller(random),
      ).filter((seller) => known(sellers, seller)),
    )
    if (chosen.size === 0 || !known(garages, garage)) continue
    const parts = [...chosen].flatMap((seller) => {
      const plan: Plan = { random, placed, now: now.getTime(), garage, seller, stock }
      return drawPart(plan) ?? []
    })
    if (parts.length > 0) orders.push(orderOf(random, garage, placed, parts))
  }
  orders.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
  return { orders, reserved: stock.reserved }
}

function* livelyOrders(random: Random, now: Date, stock: Stock): Generator<DemoOrder> {
  for (const [at, { placed: minutes, steps }] of livelySteps.entries()) {
    const placed = minutesBefore(now.getTime(), minutes)
    const planned = steps.map(([event, before, reason]): PlannedStep => ({
      ...{ event, at: minutesBefore(now.getTime(), before) },
      ...(reason !== undefined && { reason }),
    }))
    const common = { random, placed, now: now.getTime(), stock, planned }
    // Those of the demo seller are of other garages, those of the demo garage from other sellers.
    const sold = { garage: 1 + at, sellers: [0] }
    const bought = { garage: 0, sellers: [...sellers.keys()].slice(1 + at) }
    for (const { garage, sellers: among } of [sold, bought])
      for (const seller of among) {
        const part = drawPart({ ...common, garage, seller })
        if (!part) continue
        yield orderOf(random, garage, placed, [part])
        break
      }
  }
}

/** A moment of the last year in the hours of a workshop; more of late, as a marketplace grows. */
function drawPlacing(random: Random, now: Date): number {
  const back = Math.floor(YEAR * random.next() ** 1.4)
  const midnight = Math.floor(now.getTime() / DAY) * DAY
  const placed = midnight - back * DAY + random.int(4 * 60, 15 * 60) * 60_000
  return placed < now.getTime() ? placed : placed - DAY
}

const orderOf = (random: Random, garage: number, placed: number, parts: DemoPart[]): DemoOrder => ({
  ...{ garage, placedAt: new Date(placed), parts, note: random.pick(notes) },
  reference: random.chance(0.3) ? `PO ${random.int(1_000, 9_999)}` : '',
  isBrought: parts.some(({ delivery }) => needsAddress(delivery.method)),
})

type Plan = {
  random: Random
  placed: number
  now: number
  garage: number
  seller: number
  stock: Stock
  planned?: PlannedStep[]
}

/** Undefined where the seller has nothing suitable, or the garage would owe too much. */
function drawPart({
  random,
  placed,
  now,
  garage,
  seller,
  stock,
  planned,
}: Plan): DemoPart | undefined {
  const settings = deliveryOfSellers[seller]!
  const lines = drawLines(random, stock, seller, planned && smallOrder)
  if (lines.length === 0) return undefined
  const subtotal = sumOf(lines)
  const emirate: Emirate = garages[garage]!.details.emirate
  const { feeFils, ...delivery } = chosenDelivery(random, settings, { emirate, subtotal })
  const due = answerBy(new Date(placed), settings)
  const plan = { answerBy: due.getTime(), method: delivery.method, days: delivery.promise.days }
  const events = eventsOf(placed, planned ?? drawSteps(random, placed, plan), now)
  const state = events.at(-1)!.to
  const owed = (stock.owed.get(garage) ?? 0) + subtotal + feeFils
  if (isOpen(state) && owed > mostFils / 2) return undefined
  if (isOpen(state)) stock.owed.set(garage, owed)
  if (isOpen(state) && state !== 'shipped')
    for (const { part, quantity } of lines)
      stock.reserved.set(part.no, (stock.reserved.get(part.no) ?? 0) + quantity)
  const done = events.find(({ to }) => to === 'delivered')
  const wasAccepted = events.some(({ event }) => event === 'accept')
  return {
    ...{ seller, state, delivery, feeFils, events },
    cancelRequested: events.some(({ event }) => event === 'request-cancel'),
    answerBy: state === 'placed' ? due : null,
    completeAt: done ? new Date(done.at.getTime() + returnDays * DAY) : null,
    lines: wasAccepted && !isEnded(state) ? lines.map((line) => partly(random, line)) : lines,
  }
}

/** Most have it brought where that is offered, and visit a seller whose driver doesn't come so far. */
function chosenDelivery(
  random: Random,
  settings: DeliverySettings,
  to: { emirate: Emirate; subtotal: Fils },
): PricedOption {
  const brought = deliveryOptions(settings, to).filter(({ method }) => needsAddress(method))
  if (brought.length > 0 && random.chance(0.65)) return random.pick(brought)
  const promise = { hours: settings.pickup.hours, days: null }
  return { method: 'pickup', promise, feeFils: 0 as Fils }
}

/** Of some lines more was asked than the seller had. */
const partly = (random: Random, line: DemoPart['lines'][number]) =>
  random.chance(0.04) ? { ...line, ordered: line.quantity + random.int(1, 3) } : line

const sumOf = (lines: DemoPart['lines']): Fils =>
  lines.reduce((sum, { part, quantity }) => sum + part.priceFils * quantity, 0) as Fils

const usualOrder = {
  sizes: [1, 1, 1, 2, 2, 3, 4],
  quantities: [1, 1, 1, 2, 2, 4],
  highestPrice: Infinity,
}
/** So that the demo garage, with many open orders, can still pay in cash. */
const smallOrder = { sizes: [1, 1, 2], quantities: [1, 1, 2], highestPrice: toFils(120) }

/** A few different parts of a seller, of which always a piece is left. */
function drawLines(
  random: Random,
  { offered, reserved }: Stock,
  seller: number,
  { sizes, quantities, highestPrice } = usualOrder,
): DemoPart['lines'] {
  const parts = (offered[seller] ?? []).filter(({ priceFils }) => priceFils <= highestPrice)
  const lines = new Map<number, DemoPart['lines'][number]>()
  for (let wanted = parts.length && random.pick(sizes); wanted > 0; wanted--) {
    const part = random.pick(parts)
    const quantity = random.pick(quantities)
    const left = part.quantity - (reserved.get(part.no) ?? 0)
    if (left > quantity)
      lines.set(part.no, {
        part,
        ordered: quantity,
        quantity,
        substitution: random.pick(substitutions),
      })
  }
  return [...lines.values()]
}
