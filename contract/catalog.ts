import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, paging, text } from './fields.ts'
import { listing, listingWithSeller, named } from './listing.ts'
import { seller } from './sellers.ts'

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
  reply: category,
})

export const getCountByCategory = endpoint('getCountByCategory', {
  summary: 'Number of parts for sale in each of the fifteen categories',
  input: z.object({}),
  reply: z.record(z.string(), z.number().int()),
})

export const getMakes = endpoint('getMakes', {
  summary: 'Car makes',
  input: z.object({ ...paging, limit: paging.limit.default(100) }),
  reply: make,
})

export const getModels = endpoint('getModels', {
  summary: 'Models of the given makes (IDs or names)',
  input: z.object({
    makes: z.array(text(100)).max(20),
    page: paging.page,
    limit: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  reply: model,
  errors: ['listing.unknown_make'],
})

export const getHome = endpoint('getHome', {
  summary: 'Best-selling parts; until orders exist, the parts with the most sellers',
  input: z.object({ ...paging }),
  reply: listing,
})

export const getListing = endpoint('getListing', {
  summary:
    'One part by any spelling of its number or by the slug of its link, with the offers of all its sellers',
  input: z
    .object({
      sku: text(100).pipe(z.string().min(1)).optional(),
      slug: text(300).pipe(z.string().min(1)).optional(),
      seller: id.optional(),
    })
    .refine(({ sku, slug }) => sku !== undefined || slug !== undefined, {
      path: ['sku'],
      error: 'required',
    }),
  reply: z.object({
    listing: listingWithSeller,
    sellerListingCount: z.number().int(),
    offers: z
      .array(listing)
      .meta({ description: 'The same number from other sellers, best first' }),
    similar: z.array(listing),
  }),
  errors: ['listing.not_found'],
})

const withinSeller = {
  q: text(100).optional().meta({ description: 'Searches among the seller’s parts' }),
}

const sellersListings = {
  listings: z.array(listing),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
}

export const getUserListings = endpoint('getUserListings', {
  summary: 'Parts for sale from one seller, newest first',
  input: z.object({ seller_id: id, ...withinSeller, ...paging }),
  reply: z.object(sellersListings),
  errors: ['seller.not_found'],
})

export const getSeller = endpoint('getSeller', {
  summary: 'A company with its contact details and newest parts',
  input: z.object({ id, ...withinSeller, ...paging }),
  reply: z.object({
    seller,
    sellerListings: z.array(listing),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['seller.not_found'],
})
