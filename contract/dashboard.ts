import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ownListing } from './selling.ts'

const count = z.number().int()
const day = z.iso.date().meta({ description: 'Of the UAE' })

/** Now, and in the days before that are as many. */
const compared = z.object({ now: count, before: count })

export const getDashboard = endpoint('getDashboard', {
  summary: 'What became of the caller’s parts over 7, 30 or 90 days',
  input: z.object({
    days: z.coerce
      .number()
      .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
      .default(30),
  }),
  reply: z.object({
    days: count,
    online: count,
    views: compared,
    calls: compared,
    whatsapps: compared,
    favourites: compared.meta({ description: 'Parts that somebody keeps since' }),
    callbacks: compared.meta({ description: 'Requests to be called' }),
    chats: compared.meta({ description: 'Conversations begun' }),
    series: z.array(
      z.object({
        ...{ day, views: count, calls: count, whatsapps: count },
        ...{ favourites: count, callbacks: count, chats: count },
      }),
    ),
    mostSeen: z.array(ownListing).meta({ description: 'With their views of these days' }),
    lowStock: z.array(ownListing),
    lowStockCount: count,
    wanted: z
      .array(
        z.object({
          text: z.string(),
          searches: count,
          last: day,
          why: z.enum(['paused', 'sold_out', 'removed', 'kind']),
          listing: ownListing.nullable().meta({ description: 'The part of his that would answer' }),
          label: z
            .string()
            .meta({ description: 'The kind of part or car by which it concerns him' }),
        }),
      )
      .meta({ description: 'Searches that found nothing and that this stock could answer' }),
    todo: z.object({
      picture: count,
      fitment: count,
      years: count,
      soldOut: count,
      openCallbacks: count.meta({ description: 'People whom nobody has called yet' }),
      about: z.boolean().meta({ description: 'His page says nothing about him' }),
      hours: z.boolean().meta({ description: 'His page tells no opening hours' }),
      importFailed: z
        .string()
        .nullable()
        .meta({ description: 'The latest import, where rows were left out' }),
    }),
  }),
  access: ['SELLER'],
})
