import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, id, paging, price, text } from './fields.ts'
import { favouriteOrders } from './talking.ts'
import { listing } from './listing.ts'

/** A part that the caller keeps, and what became of it since. */
export const keptListing = listing.extend({
  favourite: z.object({
    since: date,
    price: price.meta({ description: 'When it was kept' }),
    priceDropped: z.boolean(),
    soldOut: z.boolean(),
    gone: z.boolean().meta({ description: 'No longer on offer' }),
  }),
})
export type KeptListing = z.infer<typeof keptListing>

export const setFavourite = endpoint('setFavourite', {
  summary: 'Keep a part, or keep it no longer; without `favourite` it becomes what it was not',
  input: z.object({
    listing_id: id,
    user_id: id.optional(),
    favourite: z.boolean().optional(),
  }),
  reply: z.object({ favourite_users: z.array(id), favourite_count: z.number().int() }),
  access: 'account',
  self: ['user_id'],
  errors: ['listing.not_found', 'favourite.too_many', 'server.limited'],
})

export const getMyFavorites = endpoint('getMyFavorites', {
  summary: 'The parts that the caller keeps',
  input: z.object({
    user_id: id.optional(),
    q: text(100).optional(),
    only: z.enum(['dropped', 'available', 'sold_out']).optional(),
    sort: z.enum(favouriteOrders).default('latest'),
    ...paging,
  }),
  reply: z.object({
    listings: z.array(keptListing),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    counts: z
      .object({ all: z.number().int(), dropped: z.number().int(), soldOut: z.number().int() })
      .meta({ description: 'Of all that are kept, whatever is searched for' }),
  }),
  access: 'account',
  self: ['user_id'],
})

export const getFavouriteMarks = endpoint('getFavouriteMarks', {
  summary: 'Which of these parts the caller keeps',
  input: z.object({ listing_ids: z.array(id).max(200) }),
  reply: z.object({ listing_ids: z.array(id) }),
  access: 'account',
})
