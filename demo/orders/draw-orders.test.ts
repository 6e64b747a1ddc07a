import { expect, it } from 'vitest'
import { toFils } from '#contract/money.ts'
import { openStates } from '#contract/order-status.ts'
import { deliveryOfSellers } from '../delivery.ts'
import { createRandom } from '../random.ts'
import { sellers } from '../sellers.ts'
import { drawOrders } from './draw-orders.ts'

const now = new Date('2026-11-21T08:00:00Z')
const random = createRandom('parts')
const offered = sellers.map((_, seller) =>
  Array.from({ length: 40 }, (_, at) => ({
    ...{ no: seller * 100 + at, sellerNo: seller, sku: `N-${seller}-${at}` },
    ...{ partName: 'Oil filter', partNameAr: null },
    ...{ priceFils: toFils(random.int(10, 900)), quantity: random.int(3, 20) },
  })),
)
const draw = () => drawOrders({ count: 2_000, now, offered })
const { orders, reserved } = draw()
const parts = orders.flatMap((order) => order.parts)

it('are the same on every machine, a few thousand over the last year, in their order', () => {
  expect(draw().orders).toEqual(orders)
  expect(parts.length).toBeGreaterThan(2_000)
  const times = orders.map(({ placedAt }) => placedAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(now.getTime() - times[0]!).toBeLessThan(366 * 24 * 3_600_000)
  expect(times.at(-1)).toBeLessThan(now.getTime())
})

it('reserve what open ones hold, and always leave a piece', () => {
  const byOpenOrders = new Map<number, number>()
  for (const { state, lines } of parts)
    if (openStates.some((open) => open === state) && state !== 'shipped')
      for (const { part, quantity } of lines)
        byOpenOrders.set(part.no, (byOpenOrders.get(part.no) ?? 0) + quantity)
  expect(reserved).toEqual(byOpenOrders)
  const onHand = new Map(offered.flat().map(({ no, quantity }) => [no, quantity]))
  for (const [no, pieces] of reserved) expect(pieces).toBeLessThan(onHand.get(no)!)
})

it('go step by step, are answered in time, and wait only where time is left', () => {
  for (const { seller, events, state, answerBy, feeFils, delivery } of parts) {
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    const [placed, answer] = times as [number, number | undefined]
    const hours = deliveryOfSellers[seller]!.answer_hours
    if (answer !== undefined) expect(answer - placed).toBeLessThanOrEqual(hours * 3_600_000)
    expect(answerBy !== null && answerBy > now).toBe(state === 'placed')
    if (delivery.method === 'pickup') expect(feeFils).toBe(0)
  }
})

it('are mostly delivered, many by a driver or courier', () => {
  const share = (of: (part: (typeof parts)[number]) => boolean) =>
    parts.filter(of).length / parts.length
  expect(share(({ state }) => state === 'completed' || state === 'delivered')).toBeGreaterThan(0.75)
  expect(share(({ delivery }) => delivery.method !== 'pickup')).toBeGreaterThan(0.25)
})
