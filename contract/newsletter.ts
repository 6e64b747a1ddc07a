import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { languages } from './language.ts'

const done = z.object({ message: z.string() })
const token = text(100)

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  summary:
    'Subscribe to the newsletter; the reply is the same whether or not the address is known. An e-mail asks for confirmation',
  input: z.object({ email: z.email().max(254), language: z.enum(languages) }),
  reply: done,
})

export const confirmNewsletter = endpoint('confirmNewsletter', {
  summary:
    'Confirm a newsletter address with the token of the confirmation e-mail; repeating has no effect',
  input: z.object({ token }),
  reply: done,
  errors: ['newsletter.unknown'],
})

export const leaveNewsletter = endpoint('leaveNewsletter', {
  summary: 'Unsubscribe from the newsletter with the token of any issue; repeating has no effect',
  input: z.object({ token }),
  reply: done,
  errors: ['newsletter.unknown'],
})
