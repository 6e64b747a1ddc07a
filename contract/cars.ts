import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, filledText, id, paging, price, within } from './fields.ts'
import { named } from './listing.ts'
import { longestToken, mileageRange } from './limits.ts'

/** A whole car in the older style of listing. These are read only, and nobody keeps them with a heart. */
export const car = z.object({
  _id: id,
  slug: z.string().meta({ description: 'Link form: make, model, year, version, reference code' }),
  featured_photo: z.string().nullable(),
  make: z.string(),
  model: z.string(),
  fits: z
    .object({ make: named, model: named.nullable() })
    .nullable()
    .meta({ description: 'The make and model as named in the parts catalogue, if known there' }),
  year: z.number().int().nullable(),
  version: z.string().nullable(),
  mileage: within(mileageRange).int().nullable(),
  unit: z.string().meta({ description: 'Unit of the mileage: “Kilometers” or another' }),
  price,
  currency: z.literal('AED'),
  transmission: z.string().nullable(),
  reference_code: z.string().meta({ description: 'Upper-case letters and digits' }),
  favourite_users: z.array(id),
  user_id: id.meta({ description: 'The seller' }),
  date,
})
export type Car = z.infer<typeof car>

export const getCar = endpoint('getCar', {
  summary:
    'One car by any spelling of its reference code, with other cars; getSeller returns its seller',
  input: z.object({ code: filledText(longestToken) }),
  example: { code: 'k7t4-qx2m' },
  reply: z.object({
    listing: car,
    similar: z
      .array(car)
      .meta({ description: 'Other cars: those of the same make first, then the newest' }),
  }),
  errors: ['car.not_found'],
})

export const getUserCars = endpoint('getUserCars', {
  summary: 'The cars of one seller, newest first',
  input: z.object({ seller_id: id, ...paging }),
  example: { seller_id: exampleIds.seller },
  reply: car,
})
