import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { recordAudit } from '../platform/audit.ts'
import * as store from './audit.store.ts'
import type { By, OperatorDeps } from './operator-deps.ts'

/** A page of the audit log. Reading it is an entry, too. */
export async function getAuditLog(
  { db }: OperatorDeps,
  { before, event, actor, limit }: ParsedInputOf<'getAuditLog'>,
  { caller, client: { address, agent } }: By,
): Promise<ReplyOf<'getAuditLog'>> {
  const rows = await store.entries(db, { before, event, actor, limit })
  await recordAudit(db, { event: 'audit.read', actor: caller.id, address, agent })
  return {
    entries: rows.map(({ at, ...entry }) => ({ ...entry, date: at.toISOString() })),
    before: rows.length === limit ? rows.at(-1)!.no : null,
  }
}
