import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, max, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { QueueState } from '#contract/operator-roles.ts'
import type { ReportOutcome, SubjectKind, SubjectReason } from '#contract/report-options.ts'
import { personName } from '../accounts/person-name.tables.ts'
import { isShownSeller, seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { hiddenListing, hides } from '../catalog/hidden-listing.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { mostCounted } from '../platform/bounded-count.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { subjectReport as report } from './report.tables.ts'

/** Nobody reads more of one subject. */
const MOST_SHOWN = 100
/** Reports behind these are neither listed nor counted: sorting all takes longer the more there are. */
const MOST_LISTED = 10_000

const isIn = (state: QueueState) =>
  state === 'open' ? isNull(report.closedAt) : isNotNull(report.closedAt)

export type SubjectRow = Awaited<ReturnType<typeof subjectById>>

/** The listing or company of an id, with whose it is; undefined where there is none. */
export async function subjectById(db: Executor, kind: SubjectKind, id: string) {
  const columns = {
    ...{ sellerNo: seller.no, sellerId: seller.id, company: seller.companyName },
    ...{ email: user.email, language: user.language },
    isShown: sql<boolean>`${isShownSeller}`,
    ...{ listingNo: listing.no, listingId: listing.id, sku: listing.sku, skuKey: listing.skuKey },
    ...{ partName: listing.partName, status: listing.status },
  }
  const [row] = await db
    .select(columns)
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .leftJoin(listing, kind === 'listing' ? eq(listing.sellerNo, seller.no) : sql`false`)
    .where(kind === 'listing' ? eq(listing.id, id) : eq(seller.id, id))
  return row
}

export type Subject = NonNullable<SubjectRow>

const isAbout = ({ listingNo, sellerNo }: Subject): SQL =>
  listingNo === null ? eq(report.sellerNo, sellerNo) : eq(report.listingNo, listingNo)

/** Whether visitors without an account have open reports of the subject, as many as an operator is shown. */
export async function isReportedByVisitors(db: Executor, subject: Subject): Promise<boolean> {
  const some = await db
    .select({ no: report.no })
    .from(report)
    .where(and(isAbout(subject), isNull(report.reporterNo), isIn('open')))
    .limit(MOST_SHOWN)
  return some.length === MOST_SHOWN
}

/** False where the reporter has an open report of the subject. */
export async function insert(
  db: Executor,
  { listingNo, sellerNo }: Subject,
  fields: { reporterNo: number | null; reason: SubjectReason; note: string },
): Promise<boolean> {
  const of = listingNo === null ? { sellerNo } : { listingNo }
  const made = await db
    .insert(report)
    .values({ ...of, ...fields })
    .onConflictDoNothing()
    .returning({ no: report.no })
  return made.length > 0
}

/** The reports that fill a list: open ones from the longest waiting, closed ones from the latest. */
const listed = (db: Executor, state: QueueState) =>
  db
    .select()
    .from(report)
    .where(isIn(state))
    .orderBy(...(state === 'open' ? [asc(report.createdAt)] : [desc(report.closedAt)]), report.no)
    .limit(MOST_LISTED)
    .as('listed')

async function countSubjects(db: Executor, state: QueueState): Promise<number> {
  const from = listed(db, state)
  const subjects = db
    .select({ listingNo: from.listingNo, sellerNo: from.sellerNo })
    .from(from)
    .groupBy(from.listingNo, from.sellerNo)
    .limit(mostCounted)
    .as('subjects')
  const [counted] = await db.select({ total: count() }).from(subjects)
  return counted!.total
}

/** A page of a queue, by subject: open ones from the longest waiting, closed ones from the latest. */
export async function page(
  db: Executor,
  { state, offset, limit }: { state: QueueState; offset: number; limit: number },
) {
  const from = listed(db, state)
  const [oldest, closedAt] = [min(from.createdAt), max(from.closedAt)]
  const query = db
    .select({
      ...{ listingId: listing.id, sku: listing.sku, partName: listing.partName },
      ...{ sellerId: seller.id, company: seller.companyName, reports: count() },
      reasons: sql<SubjectReason[]>`array_agg(distinct ${from.reason})`,
      ...{ oldest, closedAt },
    })
    .from(from)
    .leftJoin(listing, eq(listing.no, from.listingNo))
    .innerJoin(seller, sql`${seller.no} = coalesce(${from.sellerNo}, ${listing.sellerNo})`)
    .groupBy(listing.no, seller.no)
    .orderBy(...(state === 'open' ? [asc(oldest)] : [desc(closedAt)]), seller.no, listing.no)
  const [rows, total] = await Promise.all([
    query.offset(offset).limit(limit),
    countSubjects(db, state),
  ])
  return { rows, total }
}

export async function figures(db: Executor): Promise<QueueFigures> {
  const [waiting, [first]] = await Promise.all([
    countSubjects(db, 'open'),
    db
      .select({ oldest: min(report.createdAt) })
      .from(report)
      .where(isIn('open')),
  ])
  return { waiting, oldest: first!.oldest }
}

/** The reports of a subject, open ones first. */
export const reportsOf = (db: Executor, subject: Subject) =>
  db
    .select({
      ...{ no: report.no, reason: report.reason, note: report.note, outcome: report.outcome },
      ...{ createdAt: report.createdAt, closedAt: report.closedAt },
      by: sql<string | null>`${personName(sql`${report.reporterNo}`)}`,
    })
    .from(report)
    .where(isAbout(subject))
    .orderBy(sql`${report.closedAt} is not null`, desc(report.no))
    .limit(MOST_SHOWN)

export async function countOf(db: Executor, subject: Subject) {
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${isIn('open')}))::int`,
      seen: sql<number>`coalesce(max(${report.no}), 0)`,
    })
    .from(report)
    .where(isAbout(subject))
  return row!
}

/** Since when a listing is hidden, and why. */
export async function hiddenOf(db: Executor, { listingNo, sellerNo, skuKey }: Subject) {
  if (listingNo === null || skuKey === null) return undefined
  const [row] = await db
    .select({ reason: hiddenListing.reason, hiddenAt: hiddenListing.hiddenAt })
    .from(hiddenListing)
    .where(hides({ no: listingNo, sellerNo, skuKey }))
    .limit(1)
  return row
}

/** Closes the open reports up to one that the operator has read. */
export async function close(
  tx: Executor,
  subject: Subject,
  { outcome, seen }: { outcome: ReportOutcome; seen: number },
): Promise<void> {
  await tx
    .update(report)
    .set({ outcome, closedAt: sql`now()` })
    .where(and(isAbout(subject), isIn('open'), lte(report.no, seen)))
}

export async function removeOld(db: Executor): Promise<void> {
  await db.delete(report).where(lt(report.closedAt, sql`now() - interval '2 years'`))
}
