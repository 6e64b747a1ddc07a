import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, filledText, name, phone, text } from './fields.ts'
import { languages } from './language.ts'
import { contactModes, contactReasons } from './contact-options.ts'
import {
  clockForm,
  contentLengths,
  mostOfficeSpans,
  mostSocialLinks,
  officePhoneForm,
  socialUrlForm,
} from './content-kinds.ts'
import { contactLengths } from './limits.ts'

export const sendContact = endpoint('sendContact', {
  summary:
    'Send a message to the operator; returns a ticket number, which is also e-mailed to the sender. The same message within a day returns the same ticket',
  input: z.object({
    name: name(contactLengths.name),
    email,
    mobile: phone,
    mode: z.enum(contactModes),
    reason: z.enum(contactReasons),
    message: filledText(contactLengths.message),
    language: z.enum(languages).default('en'),
    website: text(contactLengths.website)
      .optional()
      .meta({ description: 'Hidden from people; omit it' }),
  }),
  example: {
    name: 'Salem Haddad',
    email: 'garage@example.com',
    mobile: '050 123 4567',
    mode: 'mobile',
    reason: 'General Enquiry',
    message: 'Which papers does a garage need to register?',
  },
  reply: z.object({ ticket: z.string() }),
  status: 201,
  errors: ['phone.invalid'],
})

const clock = z.string().regex(clockForm)

export const office = z.object({
  phone: z.string().regex(officePhoneForm).optional().meta({ description: 'E.164' }),
  email: email.optional(),
  hours: z
    .array(
      z
        .object({
          days: z.array(z.int().min(1).max(7)).min(1).max(7).meta({ description: 'Monday is 1' }),
          opens: clock,
          closes: clock,
        })
        .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'invalid' }),
    )
    .max(mostOfficeSpans)
    .meta({ description: 'UAE time; a day not listed is closed' }),
  social: z
    .array(
      z.object({
        name: name(contentLengths.socialName).pipe(z.string().regex(/^[^\r\n]*$/)),
        url: text(contentLengths.socialUrl).pipe(z.url().regex(socialUrlForm)),
      }),
    )
    .max(mostSocialLinks)
    .refine((links) => new Set(links.map(({ url }) => url)).size === links.length, {
      error: 'invalid',
    }),
})
export type Office = z.infer<typeof office>

export const getOffice = endpoint('getOffice', {
  summary: 'Contact details and opening hours of the operator, where given',
  input: z.object({}),
  example: {},
  reply: office,
})
