import { z } from 'zod'
import { repliedFields } from './choice-schemas.ts'
import { crossNumberKinds } from './cross-numbers.ts'
import { emirates } from './emirates.ts'
import { companyNames, date, id, price, within } from './fields.ts'
import { quantityRange } from './limits.ts'
import { seller } from './sellers.ts'
import { weekHours } from './week-hours.ts'

/** Something with a canonical English name and a label in the caller's language. */
export const named = z.object({ _id: id, name: z.string(), label: z.string() })
export type Named = z.infer<typeof named>

/** Something with the number of listings of it. */
export const namedCount = named.extend({ count: z.number().int() })
export type NamedCount = z.infer<typeof namedCount>

export const image = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

/** A fitted model; without years it fits every year the model was sold. */
export const fittedModel = named.extend({
  from: z.number().int().optional(),
  to: z.number().int().optional(),
})

export const fit = z.object({ make: named, models: z.array(fittedModel) })
export type Fit = z.infer<typeof fit>

/** Another number under which a part is known. */
export const crossNumber = z.object({
  kind: z.enum(crossNumberKinds).meta({
    description:
      'What the number is to that of the listing: an older one that it replaces, a newer one that it is replaced by, or the number of the same part from the maker of the car or another brand',
  }),
  number: z.string(),
  brand: z.string().optional(),
  label: z.string().meta({
    description: 'What stands before the number, in the caller’s language: “Replaces”',
  }),
})
export type NamedCrossNumber = z.infer<typeof crossNumber>

/** A listing as lists show it; `user` is the seller's id. */
export const listing = z.object({
  _id: id,
  slug: z.string().meta({ description: 'Link form: slugified name, dash, part number key' }),
  partName: z.string(),
  partSKU: z.string(),
  partBrand: z.string(),
  crossNumbers: z
    .array(crossNumber)
    .meta({ description: 'Other numbers that the seller names for the part' }),
  category: z.string(),
  categoryLabel: z.string().meta({ description: 'In the caller’s language' }),
  subCategory: z.string().nullable(),
  subCategoryLabel: z.string().nullable(),
  price,
  currency: z.literal('AED'),
  quantity: within(quantityRange).int().meta({ description: 'The same as `available`' }),
  available: within(quantityRange).int().meta({ description: 'On hand less what orders reserve' }),
  pic: z.string().nullable(),
  images: z.array(image),
  ...repliedFields,
  shortDescription: z.string(),
  description: z.string().meta({ description: 'Sanitised HTML' }),
  makes: z.array(id),
  models: z.array(id),
  fits: z.array(fit),
  user: id,
  seller: z.object({
    _id: id,
    ...companyNames.shape,
    emirate: z.enum(emirates),
    hours: weekHours
      .nullable()
      .optional()
      .meta({ description: 'Only among the offers of one part number' }),
  }),
  date,
  confirmed: date.meta({
    description:
      'When the seller last confirmed price and quantity, by setting one of them or by a stock list that gives them',
  }),
  favourite_users: z.array(id),
  favourite_count: z.number().int(),
})
export type Listing = z.infer<typeof listing>

/** A listing as its own page shows it; `user` is the seller. */
export const listingWithSeller = listing.extend({ user: seller })
