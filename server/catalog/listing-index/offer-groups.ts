import { grown } from './grown.ts'
import { TextNumbers } from './text-numbers.ts'

/**
 * The listings of one part number and brand as groups, numbered from 1 in the order in which they come; the
 * number of a group stays after its last listing is gone.
 */
export class OfferGroups {
  /** How many listings are on offer of each. */
  onOffer = new Uint32Array(1024)
  private readonly numbers = new TextNumbers()

  /** One more than the last number. */
  get end(): number {
    return this.numbers.end
  }

  /** The number of a group, its brand in any case; 0 where there is none. */
  of(skuKey: string, brand: string): number {
    return this.numbers.of(textOf(skuKey, brand))
  }

  /** The number of a group, a new one if need be. */
  intern(skuKey: string, brand: string): number {
    const number = this.numbers.add(textOf(skuKey, brand))
    if (number >= this.onOffer.length)
      this.onOffer = grown(this.onOffer, new Uint32Array(number * 2))
    return number
  }
}

// Keys hold letters and digits only.
const textOf = (skuKey: string, brand: string) => `${skuKey} ${brand.toLowerCase()}`
