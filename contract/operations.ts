import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount } from './carts.ts'
import { date, day, id, paging, text } from './fields.ts'
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

const money = amount.nullable().meta({ description: 'Null without the permission for money' })

export const weeklyFigures = z.object({
  week: day.meta({ description: 'The Monday, in the UAE' }),
  orders: z.int(),
  sellerOrders: z.int(),
  placed: money.meta({ description: 'Parts and delivery of all that was ordered' }),
  standing: money.meta({
    description: 'Of that what wasn’t rejected, expired, cancelled or left unpaid',
  }),
  answered: z.int(),
  expired: z.int().meta({ description: 'Without an answer, though the seller saw it' }),
  medianMinutes: z
    .int()
    .nullable()
    .meta({ description: 'To the answer, from when the seller saw it' }),
  returns: z.int(),
  garages: z.int().meta({ description: 'New accounts' }),
  companies: z.int(),
  searches: z.int().meta({ description: 'By words, with no filter but the emirate' }),
  failedSearches: z.int().meta({ description: 'Those that found nothing' }),
})
export type WeeklyFigures = z.infer<typeof weeklyFigures>

export const getWeeklyFigures = endpoint('getWeeklyFigures', {
  summary: 'Orders, answers, new accounts and searches of the last weeks, the running one first',
  input: z.object({}),
  example: {},
  reply: z.object({
    weeks: z.array(weeklyFigures),
    counted: date.nullable().meta({ description: 'When the running week was; null before' }),
  }),
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
  allowed: z
    .boolean()
    .meta({ description: 'Whether the caller may have it run again or removed: some move money' }),
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
  errors: ['job.not_found', 'factor.recent'],
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
