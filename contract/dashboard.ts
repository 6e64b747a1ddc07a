import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ownListing } from './selling.ts'

const count = z.number().int()
const day = z.iso.date().meta({ description: 'In UAE time' })

/** Now, and in the days before that are as many. */
const compared = z.object({ now: count, before: count })
const money = z.number().meta({ description: 'In dirhams, VAT included' })

export const getDashboard = endpoint('getDashboard', {
  summary: 'Performance of the caller’s parts over 7, 30 or 90 days',
  input: z.object({
    days: z.coerce
      .number()
      .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
      .default(30),
  }),
  example: { days: 30 },
  reply: z.object({
    days: count,
    online: count,
    views: compared,
    calls: compared,
    whatsapps: compared,
    favourites: compared.meta({ description: 'Parts added to favourites' }),
    callbacks: compared.meta({ description: 'Call-back requests' }),
    chats: compared.meta({ description: 'Conversations started' }),
    orders: compared.meta({
      description: 'Orders placed, without those rejected, expired, cancelled or brought back',
    }),
    sales: z
      .object({ now: money, before: money })
      .meta({ description: 'What the parts of these orders cost, without delivery' }),
    series: z.array(
      z.object({
        ...{ day, views: count, calls: count, whatsapps: count },
        ...{ favourites: count, callbacks: count, chats: count, orders: count },
      }),
    ),
    mostSeen: z.array(ownListing).meta({ description: 'With their views in this period' }),
    lowStock: z.array(ownListing),
    lowStockCount: count,
    wanted: z
      .array(
        z.object({
          text: z.string(),
          searches: count,
          last: day,
          why: z.enum(['paused', 'sold_out', 'removed', 'kind']),
          listing: ownListing
            .nullable()
            .meta({ description: 'The seller’s listing that would match' }),
          label: z
            .string()
            .meta({ description: 'The part type or car that makes it relevant to the seller' }),
        }),
      )
      .meta({ description: 'Searches without results that this stock could answer' }),
    todo: z.object({
      picture: count,
      fitment: count,
      years: count,
      soldOut: count,
      openCallbacks: count.meta({ description: 'People who have not been called yet' }),
      unresponsive: z.boolean().meta({
        description:
          'Orders expired without an answer, so the offers are shown after those of other sellers',
      }),
      about: z.boolean().meta({ description: 'The seller’s page has no description' }),
      hours: z.boolean().meta({ description: 'The seller’s page has no opening hours' }),
      importFailed: z
        .string()
        .nullable()
        .meta({ description: 'The latest import, if rows were skipped' }),
    }),
  }),
  access: ['SELLER'],
})
