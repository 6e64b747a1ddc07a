import { z } from 'zod'
import { make } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { filledText, id, paging, text } from './fields.ts'
import { longestNameOrId, longestQuery } from './limits.ts'
import { named } from './listing.ts'
import { listingHints, stockOrders, stockViews } from './listing-status.ts'
import { ownListing } from './selling.ts'

const nameOrId = filledText(longestNameOrId)

const stockFilter = {
  q: text(longestQuery)
    .optional()
    .meta({ description: 'Part number, or words of the name or brand' }),
  view: z.enum(stockViews).default('all'),
  category: nameOrId.optional(),
  make: nameOrId.optional(),
  hint: z.enum(listingHints).optional(),
}

const count = z.number().int()

export const getMyListing = endpoint('getMyListing', {
  summary: 'The caller’s listings, with counts and filter values',
  input: z.object({
    user_id: id.optional(),
    ...stockFilter,
    sort: z.enum(stockOrders).default('newest'),
    ...paging,
  }),
  example: { q: 'brake', view: 'active', sort: 'least_stock' },
  reply: z.object({
    listings: z.array(ownListing),
    total: count,
    page: count,
    pages: count,
    views: z
      .record(z.enum(stockViews), count)
      .meta({ description: 'Number of listings in each view' }),
    hints: z.record(z.enum(listingHints), count),
    minPrice: z.number().nullable(),
    maxPrice: z.number().nullable(),
    minMileage: z.null(),
    maxMileage: z.null(),
    minYear: count.nullable(),
    maxYear: count.nullable(),
    makeList: z.array(make),
    categoryList: z.array(named),
    transmissionList: z.array(z.string()),
    colorList: z.array(z.string()),
  }),
  access: ['SELLER'],
  self: ['user_id'],
  errors: ['listing.unknown_category', 'listing.unknown_make'],
})

export const getMyListingItem = endpoint('getMyListingItem', {
  summary: 'One of the caller’s listings, in any status',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: z.object({ listing: ownListing }),
  access: ['SELLER'],
  errors: ['listing.not_found'],
})

export const fileFormat = z.enum(['csv', 'xlsx']).default('xlsx')

export const exportListings = endpoint('exportListings', {
  summary: 'Export the caller’s listings as a file that can be imported again',
  input: z.object({ format: fileFormat, ...stockFilter }),
  example: { format: 'csv', view: 'active' },
  reply: z.unknown(),
  access: ['SELLER'],
  keys: true,
  errors: ['listing.unknown_category', 'listing.unknown_make'],
})
