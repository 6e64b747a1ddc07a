import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { filledText, id, paging, text, wholeWithin } from './fields.ts'
import { listing, listingWithSeller, named, namedCount } from './listing.ts'
import { seller } from './sellers.ts'
import {
  longestNameOrId,
  longestQuery,
  longestSlug,
  mostChoices,
  mostModelsAtOnce,
  pageSizeRange,
} from './limits.ts'

export const make = named.extend({ id_car_make: z.string() })
export type Make = z.infer<typeof make>

export const model = named.extend({ id_car_model: z.string() })
export type Model = z.infer<typeof model>

const subCategory = named.extend({ slug: z.string() })

export const category = named.extend({
  slug: z.string(),
  subCategories: z.array(subCategory),
})
export type Category = z.infer<typeof category>

export const getCategories = endpoint('getCategories', {
  summary: 'The fifteen categories with their subcategories, in menu order',
  input: z.object({ ...paging, limit: paging.limit.default(100) }),
  example: {},
  reply: category,
})

export const getCountByCategory = endpoint('getCountByCategory', {
  summary: 'Number of parts for sale in each of the fifteen categories',
  input: z.object({}),
  example: {},
  reply: z.record(z.string(), z.number().int()),
})

export const getMakes = endpoint('getMakes', {
  summary: 'Car makes',
  input: z.object({ ...paging, limit: paging.limit.default(100) }),
  example: {},
  reply: make,
})

export const getModels = endpoint('getModels', {
  summary: 'Models of the given makes (IDs or names)',
  input: z.object({
    makes: z.array(text(longestNameOrId)).max(mostChoices),
    page: paging.page,
    limit: wholeWithin({ ...pageSizeRange, max: mostModelsAtOnce }).default(mostModelsAtOnce),
  }),
  example: { makes: ['Toyota', 'Lexus'] },
  reply: model,
  errors: ['listing.unknown_make'],
})

export const getHome = endpoint('getHome', {
  summary:
    'Best-selling parts: the numbers that visitors viewed and asked about most in two weeks, then those with the most sellers; offers with a picture first',
  input: z.object({ ...paging }),
  example: { limit: 4 },
  reply: listing,
})

export const getListing = endpoint('getListing', {
  summary:
    'One part by any spelling of its number or by the slug of its link, with the offers of all its sellers',
  input: z
    .object({
      sku: filledText(longestQuery).optional(),
      slug: filledText(longestSlug).optional(),
      seller: id.optional(),
    })
    .refine(({ sku, slug }) => sku !== undefined || slug !== undefined, {
      path: ['sku'],
      error: 'required',
    }),
  example: { sku: '51201-35482' },
  reply: z.object({
    listing: listingWithSeller,
    sellerListingCount: z.number().int(),
    offers: z
      .array(listing)
      .meta({ description: 'The same number from other sellers, best first' }),
    similar: z.array(listing).meta({
      description:
        'The same kind of part from other brands, for the same vehicles; each number once',
    }),
    related: z.array(listing).meta({
      description: 'Other kinds of part of the category for the first of the vehicles, one each',
    }),
  }),
  errors: ['listing.not_found'],
})

const withinSeller = {
  q: text(longestQuery).optional().meta({ description: 'Searches among the seller’s parts' }),
  category: text(longestNameOrId).optional(),
  make: text(longestNameOrId).optional(),
}
const unknownChoice = ['listing.unknown_category', 'listing.unknown_make'] as const

const sellersListings = {
  listings: z.array(listing),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
}

export const getUserListings = endpoint('getUserListings', {
  summary: 'Parts for sale from one seller, newest first',
  input: z.object({ seller_id: id, ...withinSeller, ...paging }),
  example: { seller_id: exampleIds.seller },
  reply: z.object(sellersListings),
  errors: ['seller.not_found', ...unknownChoice],
})

export const getSeller = endpoint('getSeller', {
  summary: 'A company with its contact details and newest parts',
  input: z.object({ id, ...withinSeller, ...paging }),
  example: { id: exampleIds.seller },
  reply: z.object({
    seller,
    categories: z
      .array(namedCount)
      .meta({ description: 'What the company lists, most first; of the chosen make' }),
    makes: z
      .array(namedCount)
      .meta({ description: 'The cars that its parts fit, most first; of the chosen category' }),
    sellerListings: z.array(listing),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['seller.not_found', ...unknownChoice],
})
