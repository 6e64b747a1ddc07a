import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, id, paging, text } from './fields.ts'
import { longestAuditEvent } from './limits.ts'
import {
  healthChecks,
  operatorPermissions,
  operatorQueues,
  operatorRoles,
} from './operator-roles.ts'
import type { OperatorPermission } from './operator-roles.ts'
import { done } from './profile.ts'

const permission = z.enum(Object.keys(operatorPermissions) as OperatorPermission[])
const overview = { access: ['OPERATOR'], permission: 'overview' } as const
const jobs = { access: ['OPERATOR'], permission: 'jobs' } as const
// Larger than what the integers of most tables take.
const rowNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .meta({ description: 'A whole number' })

export const operatorOverview = z.object({
  role: z.enum(operatorRoles),
  permissions: z.array(permission),
  recent: z
    .boolean()
    .meta({ description: 'The second factor was entered in the last ten minutes' }),
  queues: z.array(
    z.object({
      queue: z.enum(operatorQueues),
      waiting: z.int(),
      oldest: date.nullable().meta({ description: 'Since when the first one waits' }),
    }),
  ),
})
export type OperatorOverview = z.infer<typeof operatorOverview>

export const getOverview = endpoint('getOverview', {
  summary: 'What the caller may do, and what waits in the queues that they may see',
  input: z.object({}),
  example: {},
  reply: operatorOverview,
  ...overview,
})

const jobCounts = z.object({
  task: z.string(),
  due: z.int(),
  planned: z.int(),
  running: z.int(),
  failed: z.int(),
})

export const health = z.object({
  version: z.string(),
  node: z.string(),
  postgres: z.string(),
  databaseBytes: z.int(),
  jobs: z.array(jobCounts),
  checks: z.array(
    z.object({
      check: z.enum(healthChecks),
      at: date.nullable().meta({ description: 'Null where it never ran' }),
      ok: z.boolean().nullable(),
      detail: z.string().nullable(),
    }),
  ),
})
export type Health = z.infer<typeof health>

export const getHealth = endpoint('getHealth', {
  summary: 'The state of the installation: versions, sizes, jobs and the last checks',
  input: z.object({}),
  example: {},
  reply: health,
  ...overview,
})

export const failedJob = z.object({
  _id: z.string(),
  task: z.string(),
  error: z.string().nullable(),
  attempts: z.int(),
  most: z.int().meta({ description: 'Attempts after which it is given up' }),
  date: date.meta({ description: 'When it was last attempted' }),
  next: date.nullable().meta({ description: 'Null where it was given up' }),
})
export type FailedJob = z.infer<typeof failedJob>

export const getFailedJobs = endpoint('getFailedJobs', {
  summary: 'Jobs that failed: those that were given up, then those that will be tried again',
  input: z.object({ ...paging }),
  example: {},
  reply: failedJob,
  ...jobs,
})

const jobId = z.object({ id: rowNumber })

export const retryJob = endpoint('retryJob', {
  summary: 'Attempt a failed job again now',
  input: jobId,
  example: { id: '1' },
  reply: done,
  ...jobs,
  errors: ['job.not_found'],
})

export const dropJob = endpoint('dropJob', {
  summary: 'Remove a failed job; what it was for doesn’t happen',
  input: jobId,
  example: { id: '1' },
  reply: done,
  ...jobs,
  recent: true,
  errors: ['job.not_found'],
})

export const auditEntry = z.object({
  no: z.int(),
  date,
  event: z.string(),
  actor: id.nullable(),
  name: z.string().nullable().meta({ description: 'Who it was, where the account still exists' }),
  subject: z.string().nullable(),
  address: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const getAuditLog = endpoint('getAuditLog', {
  summary: 'The audit log, latest first, before an entry',
  input: z.object({
    before: rowNumber.optional(),
    event: text(longestAuditEvent).optional(),
    actor: id.optional(),
    limit: paging.limit,
  }),
  example: { event: 'login.succeeded' },
  reply: z.object({ entries: z.array(auditEntry), before: z.int().nullable() }),
  access: ['OPERATOR'],
  permission: 'audit',
})
