import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { longestQuickOrder, mostQuickLines, quickOrderBytes } from './limits.ts'
import { listing } from './listing.ts'

/** What one line of a pasted or uploaded list asks for, and what there is of it. */
const quickLine = z.object({
  typed: z.string(),
  quantity: z.number().int(),
  listing: listing
    .optional()
    .meta({ description: 'The best offer of this number: available, then cheapest' }),
  offers: z.number().int().meta({ description: 'How many offers of it are available' }),
  nearest: listing.optional().meta({
    description:
      'The best offer of the closest number that there is, where the typed one is unknown',
  }),
})

export const matchNumbers = endpoint('matchNumbers', {
  summary:
    'Find offers for a list of part numbers and quantities in any spelling, as text or as a file (XLSX, CSV, TXT). What can’t be read or found is returned without a listing',
  input: z.object({
    text: text(longestQuickOrder)
      .refine((lines) => lines.split('\n').filter((line) => line.trim()).length <= mostQuickLines, {
        error: 'too_long',
      })
      .optional()
      .meta({ description: 'Such as "04465-60280 x2", a line for each number' }),
  }),
  example: { text: '04465-60280 x2\n90915-10003' },
  reply: z.object({ lines: z.array(quickLine) }),
  files: ['file'],
  fileBytes: quickOrderBytes,
  errors: ['file.type', 'file.broken', 'file.too_large', 'server.limited'],
})
