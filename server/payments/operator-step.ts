import type { ParsedInputOf } from '#contract/api.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Executor } from '../platform/db.ts'
import { idempotent } from '../platform/idempotency.ts'
import type { RateLimits, Rule } from '../platform/rate-limits.ts'
import type { Refusal } from '../platform/refusal.ts'
import type { OperatorBy } from './payments-deps.ts'

/** A step of an operator that moves money: within the limit, in one transaction, once for each key. */
export async function operatorStep<Name extends EndpointName, Reply extends object>(
  { db, limits, limit }: { db: NodePgDatabase; limits: Pick<RateLimits, 'take'>; limit: Rule },
  call: { name: Name; input: ParsedInputOf<Name> },
  { caller, idempotency }: OperatorBy,
  work: (tx: Executor) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  const limited = await limits.take(limit, caller.id)
  if (limited) return limited
  return idempotent(db, { ...call, caller, ...(idempotency && { idempotency }) }, work)
}
