import {
  and,
  asc,
  count,
  desc,
  eq,
  isNull,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import {
  waitingSellerStatuses,
  type ApplicationView,
  type SellerStatus,
} from '#contract/seller-status.ts'
import { licenceKey, seller } from '../accounts/seller.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { boundedCount, mostCounted } from '../platform/bounded-count.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { formerLicence, sellerEvent } from './application.tables.ts'

const MOST_LISTINGS_COUNTED = 10_000
const MOST_DUPLICATES = 20

const columns = {
  ...{ no: seller.no, id: seller.id, status: seller.status, statusAt: seller.statusAt },
  ...{ companyName: seller.companyName, emirate: seller.emirate },
  expiresOn: seller.tradeLicenseExpiry,
}

/** The last event of a company by its number; 0 before the first. */
const seen = sql<number>`coalesce((select max(${sellerEvent.no}) from ${sellerEvent}
  where ${sellerEvent.sellerNo} = ${seller.no}), 0)`.mapWith(Number)

const companies = (db: Executor) =>
  db
    .select({
      ...{ ...columns, companyNameAr: seller.companyNameAr, companyAddress: seller.companyAddress },
      ...{ legalName: seller.legalName, licence: seller.tradeLicenseNo, licenceKey },
      ...{ taxNumber: seller.vatRegistrationNo, iban: seller.iban, joinedAt: seller.joinedAt },
      ...{ documentId: seller.tradeLicenseUpload, person: user.name, email: user.email },
      ...{ phone: user.phone, language: user.language, closingAt: user.closingAt, seen },
    })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .$dynamic()

export type CompanyRow = Awaited<ReturnType<typeof companies>>[number]

export async function byId(db: Executor, id: string): Promise<CompanyRow | undefined> {
  const [row] = await companies(db).where(eq(seller.id, id))
  return row
}

/** The same, locked: a company takes one step after the other. */
export async function lock(tx: Executor, id: string): Promise<CompanyRow | undefined> {
  await tx.select({ no: user.no }).from(user).where(eq(user.id, id)).for('no key update')
  return byId(tx, id)
}

const isExpired = (today: string) =>
  and(eq(seller.status, 'approved'), lt(seller.tradeLicenseExpiry, today))

/**
 * Approved companies of which an operator hasn't seen the trade licence that they have now: as many as are counted, from
 * the longest waiting, so that only these are sorted.
 */
const hasChangedLicence = sql`${seller.no} in (
  select former.seller_no from ${formerLicence} former
  join ${seller} company on company.no = former.seller_no and company.status = 'approved'
  order by former.changed_at, former.seller_no limit ${mostCounted})`

function chosenBy(view: ApplicationView, today: string) {
  if (view === 'expired')
    return { where: isExpired(today), order: [asc(seller.tradeLicenseExpiry), asc(seller.no)] }
  const changedAt = sql`(select changed_at from ${formerLicence} where ${formerLicence.sellerNo} = ${seller.no})`
  if (view === 'changed')
    return { where: hasChangedLicence, order: [asc(changedAt), asc(seller.no)] }
  const waits = (waitingSellerStatuses as readonly string[]).includes(view)
  const order = waits
    ? [asc(seller.statusAt), asc(seller.no)]
    : [desc(seller.statusAt), desc(seller.no)]
  return { where: eq(seller.status, view), order }
}

/** A page of a list: what waits from the longest waiting, the rest from the latest. */
export async function page(
  db: Executor,
  view: ApplicationView,
  { today, offset, limit }: { today: string; offset: number; limit: number },
) {
  const { where, order } = chosenBy(view, today)
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(seller)
      .where(where)
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    boundedCount(db, seller, where),
  ])
  return { rows, total }
}

/** What waits for an operator: new applications, and those that somebody has taken in review. */
export async function figures(db: Executor): Promise<QueueFigures> {
  const ofStatus = (status: SellerStatus) => sql`
    select count(*)::int waiting, min(status_at) oldest from (
      select status_at from ${seller} where status = ${status}
      order by status_at limit ${mostCounted}) first_ones`
  const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
    select sum(waiting)::int waiting, min(oldest) oldest
    from (${sql.join(waitingSellerStatuses.map(ofStatus), sql` union all `)}) each_status`)
  const { waiting, oldest } = rows[0]!
  return { waiting, oldest: oldest === null ? null : new Date(oldest) }
}

/** Sets another status; of one that stays, so does its time. */
export async function setStatus(tx: Executor, no: number, status: SellerStatus): Promise<void> {
  await tx
    .update(seller)
    .set({ status, statusAt: sql`now()` })
    .where(and(eq(seller.no, no), ne(seller.status, status)))
}

export async function addEvent(
  tx: Executor,
  fields: typeof sellerEvent.$inferInsert,
): Promise<void> {
  await tx.insert(sellerEvent).values(fields)
}

/** What happened to a company, from the first, each with the operator's name. */
export const history = (db: Executor, sellerNo: number) =>
  db
    .select({
      ...{ no: sellerEvent.no, event: sellerEvent.event, note: sellerEvent.note },
      ...{ at: sellerEvent.at, by: user.name },
    })
    .from(sellerEvent)
    .leftJoin(user, eq(user.no, sellerEvent.operatorNo))
    .where(eq(sellerEvent.sellerNo, sellerNo))
    .orderBy(sellerEvent.no)

const ofLicences = ['change-licence', 'confirm-licence'] as const

/** What an operator wrote with the last step on the status. */
export async function lastNote(db: Executor, sellerNo: number): Promise<string | null> {
  const last = db
    .select({ no: max(sellerEvent.no) })
    .from(sellerEvent)
    .where(and(eq(sellerEvent.sellerNo, sellerNo), notInArray(sellerEvent.event, [...ofLicences])))
  const [row] = await db
    .select({ note: sellerEvent.note })
    .from(sellerEvent)
    .where(eq(sellerEvent.no, sql`(${last})`))
  return row?.note ?? null
}

export async function documentOf(db: Executor, id: string) {
  const { id: fileId, name, type } = storedFile
  const [row] = await db.select({ id: fileId, name, type }).from(storedFile).where(eq(fileId, id))
  return row
}

/** How many listings a company has prepared; more than ten thousand aren't counted. */
export async function countListings(db: Executor, sellerNo: number): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(listing)
    .where(and(eq(listing.sellerNo, sellerNo), ne(listing.status, 'removed')))
    .limit(MOST_LISTINGS_COUNTED)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  return counted!.total
}

/** Other companies with the same trade licence or bank account, the latest first. */
export const duplicates = (
  db: Executor,
  { no, licenceKey: key, iban }: Pick<CompanyRow, 'no' | 'licenceKey' | 'iban'>,
) =>
  db
    .select({ ...columns, licence: sql<boolean>`${licenceKey} = ${key}`, iban: seller.iban })
    .from(seller)
    .where(
      and(
        ne(seller.no, no),
        or(
          key === '' ? undefined : sql`${licenceKey} = ${key}`,
          iban === null ? undefined : eq(seller.iban, iban),
        ) ?? sql`false`,
      ),
    )
    .orderBy(desc(seller.no))
    .limit(MOST_DUPLICATES)

/** Approved companies whose licence expires until then, in the order of their numbers. */
export const expiringUntil = (
  db: Executor,
  { until, after, limit }: { until: string; after: number; limit: number },
) =>
  db
    .select({
      ...{ no: seller.no, id: seller.id, expiresOn: sql<string>`${seller.tradeLicenseExpiry}` },
      ...{ email: user.email, language: user.language },
    })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(
      and(
        eq(seller.status, 'approved'),
        lte(seller.tradeLicenseExpiry, until),
        isNull(user.closingAt),
        sql`${seller.no} > ${after}`,
      ),
    )
    .orderBy(seller.no)
    .limit(limit)
