import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, filledText, id, paging, text } from './fields.ts'
import { contactLengths, eventNumberRange, subjectReportLengths } from './limits.ts'
import { listingStatuses } from './listing-status.ts'
import { queueStates } from './operator-roles.ts'
import { done } from './profile.ts'
import { closingOutcomes, reportOutcomes, subjectKinds, subjectReasons } from './report-options.ts'

export const reportSubject = endpoint('reportSubject', {
  summary:
    'Report a listing or a company to the operator. An account is not needed; with one, there is one open report for each subject',
  input: z.object({
    kind: z.enum(subjectKinds),
    id,
    reason: z.enum(subjectReasons),
    note: text(subjectReportLengths.note).default(''),
    website: text(contactLengths.website)
      .optional()
      .meta({ description: 'Hidden from people; omit it' }),
  }),
  example: { kind: 'listing', id: exampleIds.listing, reason: 'wrong_part' },
  reply: done,
  knowsCaller: true,
  errors: ['listing.not_found', 'seller.not_found', 'report.own', 'report.exists'],
})

export const subjectToReport = z.object({
  name: z.string().meta({ description: 'Of the part, or of the company' }),
  sku: z.string().nullable(),
  company: z.string(),
})
export type SubjectToReport = z.infer<typeof subjectToReport>

export const getSubjectToReport = endpoint('getSubjectToReport', {
  summary: 'What a report would be about: a listing on offer, or a company that is shown',
  input: z.object({ kind: z.enum(subjectKinds), id }),
  example: { kind: 'listing', id: exampleIds.listing },
  reply: subjectToReport,
  errors: ['listing.not_found', 'seller.not_found'],
})

export const reportedInList = z.object({
  kind: z.enum(subjectKinds),
  _id: id,
  name: z.string().meta({ description: 'Of the part, or of the company' }),
  sku: z.string().nullable(),
  company: z.string(),
  reasons: z.array(z.enum(subjectReasons)),
  reports: z.int(),
  date: date.meta({ description: 'Of the oldest of these reports' }),
  closed: date.nullable().meta({ description: 'When the last of them was closed' }),
})
export type ReportedInList = z.infer<typeof reportedInList>

const subjectReport = z.object({
  no: z.int(),
  reason: z.enum(subjectReasons),
  note: z.string(),
  by: z.string().nullable().meta({ description: 'Null for a report without an account' }),
  date,
  closed: date.nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
})

export const reportedSubject = reportedInList
  .omit({ reasons: true, reports: true, date: true, closed: true })
  .extend({
    company_id: id,
    status: z.enum(listingStatuses).nullable().meta({ description: 'Of a listing' }),
    hidden: z
      .object({ reason: z.string(), date })
      .nullable()
      .meta({ description: 'Since when a listing is hidden, and why' }),
    open: z.int().meta({ description: 'Number of open reports' }),
    seen: z.int().meta({ description: 'The latest report; 0 where there is none' }),
    reports: z.array(subjectReport).meta({ description: 'Open ones first; at most 100' }),
  })
export type ReportedSubject = z.infer<typeof reportedSubject>

const access = { access: ['OPERATOR'], permission: 'reports' } as const
const seen = z
  .int()
  .min(eventNumberRange.min)
  .max(eventNumberRange.max)
  .meta({ description: 'The latest report that the caller has read: later ones stay open' })

export const getReportedSubjects = endpoint('getReportedSubjects', {
  summary: 'Reported listings and companies: open ones, longest waiting first, or closed ones',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: reportedInList,
  ...access,
})

export const getReportedSubject = endpoint('getReportedSubject', {
  summary: 'A reported listing or company with its reports',
  input: z.object({ kind: z.enum(subjectKinds), id }),
  example: { kind: 'listing', id: exampleIds.listing },
  reply: reportedSubject,
  ...access,
  errors: ['report.not_found'],
})

export const closeSubjectReports = endpoint('closeSubjectReports', {
  summary: 'Close the open reports of a listing or company',
  input: z.object({ kind: z.enum(subjectKinds), id, outcome: z.enum(closingOutcomes), seen }),
  example: { kind: 'listing', id: exampleIds.listing, outcome: 'nothing', seen: 1 },
  reply: reportedSubject,
  ...access,
  errors: ['report.not_found', 'server.limited'],
})

export const hideListing = endpoint('hideListing', {
  summary:
    'Hide a reported listing, which closes its reports. Its seller is notified with the reason, and can’t offer the number again until it is shown',
  input: z.object({ id, reason: filledText(subjectReportLengths.reason), seen }),
  example: { id: exampleIds.listing, reason: 'The picture shows another part.', seen: 1 },
  reply: reportedSubject,
  ...access,
  errors: ['report.not_found', 'report.decided', 'server.limited'],
})

export const showListing = endpoint('showListing', {
  summary: 'Show a hidden listing again; its seller is notified',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: reportedSubject,
  ...access,
  errors: ['report.not_found', 'report.decided', 'server.limited'],
})
