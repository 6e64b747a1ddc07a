import { and, count, desc, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm'
import {
  commissionScopes,
  defaultCommission,
  type CommissionScope,
  type CommissionState,
} from '#contract/money-kinds.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { listing } from '../../catalog/listing.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { commissionRate as row } from '../order.tables.ts'

/** Whose rate it is; null for all. */
export type Scope = { sellerNo: number | null; categoryNo: number | null }

const LOCK = 0x636f_6d6d

/**
 * The rates that sales of a seller in a category come under at a moment, the most special first: of each scope the
 * latest change that isn't withdrawn, where it has a rate.
 */
const ratesAt = (sellerNo: SQL, categoryNo: SQL, at: SQL) => sql`(
  select latest.rate, latest.seller_no, latest.category_no from (
    select distinct on (coalesce(r.seller_no, 0), coalesce(r.category_no, 0))
      r.rate, r.seller_no, r.category_no
    from ${row} r
    where coalesce(r.seller_no, 0) in (0, ${sellerNo})
      and coalesce(r.category_no, 0) in (0, ${categoryNo})
      and r.valid_from <= ${at} and r.withdrawn_at is null
    order by coalesce(r.seller_no, 0), coalesce(r.category_no, 0), r.valid_from desc, r.no desc
  ) latest
  where latest.rate is not null
  order by latest.seller_no nulls last, latest.category_no nulls last limit 1)`

/** The commission of a line that is placed now, in hundredths of a per cent. */
export const commissionOfListing = (listingNo: number): SQL =>
  sql`coalesce((select rates.rate from ${listing}
    cross join lateral ${ratesAt(sql`${listing.sellerNo}`, sql`${listing.categoryNo}`, sql`now()`)} rates
    where ${listing.no} = ${listingNo}), ${defaultCommission})`

/** What holds at a moment for sales of a seller in a category, and which rate that is. */
export async function rateAt(
  db: Executor,
  { sellerNo, categoryNo }: Scope,
  at: Date | undefined,
): Promise<{ rate: number; source: CommissionScope }> {
  const moment = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`
  const of = (no: number | null) => sql`coalesce(${no}::int, 0)`
  const { rows } = await db.execute<{
    rate: number
    seller_no: number | null
    category_no: number | null
  }>(sql`select * from ${ratesAt(of(sellerNo), of(categoryNo), moment)} rates`)
  const [found] = rows
  if (!found) return { rate: defaultCommission, source: 'preset' }
  const [both, ofSeller, ofCategory, all] = commissionScopes
  const special = found.category_no === null ? ofSeller : both
  const general = found.category_no === null ? all : ofCategory
  return { rate: found.rate, source: found.seller_no === null ? general : special }
}

const isOfScope = ({ sellerNo, categoryNo }: Scope) =>
  and(
    sql`${row.sellerNo} is not distinct from ${sellerNo}::int`,
    sql`${row.categoryNo} is not distinct from ${categoryNo}::smallint`,
  )

/** The rate that a scope itself has at a moment; null where it has none. */
export async function ownRateAt(
  tx: Executor,
  scope: Scope,
  at: Date | undefined,
): Promise<number | null> {
  const [found] = await tx
    .select({ rate: row.rate })
    .from(row)
    .where(
      and(
        isOfScope(scope),
        isNull(row.withdrawnAt),
        sql`${row.validFrom} <= ${at ? sql`${at.toISOString()}::timestamptz` : sql`now()`}`,
      ),
    )
    .orderBy(desc(row.validFrom), desc(row.no))
    .limit(1)
  return found?.rate ?? null
}

/** Has other changes wait for the end of the transaction, so that each is decided on what the last one left. */
export async function lockChanges(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

/**
 * Whether a rate began while the transaction waited for others: its own moment, at which rates are read and which a change
 * gets, is that of its beginning.
 */
export async function isOvertaken(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute<{ overtaken: boolean }>(sql`
    select exists (select from ${row} where ${row.withdrawnAt} is null
      and ${row.validFrom} > now() and ${row.validFrom} <= clock_timestamp()) overtaken`)
  return rows[0]!.overtaken
}

export async function addChange(tx: Executor, change: typeof row.$inferInsert): Promise<string> {
  const [added] = await tx.insert(row).values(change).returning({ id: row.id })
  return added!.id
}

/** Withdraws a change that doesn't hold yet. */
export async function withdrawChange(tx: Executor, id: string): Promise<boolean> {
  const withdrawn = await tx
    .update(row)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(row.id, id), isNull(row.withdrawnAt), gt(row.validFrom, sql`now()`)))
    .returning({ no: row.no })
  return withdrawn.length > 0
}

const ofSameScope = sql`partition by ${row.sellerNo}, ${row.categoryNo}, ${row.withdrawnAt} is null
  order by ${row.validFrom}, ${row.no}`

/** Every change with its state, and the rate that its scope had before. */
const changes = (db: Executor) =>
  db
    .select({
      ...getTableColumns(row),
      before: sql<
        number | null
      >`case when ${row.withdrawnAt} is null then lag(${row.rate}) over (${ofSameScope}) end`.as(
        'before',
      ),
      state: sql<CommissionState>`case
        when ${row.withdrawnAt} is not null then 'withdrawn'
        when ${row.validFrom} > now() then 'scheduled'
        when lead(${row.validFrom}) over (${ofSameScope}) <= now() then 'past'
        else 'in_force' end`.as('state'),
    })
    .from(row)
    .as('commission_change')

export type ChangeRow = Awaited<ReturnType<typeof page>>['rows'][number]

/** What holds or is scheduled, the most general first; or all changes, the latest first. */
export async function page(
  db: Executor,
  { view, offset, limit }: { view: 'current' | 'history'; offset: number; limit: number },
) {
  const change = changes(db)
  const isCurrent = sql`(${change.state} = 'scheduled'
    or (${change.state} = 'in_force' and ${change.rate} is not null))`
  const where = view === 'current' ? isCurrent : undefined
  const order =
    view === 'current'
      ? [
          sql`${change.sellerNo} is not null`,
          ...[sql`${seller.companyName}`, sql`${change.sellerNo}`],
          ...[sql`${change.categoryNo} nulls first`, sql`${change.validFrom}`, sql`${change.no}`],
        ]
      : [desc(change.no)]
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...{ id: change.id, categoryNo: change.categoryNo, rate: change.rate },
        ...{ before: change.before, state: change.state, reason: change.reason },
        ...{ validFrom: change.validFrom, createdAt: change.createdAt },
        ...{ seller: { id: seller.id, companyName: seller.companyName }, by: user.name },
      })
      .from(change)
      .leftJoin(seller, eq(seller.no, change.sellerNo))
      .leftJoin(user, eq(user.no, change.authorNo))
      .where(where)
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(change).where(where),
  ])
  return { rows, total: counted!.total }
}

export async function sellerNoOf(db: Executor, id: string): Promise<number | undefined> {
  const [found] = await db.select({ no: seller.no }).from(seller).where(eq(seller.id, id))
  return found?.no
}
