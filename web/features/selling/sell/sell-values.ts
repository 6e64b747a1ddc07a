import { crossNumberCells, type CrossNumberColumn } from '#contract/cross-numbers.ts'
import type { Fit, Listing } from '#contract/listing.ts'
import { enteredBy, type EnteredFields } from '#contract/optional-fields.ts'
import type { OwnListing } from '#contract/selling.ts'
import { amountText, countText } from '#web/shell/format.ts'
import type { NumberShape } from '#web/ui/form/number-text.ts'
import { listedAddress, type ListedPicture } from '#web/ui/form/picture-list.ts'

/**
 * What the form of a listing holds; categories by their canonical names, amounts as they are typed. Other numbers
 * of a kind are one text, as in a list.
 */
export type SellValues = EnteredFields &
  Record<CrossNumberColumn, string> & {
    partSKU: string
    partName: string
    partBrand: string
    price: string
    quantity: string
    fits: readonly Fit[]
    /** Made for no car in particular; `fits` is left aside then. */
    universal: boolean
    pictures: readonly ListedPicture[]
    category: string
    subCategory: string
    shortDescription: string
    /** HTML. */
    description: string
  }

export const emptyValues: SellValues = {
  partSKU: '',
  partName: '',
  partBrand: '',
  price: '',
  quantity: '',
  fits: [],
  universal: false,
  pictures: [],
  category: '',
  subCategory: '',
  ...enteredBy({}),
  ...crossNumberCells([]),
  shortDescription: '',
  description: '',
}

/** Up to ten million dirhams, with fils; up to a million pieces. */
export const priceShape: NumberShape = { decimals: 2, digits: 8 }
export const quantityShape: NumberShape = { decimals: 0, digits: 7 }

/** "/media/<id>/640.webp": the picture at `/media/<id>`, in its smallest size. */
function listedPicture({ url }: Listing['images'][number]): ListedPicture {
  return listedAddress(url, url)
}

/** A listing as the form shows it. */
export function valuesOf(listing: OwnListing): SellValues {
  return {
    partSKU: listing.partSKU,
    partName: listing.partName,
    partBrand: listing.partBrand,
    price: amountText(listing.price),
    quantity: countText(listing.on_hand),
    fits: listing.fits,
    universal: listing.fits.length === 0 && !listing.hints.includes('fitment'),
    pictures: listing.images.map(listedPicture),
    category: listing.category,
    subCategory: listing.subCategory ?? '',
    ...enteredBy(listing),
    ...crossNumberCells(listing.crossNumbers),
    shortDescription: listing.shortDescription,
    description: listing.description,
  }
}

/** A new listing like another one: everything but its number. */
export const copyOf = (listing: OwnListing): SellValues => ({ ...valuesOf(listing), partSKU: '' })

/** Whether there is nothing yet that would be a pity to lose. */
export function isBlank(values: SellValues): boolean {
  return Object.values(values).every(
    (value) => value === '' || value === false || (Array.isArray(value) && value.length === 0),
  )
}
