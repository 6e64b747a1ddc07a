import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, name, phone, text } from './fields.ts'
import { languages } from './language.ts'
import { contactModes, contactReasons, longestContactMessage } from './contact-options.ts'

export const sendContact = endpoint('sendContact', {
  summary:
    'Send a message to the operator; returns a ticket number, which is also e-mailed to the sender. The same message within a day returns the same ticket',
  input: z.object({
    name: name(100),
    email,
    mobile: phone,
    mode: z.enum(contactModes),
    reason: z.enum(contactReasons),
    message: text(longestContactMessage).pipe(z.string().min(1)),
    language: z.enum(languages).default('en'),
    website: text(500).optional().meta({ description: 'Hidden from people; omit it' }),
  }),
  reply: z.object({ ticket: z.string() }),
  status: 201,
  errors: ['phone.invalid'],
})

const clock = z.string().regex(/^\d\d:\d\d$/)

export const office = z.object({
  phone: z.string().optional().meta({ description: 'E.164' }),
  email: z.string().optional(),
  hours: z
    .array(
      z.object({
        days: z.array(z.int().min(1).max(7)).meta({ description: 'Monday is 1' }),
        opens: clock,
        closes: clock,
      }),
    )
    .meta({ description: 'UAE time; a day not listed is closed' }),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
})
export type Office = z.infer<typeof office>

export const getOffice = endpoint('getOffice', {
  summary: 'Contact details and opening hours of the operator, where given',
  input: z.object({}),
  reply: office,
})
