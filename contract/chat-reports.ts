import { z } from 'zod'
import { reportReasons } from './chat-options.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, paging } from './fields.ts'
import { queueStates } from './operator-roles.ts'
import { done } from './profile.ts'

export const reportInList = z.object({
  _id: id,
  reason: z.enum(reportReasons),
  note: z.string(),
  by: z.string().meta({ description: 'The name of who reported' }),
  about: z.string().meta({ description: 'The name of the other member' }),
  date,
  closed: date.nullable(),
})
export type ReportInList = z.infer<typeof reportInList>

const reportedMessage = z.object({
  by: z.enum(['reporter', 'other']),
  text: z.string(),
  file: z.string().nullable().meta({ description: 'The name of an attached file' }),
  date,
})

export const chatReport = reportInList.extend({
  listing: z.object({ sku: z.string(), name: z.string() }),
  messages: z
    .array(reportedMessage)
    .meta({ description: 'The last ones before the report, oldest first' }),
})
export type ChatReport = z.infer<typeof chatReport>

const access = { access: ['OPERATOR'], permission: 'reports' } as const

export const getReports = endpoint('getReports', {
  summary: 'Reported conversations: open ones, longest waiting first, or closed ones',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: reportInList,
  ...access,
})

export const getReport = endpoint('getReport', {
  summary: 'A report, with the messages before it',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: chatReport,
  ...access,
  errors: ['report.not_found'],
})

export const setReportState = endpoint('setReportState', {
  summary: 'Close a report, or open it again',
  input: z.object({ id, state: z.enum(queueStates) }),
  example: { id: exampleIds.listing, state: 'closed' },
  reply: done,
  ...access,
  errors: ['report.not_found'],
})
