import { z } from 'zod'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, day, filledText, id, paging, text, wholeWithin } from './fields.ts'
import { languages } from './language.ts'
import { applicationLengths, eventNumberRange, longestFormHash } from './limits.ts'
import { sellerDocuments } from './uploads.ts'
import {
  applicationViews,
  operatorSellerEvents,
  sellerHistoryEvents,
  sellerMatches,
  sellerStatuses,
} from './seller-status.ts'

const status = z.enum(sellerStatuses)
const note = z
  .string()
  .nullable()
  .meta({ description: 'What the operator wrote: what is missing, or why' })

/** A company's own application, or what became of it. */
export const ownApplication = z.object({
  status,
  since: date,
  note,
  licenceExpires: day.nullable(),
  automatic: z.boolean().meta({ description: 'A demonstration approves by itself' }),
})
export type OwnApplication = z.infer<typeof ownApplication>

const ofSeller = { access: ['SELLER'] } as const

export const getOwnApplication = endpoint('getOwnApplication', {
  summary: 'The caller’s application to sell: its status, and what the operator wrote',
  input: z.object({}),
  example: {},
  reply: ownApplication,
  ...ofSeller,
})

export const resendApplication = endpoint('resendApplication', {
  summary: 'Apply again, once the profile has what was missing',
  input: z.object({}),
  example: {},
  reply: ownApplication,
  ...ofSeller,
  errors: ['application.step', 'application.licence', 'server.limited'],
})

export const applicationInList = z.object({
  _id: id,
  company: z.string(),
  emirate: z.enum(emirates),
  status,
  since: date.meta({ description: 'When it came to this status' }),
  licenceExpires: day.nullable(),
})
export type ApplicationInList = z.infer<typeof applicationInList>

export const sellerDuplicate = z.object({
  _id: id.nullable().meta({ description: 'Null for a company whose account was closed' }),
  company: z.string().nullable(),
  status,
  since: date,
  matches: z.array(z.enum(sellerMatches)),
})
export type SellerDuplicate = z.infer<typeof sellerDuplicate>

const document = z.object({
  field: z.enum(sellerDocuments),
  url: z.string(),
  name: z.string(),
  type: z.string().meta({ description: 'Media type' }),
})

export const application = applicationInList.extend({
  companyAr: z.string().nullable(),
  legalName: z.string().nullable(),
  address: z.string(),
  person: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  licence: z.string(),
  formerLicence: z
    .object({
      changed: date.meta({ description: 'When the number or the document was last changed' }),
      licence: z.string().meta({ description: 'The number; empty where it isn’t known' }),
      document: document.nullable(),
    })
    .nullable()
    .meta({
      description:
        'The licence as an operator saw it last; null unless it was changed since, and nobody has confirmed it',
    }),
  taxNumber: z.string().nullable(),
  iban: z.string().nullable(),
  joined: date,
  closing: date.nullable(),
  listings: z.int().meta({ description: 'Prepared or on offer; removed ones don’t count' }),
  documents: z.array(document),
  duplicates: z.array(sellerDuplicate),
  history: z.array(
    z.object({
      no: z.int(),
      event: z.enum(sellerHistoryEvents),
      by: z.string().nullable().meta({ description: 'The operator’s name' }),
      note,
      date,
    }),
  ),
  seen: z.int().meta({ description: 'Sent with a step: another number means that it changed' }),
  form: z.string().meta({ description: 'Stands for the form as it is; sent with an approval' }),
})
export type Application = z.infer<typeof application>

const access = { access: ['OPERATOR'], permission: 'sellers' } as const
const example = { id: exampleIds.listing, seen: 0 }
const steps = {
  reply: application,
  ...access,
}
const stepErrors = [
  'application.not_found',
  'application.step',
  'application.changed',
  'application.own',
] as const

export const getApplications = endpoint('getApplications', {
  summary:
    'Companies by status, the longest waiting first, or those whose trade licence has expired or was changed',
  input: z.object({ view: z.enum(applicationViews).default('applied'), ...paging }),
  example: {},
  reply: applicationInList,
  ...access,
})

export const getApplication = endpoint('getApplication', {
  summary: 'A company’s application: form, documents, history, and companies that may be the same',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  ...steps,
  errors: ['application.not_found'],
})

export const stepApplication = endpoint('stepApplication', {
  summary:
    'Take an application in review, approve it, ask for more, refuse it, lift a suspension, or confirm a changed trade licence',
  input: z.object({
    id,
    event: z.enum(operatorSellerEvents),
    note: filledText(applicationLengths.note)
      .optional()
      .meta({ description: 'For the company; needed to ask for more, to refuse and to lift' }),
    seen: wholeWithin(eventNumberRange),
    form: text(longestFormHash).optional().meta({
      description: 'As it was read; needed to approve and to confirm, so that nothing unread is',
    }),
  }),
  example: { ...example, event: 'review' },
  ...steps,
  errors: [...stepErrors, 'application.licence'],
})

export const suspendSeller = endpoint('suspendSeller', {
  summary: 'Take all that a company offers off sale; its open orders go on',
  input: z.object({
    id,
    reason: filledText(applicationLengths.note),
    seen: wholeWithin(eventNumberRange),
  }),
  example: { ...example, reason: 'Sold counterfeit parts' },
  ...steps,
  recent: true,
  errors: [...stepErrors],
})
