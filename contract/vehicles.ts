import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { filledText } from './fields.ts'
import { named } from './listing.ts'
import { longestVehicleNumber } from './limits.ts'

/** What a VIN or a Japanese frame number tells. `make` may be one that is not sold here. */
export const decodedVehicle = z.object({
  vin: z.string().meta({ description: 'The number in upper case, without separators' }),
  make: named.partial({ _id: true }).optional(),
  model: named.optional().meta({ description: 'When the number identifies only one' }),
  models: z.array(named).optional().meta({ description: 'Possible models, most likely first' }),
  year: z.number().int().optional().meta({ description: 'When the number identifies only one' }),
  years: z.array(z.number().int()).optional().meta({ description: 'Most likely first' }),
  region: z.string().meta({ description: 'Country of the plant (ISO 3166) or its continent' }),
  checkDigit: z.enum(['right', 'wrong', 'unused']).meta({
    description: 'Advisory: the check digit is required only in North America and China',
  }),
  confidence: z.enum(['high', 'medium', 'low']),
})
export type DecodedVehicle = z.infer<typeof decodedVehicle>

export const decodeVehicle = endpoint('decodeVehicle', {
  summary: 'Make, models and model years decoded from a VIN or a Japanese frame number',
  input: z.object({ vin: filledText(longestVehicleNumber) }),
  example: { vin: 'JTEBX9FJ5FK123456' },
  reply: decodedVehicle,
  errors: ['vehicle.not_a_number'],
})
