import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { languages } from './language.ts'

const done = z.object({ message: z.string() })
const token = text(100)

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  summary:
    'Ask for the newsletter; the reply is the same whether the address is known or not. A mail asks to confirm it',
  input: z.object({ email: z.email().max(254), language: z.enum(languages) }),
  reply: done,
})

export const confirmNewsletter = endpoint('confirmNewsletter', {
  summary:
    'Confirm an address, with the token of the mail that asked for it; again changes nothing',
  input: z.object({ token }),
  reply: done,
  errors: ['newsletter.unknown'],
})

export const leaveNewsletter = endpoint('leaveNewsletter', {
  summary: 'End the newsletter, with the token of any letter; again changes nothing',
  input: z.object({ token }),
  reply: done,
  errors: ['newsletter.unknown'],
})
