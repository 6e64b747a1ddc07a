import { z } from 'zod'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { paging, text } from './fields.ts'
import { longestNameOrId, longestQuery } from './limits.ts'
import { namedCount } from './listing.ts'
import { sellerInList } from './sellers.ts'
import { weekHours } from './week-hours.ts'

const count = z.number().int()

/** A seller of the directory, with what it lists: of the chosen category and make where there are such. */
export const directorySeller = sellerInList.extend({
  hours: weekHours.nullable(),
  matching: count.meta({ description: 'Parts of the chosen category and make' }),
  categories: z
    .array(namedCount)
    .meta({ description: 'The largest, with the number of parts in each' }),
  makes: z
    .array(namedCount)
    .meta({ description: 'The largest, with the number of parts that fit each' }),
  makeCount: count.meta({ description: 'How many makes in all' }),
})
export type DirectorySeller = z.infer<typeof directorySeller>

/** Sellers that a value would leave as its filter's only choice. */
const choice = namedCount.meta({ description: '`count` is the number of sellers' })

export const getSellerDirectory = endpoint('getSellerDirectory', {
  summary: 'Sellers with what they deal in, those with most parts first; filters with counts',
  input: z.object({
    q: text(longestQuery).optional().meta({ description: 'Part of a name, in either language' }),
    emirate: z.enum(emirates).optional(),
    category: text(longestNameOrId)
      .optional()
      .meta({ description: 'Only sellers of such parts; with `make`, of such parts for it' }),
    make: text(longestNameOrId).optional(),
    open: z.literal('now').optional(),
    ...paging,
  }),
  example: { category: 'brake-parts', emirate: 'Sharjah' },
  reply: z.object({
    sellers: z.array(directorySeller),
    total: count,
    page: count,
    pages: count,
    facets: z.object({
      emirate: z.array(z.object({ name: z.enum(emirates), count })),
      category: z.array(choice),
      make: z.array(choice),
      open: count.meta({ description: 'How many are open now' }),
    }),
  }),
  errors: ['listing.unknown_category', 'listing.unknown_make'],
})
