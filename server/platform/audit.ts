import { sql } from 'drizzle-orm'
import type { SellerEvent } from '#contract/seller-status.ts'
import type { Caller, Client } from './api/caller.ts'
import { auditLog, type AuditFacts } from './audit-log.tables.ts'
import type { Executor } from './db.ts'

export type AuditEvent =
  | `login.${'succeeded' | 'failed' | 'limited'}`
  | `factor.${'asked' | 'refused' | 'locked' | 'confirmed' | 'added' | 'removed'}`
  | `operator.${'invited' | 'withdrawn' | 'started' | 'joined' | 'renewed' | 'removed'}`
  | 'operators.listed'
  | `application.${'listed' | 'read' | SellerEvent}`
  | `account.${'read' | 'suspended' | 'lifted' | 'signed_out' | 'corrected' | 'export_sent'}`
  | 'lookup.searched'
  | 'order.read'
  | `ledger.${'read'}`
  | 'document.read'
  | `ticket.${'listed' | 'read' | 'answered' | 'closed' | 'reopened'}`
  | `report.${'listed' | 'read' | 'closed' | 'reopened'}`
  | `listing_report.${'listed' | 'read' | 'closed'}`
  | `listing.${'hidden' | 'shown'}`
  | `dispute.${'listed' | 'read' | 'decided'}`
  | 'difference.explained'
  | `transfer.${'listed' | 'searched' | 'recorded'}`
  | `buyer_transfer.${'listed' | 'recorded' | 'reversed'}`
  | `transfer_refund.${'listed' | 'sent' | 'exported' | 'approved' | 'paid' | 'failed' | 'account'}`
  | `payout.${'listed' | 'read' | 'exported' | 'requested' | 'approved' | 'paid' | 'failed' | 'cancelled'}`
  | `commission.${'changed' | 'withdrawn'}`
  | 'rule.changed'
  | `banner.${'created' | 'ended'}`
  | `content.${'saved' | 'delivered' | 'withdrawn' | 'version_withdrawn'}`
  | `term.${'taught' | 'withdrawn' | 'reviewed'}`
  | `search.${'ignored' | 'reopened'}`
  | `job.${'listed' | 'retried' | 'dropped'}`
  | 'audit.read'
  | 'session.ended'
  | 'sessions.ended'
  | 'session.companion_mismatch'
  | `code.${'sent' | 'refused' | 'verified'}`
  | 'sms.spent'
  | `signup.${'completed' | 'refused'}`
  | `password.${'changed' | 'reset' | 'refused'}`
  | 'contact.changed'
  | 'profile.changed'
  | 'iban.changed'
  | 'licence.changed'
  | `account.${'closing' | 'kept' | 'closed' | 'exported'}`
  | `key.${'created' | 'revoked'}`
  | `webhook.${'created' | 'rotated' | 'removed'}`
  | 'chat.reported'
  | 'identity.mismatch'
  | 'role.refused'
  | `file.${'refused' | 'foreign' | 'read'}`

export type AuditEntry = {
  event: AuditEvent
  /** The id of the user who did it, where one is known. */
  actor?: string | null
  /** Whom or what it was done to: an id, or a hash; never an e-mail address or a number itself. */
  subject?: string | null
  address?: string | null
  agent?: string | null
  /** Nothing secret and no names: what is written here can't be taken back. */
  facts?: AuditFacts
}

const LONGEST_TEXT = 500
const ENTRIES_AT_ONCE = 5_000

/**
 * Adds an entry, with the transaction it is called in. Entries wait for one another until that
 * commits: make it the last statement, so that nothing waits long or in a circle.
 */
export async function recordAudit(db: Executor, entry: AuditEntry): Promise<void> {
  const { event, actor, subject, address, agent, facts = {} } = entry
  await db.insert(auditLog).values({
    event,
    actor,
    subject: subject && storable(subject),
    address: address && storable(address),
    agent: agent && storable(agent),
    facts: Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? storable(fact) : fact,
      ]),
    ),
  })
}

/** Records what a caller saw or did, with where the call came from; `subject` is the id of what it is about. */
export const recordStep = (
  db: Executor,
  event: AuditEvent,
  { caller, client: { address, agent } }: { caller: Pick<Caller, 'id'>; client: Client },
  subject: string | null = null,
  facts: AuditFacts = {},
): Promise<void> => recordAudit(db, { event, actor: caller.id, subject, address, agent, facts })

/**
 * The first entry that was altered, or before which one is missing. Entries cut off at the end, and a
 * chain made anew as a whole, show only beside a hash that was noted elsewhere.
 */
export async function brokenAuditEntry(db: Executor): Promise<number | undefined> {
  let last = { no: 0, hash: '' }
  for (;;) {
    const { rows } = await db.execute<{ broken: string | null; no: string | null; hash: string }>(
      piece(last),
    )
    const { broken, no, hash } = rows[0]!
    if (broken !== null) return Number(broken)
    if (no === null) return undefined
    last = { no: Number(no), hash }
  }
}

/** Checks the entries behind one that holds; without any, `no` is null. */
const piece = ({ no, hash }: { no: number; hash: string }) => sql`
  with entry as (
    select no, previous, hash, audit_log_hash(audit_log) as counted
    from ${auditLog} where no > ${no} order by no limit ${ENTRIES_AT_ONCE}
  ), linked as (
    select *, lag(no, 1, ${no}::bigint) over chain + 1 as expected_no,
      lag(hash, 1, ${hash}::text) over chain as expected_previous
    from entry window chain as (order by no)
  )
  select min(no) filter (
      where hash <> counted or previous <> expected_previous or no <> expected_no
    ) as broken,
    max(no) as no, (array_agg(hash order by no desc))[1] as hash
  from linked`

/** Callers choose the name of their browser: PostgreSQL takes no NUL and no half characters. */
const storable = (text: string): string =>
  text.slice(0, LONGEST_TEXT).replaceAll('\0', '').toWellFormed()
