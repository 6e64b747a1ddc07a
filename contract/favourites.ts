import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, paging, price, text } from './fields.ts'
import { favouriteOrders } from './favourite-orders.ts'
import { listing } from './listing.ts'
import { longestQuery, mostFavouritesAsked } from './limits.ts'

/** A part that the caller keeps, and what became of it since. */
export const favouriteListing = listing.extend({
  favourite: z.object({
    since: date,
    price: price.meta({ description: 'When it was saved' }),
    priceDropped: z.boolean(),
    soldOut: z.boolean(),
    gone: z.boolean().meta({ description: 'No longer available' }),
  }),
})
export type FavouriteListing = z.infer<typeof favouriteListing>

export const setFavourite = endpoint('setFavourite', {
  summary: 'Add a part to the favourites or remove it; without `favourite` the state is toggled',
  input: z.object({
    listing_id: id,
    user_id: id.optional(),
    favourite: z.boolean().optional(),
  }),
  example: { listing_id: exampleIds.listing, favourite: true },
  reply: z.object({ favourite_users: z.array(id), favourite_count: z.number().int() }),
  access: 'account',
  self: ['user_id'],
  errors: ['listing.not_found', 'favourite.too_many', 'server.limited'],
})

export const getMyFavorites = endpoint('getMyFavorites', {
  summary: 'The caller’s favourites',
  input: z.object({
    user_id: id.optional(),
    q: text(longestQuery).optional(),
    only: z.enum(['dropped', 'available', 'sold_out']).optional(),
    sort: z.enum(favouriteOrders).default('latest'),
    ...paging,
  }),
  example: { sort: 'dropped' },
  reply: z.object({
    listings: z.array(favouriteListing),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    counts: z
      .object({ all: z.number().int(), dropped: z.number().int(), soldOut: z.number().int() })
      .meta({ description: 'Of all favourites, regardless of the search' }),
  }),
  access: 'account',
  self: ['user_id'],
})

export const getFavouriteIds = endpoint('getFavouriteIds', {
  summary: 'Which of these parts are among the caller’s favourites',
  input: z.object({ listing_ids: z.array(id).max(mostFavouritesAsked) }),
  example: { listing_ids: [exampleIds.listing] },
  reply: z.object({ listing_ids: z.array(id) }),
  access: 'account',
})
