import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { named } from './listing.ts'
import { decodedVehicle } from './vehicles.ts'
import { longestQuery } from './limits.ts'

const count = z.number().int().meta({ description: 'Offers for sale' })

export const suggestListings = endpoint('suggestListings', {
  summary: 'Grouped search suggestions for a text being typed, in the script of that text',
  input: z.object({ q: text(longestQuery) }),
  example: { q: 'brake p' },
  reply: z.object({
    skus: z.array(
      z.object({ sku: z.string(), name: z.string(), brand: z.string(), slug: z.string() }),
    ),
    parts: z.array(
      z.object({
        text: z.string().meta({ description: 'The completed search, in the words typed' }),
        label: z.string().meta({ description: 'The kind of part, in the caller’s language' }),
        count,
      }),
    ),
    categories: z.array(named.extend({ slug: z.string(), count })),
    makes: z.array(
      z.object({
        make: named,
        model: named.optional(),
        text: z.string().optional().meta({ description: 'The completed search, if more is typed' }),
        count,
      }),
    ),
    vehicle: decodedVehicle.optional(),
  }),
})
export type Suggestions = z.infer<typeof suggestListings.reply>
