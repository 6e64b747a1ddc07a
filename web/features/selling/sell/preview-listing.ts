import type { Category } from '#contract/catalog.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Listing } from '#contract/listing.ts'
import { storedBy } from '#contract/optional-fields.ts'
import { numberIn } from '#web/ui/form/number-text.ts'
import { priceShape, quantityShape, type SellValues } from './sell-values.ts'

type Around = {
  seller: { _id: string; company_name: string; emirate: Emirate }
  categories: Category[]
  /** Stands for the name while there is none. */
  nameless: string
  /** ISO 8601. */
  listed: string
}

/** The part as it would be listed now, so that the card that garages see can show it. */
export function previewListing(values: SellValues, around: Around): Listing {
  const { seller, categories, nameless, listed } = around
  const category = categories.find(({ name }) => name === values.category)
  return {
    _id: 'preview',
    slug: '',
    partName: values.partName.trim() || nameless,
    partSKU: values.partSKU.trim() || '–',
    partBrand: values.partBrand.trim(),
    crossNumbers: [],
    category: values.category || 'Service Parts',
    categoryLabel: category?.label ?? '',
    subCategory: values.subCategory || null,
    subCategoryLabel: null,
    price: numberIn(values.price, priceShape) ?? 0,
    currency: 'AED',
    quantity: numberIn(values.quantity, quantityShape) ?? 1,
    available: numberIn(values.quantity, quantityShape) ?? 1,
    pic: null,
    images: [],
    ...storedBy(values),
    shortDescription: values.shortDescription,
    description: '',
    makes: [],
    models: [],
    fits: values.universal ? [] : [...values.fits],
    user: seller._id,
    seller,
    date: listed,
    confirmed: listed,
    favourite_users: [],
    favourite_count: 0,
  }
}
