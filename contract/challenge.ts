import { z } from 'zod'
import { text } from './fields.ts'
import { longestSolution } from './limits.ts'

/** Proof of work, required before a call that comes unusually often. */
export const challenge = z.object({
  token: z.string().meta({ description: 'To be returned unchanged' }),
  seed: z.string(),
  bits: z.int().meta({ description: 'Number of leading zero bits required of each hash' }),
  count: z.int().meta({ description: 'Number of solutions to find' }),
})
export type Challenge = z.infer<typeof challenge>

/** The field of a call's input by which a challenge is answered. */
export const solution = text(longestSolution).optional().meta({
  description:
    'After a refusal with code challenge.required: token:n0,n1,… where for each i below count, the SHA-256 of the text seed:i:ni starts with the required number of zero bits. Valid for five minutes, for this call with the same address or number, once.',
})
