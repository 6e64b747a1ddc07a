import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { Documents } from '../platform/documents/documents.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What the functions of payments are given. */
export type PaymentsDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take'>
  documents: Pick<Documents, 'make'>
}

export type By = { caller: Caller; language: Language }
