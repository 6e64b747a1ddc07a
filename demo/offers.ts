import { hashText, type Random } from './random.ts'
import { sellers } from './sellers.ts'

const hour = 3_600_000
const longestAge = 3 * 365 * 24 * hour

/** From 0 to 1, small values more often. A product, as `**` may round differently elsewhere. */
export function skewed(random: Random): number {
  const value = random.next()
  return value * value
}

/** Whole dirhams mostly; small amounts in halves and quarters, large ones in fives and tens. */
function priceStep(aed: number, random: Random): number {
  if (aed < 20) return random.pick([0.25, 0.5, 0.5, 1])
  if (aed < 200) return random.pick([0.5, 1, 1, 1, 0.25])
  return aed < 1500 ? random.pick([1, 1, 5]) : random.pick([5, 10, 50])
}

export function drawQuantity(aed: number, random: Random): number {
  if (random.chance(0.06)) return 0
  const most = aed < 100 ? 400 : aed < 500 ? 80 : aed < 3000 ? 20 : 4
  return 1 + Math.floor(skewed(random) * most)
}

/**
 * Listed within the last 48 hours, or spread over three years with more of late. Most sellers confirm their
 * offers every few days; a few have not looked for months.
 */
export function drawDates(
  { now, seller, fresh }: { now: Date; seller: number; fresh: boolean },
  random: Random,
): { date: Date; confirmed: Date } {
  const newest = fresh ? 0 : 48 * hour
  const reach = Math.min(longestAge, now.getTime() - Date.parse(sellers[seller]!.joined))
  const age = fresh
    ? random.next() * 47 * hour
    : newest + skewed(random) * Math.max(0, reach - newest)
  const date = new Date(Math.floor((now.getTime() - age) / 1000) * 1000)
  const spread = hashText(date.toISOString())
  const unconfirmed =
    seller % 9 === 4 ? 1200 + (spread % 2400) : 2 + ((seller * 37) % 190) + (spread % 6) * 24
  const confirmed = Math.max(date.getTime(), now.getTime() - unconfirmed * hour)
  return { date, confirmed: new Date(confirmed) }
}

/** A price in fils about `aed`, from 12 % below to 15 % above, that none of the `others` asks (in AED). */
export function drawPrice(aed: number, others: Set<number>, random: Random): number {
  const step = priceStep(aed, random)
  let price = Math.max(step, Math.round((aed * (0.88 + random.next() * 0.27)) / step) * step)
  while (others.has(price)) price += step
  others.add(price)
  return Math.round(price * 100)
}
