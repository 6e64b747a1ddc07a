import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { personName } from '../accounts/person-name.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { auditLog } from '../platform/audit-log.tables.ts'
import type { Executor } from '../platform/db.ts'

// By another name, since that of the person is read from the same table.
const person = alias(user, 'person')

type Filter = {
  before: string | undefined
  event: string | undefined
  actor: string | undefined
  limit: number
}

/** Entries, the latest first, with the name of who acted where the account still exists. */
export const entries = (db: Executor, { before, event, actor, limit }: Filter) =>
  db
    .select({
      ...{ no: auditLog.no, at: auditLog.at, event: auditLog.event, actor: auditLog.actor },
      ...{ subject: auditLog.subject, address: auditLog.address, facts: auditLog.facts },
      name: sql<string | null>`${personName(sql`${person.no}`)}`,
    })
    .from(auditLog)
    .leftJoin(person, eq(person.id, auditLog.actor))
    .where(
      and(
        before === undefined ? undefined : lt(auditLog.no, Number(before)),
        event ? eq(auditLog.event, event) : undefined,
        actor ? eq(auditLog.actor, actor) : undefined,
      ),
    )
    .orderBy(desc(auditLog.no))
    .limit(limit)
