import { skuKey } from '#contract/part-number.ts'
import { aftermarketBrands } from './aftermarket-brands.ts'
import { crossMakeGroups, type DemoFit, drawFits, drawVehicle, makeTrade } from './fitted-cars.ts'
import { genuineNumber } from './genuine-numbers.ts'
import { partTrade } from './part-trade.ts'
import type { PartTrade } from './part-trade.ts'
import { hashText } from './random.ts'
import type { Random } from './random.ts'

type NumberedPart = {
  sku: string
  brand: string
  genuine: boolean
  fits: DemoFit[]
  /** Price beside the genuine part of a mid-size Toyota or Nissan. */
  priceFactor: number
}

/** Types without an entry in any brand are sold as genuine parts only. */
const brandsByType = new Map(
  Object.values(partTrade).map((trade) => [
    trade.key,
    aftermarketBrands[trade.brands].filter((one) => one.partTypes.test(trade.key)),
  ]),
)

/**
 * Draws the number that one part of the trade is sold under, the car maker's own
 * ("Toyota Genuine") or an aftermarket one, and the cars that it fits. Universal parts are always
 * aftermarket and fit no car in particular.
 */
export function drawPartNumber(trade: PartTrade, random: Random): NumberedPart {
  const brands = brandsByType.get(trade.key)!
  if (trade.universal) {
    const { name, number, priceFactor } = random.pick(brands)
    const factor = between(priceFactor, random)
    return { sku: number(random), brand: name, genuine: false, fits: [], priceFactor: factor }
  }
  const vehicle = drawVehicle(trade, random)
  const { level } = makeTrade[vehicle.make]!
  if (brands.length === 0 || random.chance(0.48)) {
    const sku = genuineNumber(trade, vehicle, random)
    const fits = drawFits(trade, vehicle, false, random)
    return { sku, brand: `${vehicle.makeName} Genuine`, genuine: true, fits, priceFactor: level }
  }
  const { name, number, priceFactor } = random.pick(brands)
  const fits = drawFits(trade, vehicle, crossMakeGroups.has(trade.brands), random)
  const factor = level * between(priceFactor, random)
  return { sku: number(random), brand: name, genuine: false, fits, priceFactor: factor }
}

function between([low, high]: [number, number], random: Random): number {
  return low + random.next() * (high - low)
}

/** Which part numbers are taken, however they are spelt. */
export type NumberClaims = { claim(sku: string): boolean }

const claimedBits = 2 ** 27

/**
 * Lets every part number through once. It remembers a bit per number in a fixed 16 MB: a repeat is
 * always refused, and now and then (1 in 150 after a million numbers) a fresh number is as well.
 */
export function createNumberClaims(): NumberClaims {
  const bits = new Uint8Array(claimedBits / 8)
  return {
    claim(sku) {
      const bit = hashText(skuKey(sku)) % claimedBits
      const mask = 1 << (bit & 7)
      if (bits[bit >> 3]! & mask) return false
      bits[bit >> 3]! |= mask
      return true
    },
  }
}
