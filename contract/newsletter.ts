import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { linkToken } from './example-values.ts'
import { text } from './fields.ts'
import { languages } from './language.ts'
import { longestEmail, longestToken } from './limits.ts'

const done = z.object({ message: z.string() })
const token = text(longestToken)

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  summary:
    'Subscribe to the newsletter; the reply is the same whether or not the address is known. An e-mail asks for confirmation',
  input: z.object({ email: z.email().max(longestEmail), language: z.enum(languages) }),
  example: { email: 'garage@example.com', language: 'en' },
  reply: done,
})

export const confirmNewsletter = endpoint('confirmNewsletter', {
  summary:
    'Confirm a newsletter address with the token of the confirmation e-mail; repeating has no effect',
  input: z.object({ token }),
  example: { token: linkToken },
  reply: done,
  errors: ['newsletter.unknown'],
})

export const leaveNewsletter = endpoint('leaveNewsletter', {
  summary: 'Unsubscribe from the newsletter with the token of any issue; repeating has no effect',
  input: z.object({ token }),
  example: { token: linkToken },
  reply: done,
  errors: ['newsletter.unknown'],
})
