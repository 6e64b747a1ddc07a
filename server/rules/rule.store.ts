import { count, desc, eq, sql } from 'drizzle-orm'
import type { RuleName, RuleValue } from '#contract/rule-kinds.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { ruleChange as row } from './rule.tables.ts'

export type LastChange = { no: number; id: string; name: string; value: unknown }

const LOCK = 0x7275_6c65

/** The last change of each rule. */
export async function lastChanges(db: Executor): Promise<LastChange[]> {
  const { rows } = await db.execute<LastChange>(sql`
    select distinct on (${row.name}) ${row.no}, ${row.id}, ${row.name}, ${row.value}
    from ${row} order by ${row.name}, ${row.no} desc`)
  return rows
}

/** The last change of a rule, of which no other is made until the transaction ends. */
export async function lockLast(tx: Executor, name: RuleName): Promise<LastChange | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [last] = await tx
    .select({ no: row.no, id: row.id, name: row.name, value: row.value })
    .from(row)
    .where(eq(row.name, name))
    .orderBy(desc(row.no))
    .limit(1)
  return last
}

export type NewChange = {
  id: string
  name: RuleName
  value: RuleValue | null
  authorNo: number
  reason: string
}

export async function addChange(tx: Executor, change: NewChange): Promise<void> {
  await tx.insert(row).values(change)
}

export async function page(
  db: Executor,
  { name, offset, limit }: { name: RuleName; offset: number; limit: number },
) {
  const isOfName = eq(row.name, name)
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...{ id: row.id, value: row.value, at: row.createdAt, reason: row.reason, by: user.name },
        before: sql<unknown>`lag(${row.value}) over (order by ${row.no})`,
      })
      .from(row)
      .leftJoin(user, eq(user.no, row.authorNo))
      .where(isOfName)
      .orderBy(desc(row.no))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(row).where(isOfName),
  ])
  return { rows, total: counted!.total }
}
