import type { CrossNumber } from '#contract/cross-numbers.ts'
import type { ChoiceValue } from '#contract/listing-choices.ts'
import type { DemoFit } from './fitted-cars.ts'
import type { Side } from './part-names.ts'

export type Tier = ChoiceValue<'tier'>

export type DemoListing = {
  /** Index into `sellers`. */
  seller: number
  partType: string
  partName: string
  /** Not every seller writes Arabic. */
  partNameAr?: string
  partSKU: string
  partBrand: string
  tier: Tier
  crossNumbers?: CrossNumber[]
  /** Where there is one of each. */
  side?: Side
  categoryKey: string
  subCategoryKey?: string
  priceFils: number
  /** 0 is sold out. */
  quantity: number
  shortDescription: string
  /** HTML of p, ul and li; some paragraphs are Arabic. */
  description: string
  fits: DemoFit[]
  drawing: string
  /** "label/drawing", one of three brand labels: listings with the same seed share one picture. */
  pictureSeed: string
  date: Date
  /** When the seller last said that price and quantity hold. */
  confirmed: Date
}
