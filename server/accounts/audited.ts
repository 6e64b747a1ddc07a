import { recordAudit, type AuditEvent } from '../platform/audit.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { secretHash } from './secrets.ts'

type Entry = {
  actor?: string | undefined
  /** An e-mail address or phone number; only its hash is kept. */
  identity?: string
  facts?: Record<string, string | number | boolean>
}

/** Notes a security event, with where it came from. */
export async function audit(
  db: Executor,
  event: AuditEvent,
  client: Pick<Client, 'address' | 'agent'>,
  { actor, identity, facts = {} }: Entry,
): Promise<void> {
  await recordAudit(db, {
    event,
    actor: actor ?? null,
    subject: identity === undefined ? null : secretHash(identity),
    address: client.address,
    agent: client.agent,
    facts,
  })
}
