import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm'
import {
  sellerAccounts,
  type EntryKind,
  type LedgerAccount,
  type PostingKind,
} from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import { sellerOrder, sellerOrderNumber } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import { spanOfUaeMonth } from '../platform/uae-day.ts'
import { ledgerEntry, ledgerPosting } from './ledger.tables.ts'
import { payoutNumberOf } from './payouts/payout.tables.ts'

export type NewEntry = {
  account: LedgerAccount
  kind: EntryKind
  amountFils: Fils
}

export type NewPosting = {
  kind: PostingKind
  /** Whose account has entries; undefined where none has. */
  sellerNo?: number
  sellerOrderNo?: number
  payoutNo?: number
  transferRefundNo?: number
  /** The payment, refund or return, of which a seller order may have several, or the use of a reference. */
  causeNo?: number
  reference?: string
  /** Those on accounts of the seller first; they sum to zero. */
  entries: NewEntry[]
}

export type SellerPosting = NewPosting & { sellerNo: number }

/** How often transfers with a reference of the bank were taken back: the next one with it is posted under this cause. */
export async function timesReversed(db: Executor, reference: string): Promise<number> {
  const [row] = await db
    .select({ times: count() })
    .from(ledgerPosting)
    .where(and(eq(ledgerPosting.reference, reference), eq(ledgerPosting.kind, 'reversed')))
  return row!.times
}

// Beside a seller's number, so that other locks of the database don't meet it.
const LEDGER_LOCK = 20_311

/** Locks the accounts of sellers, given in ascending order, until the transaction ends. */
export async function lockAccounts(tx: Executor, sellerNos: number[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LEDGER_LOCK}, no)
    from unnest(${sql.param(sellerNos)}::int[]) no`)
}

/**
 * Adds a posting; false where it was there already. The accounts of the seller are locked until the transaction ends,
 * as their entries carry the balance.
 */
export async function addPosting(tx: Executor, posting: NewPosting): Promise<boolean> {
  const { entries: _, sellerNo, ...fields } = posting
  if (sellerNo !== undefined) await lockAccounts(tx, [sellerNo])
  const [added] = await tx
    .insert(ledgerPosting)
    .values(fields)
    .onConflictDoNothing()
    .returning({ no: ledgerPosting.no })
  if (!added) return false
  const account = sellerNo === undefined ? emptyAccount : await accountOf(tx, sellerNo)
  await tx.insert(ledgerEntry).values(entryRows(posting, added.no, account))
  return true
}

/** Adds postings of new payouts, which move within the accounts of their sellers; these must be locked. */
export async function addPayoutPostings(tx: Executor, postings: SellerPosting[]): Promise<void> {
  const added = await tx
    .insert(ledgerPosting)
    .values(postings.map(({ kind, payoutNo }) => ({ kind, payoutNo })))
    .returning({ no: ledgerPosting.no, payoutNo: ledgerPosting.payoutNo })
  const nos = new Map(added.map(({ no, payoutNo }) => [payoutNo, no]))
  await tx
    .insert(ledgerEntry)
    .values(postings.flatMap((each) => entryRows(each, nos.get(each.payoutNo!)!, emptyAccount)))
}

/** The entries of a posting as rows; those that change what a seller has follow on from the account. */
export function entryRows(
  { entries, sellerNo }: NewPosting,
  postingNo: number,
  { balance, entries: place }: Account,
): (typeof ledgerEntry.$inferInsert)[] {
  const isWithinAccounts = entries.every(({ account }) => isOfSeller(account))
  return entries.map((entry) => {
    const common = { ...entry, postingNo }
    if (!isOfSeller(entry.account)) return common
    if (isWithinAccounts) return { ...common, sellerNo }
    balance = (balance + entry.amountFils) as Fils
    place += 1
    return { ...common, sellerNo, balanceFils: balance, place }
  })
}

const isOfSeller = (account: LedgerAccount): boolean =>
  (sellerAccounts as readonly LedgerAccount[]).includes(account)

export const emptyAccount: Account = { balance: 0 as Fils, entries: 0 }

export type Account = { balance: Fils; entries: number }

/** What the marketplace owes a seller, negative where the seller owes, and how many entries make it. */
export async function accountOf(db: Executor, sellerNo: number): Promise<Account> {
  const [last] = await db
    .select({ balance: ledgerEntry.balanceFils, entries: ledgerEntry.place })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.sellerNo, sellerNo), isNotNull(ledgerEntry.place)))
    .orderBy(desc(ledgerEntry.place))
    .limit(1)
  return { balance: last?.balance ?? (0 as Fils), entries: last?.entries ?? 0 }
}

export type EntryRow = Awaited<ReturnType<typeof pageOfEntries>>[number]

const entries = (db: Executor, where: SQL) =>
  db
    .select({
      no: ledgerEntry.no,
      at: ledgerEntry.at,
      kind: ledgerEntry.kind,
      amountFils: ledgerEntry.amountFils,
      sellerOrderId: sellerOrder.id,
      /** Of the seller order or payout, or the reference of a transfer. */
      number: sql<string>`coalesce(${ledgerPosting.reference}, ${payoutNumberOf(ledgerPosting.payoutNo)},
        ${sellerOrderNumber(sellerOrder.orderNo, sellerOrder.place)})`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.no, ledgerEntry.postingNo))
    .leftJoin(sellerOrder, eq(sellerOrder.no, ledgerPosting.sellerOrderNo))
    .where(where)

/** The entries of a seller up to a place, and behind another, latest first. */
export const pageOfEntries = (
  db: Executor,
  sellerNo: number,
  { after = 0, upTo, limit }: { after?: number; upTo: number; limit: number },
) =>
  entries(
    db,
    and(
      eq(ledgerEntry.sellerNo, sellerNo),
      gt(ledgerEntry.place, after),
      lte(ledgerEntry.place, upTo),
    )!,
  )
    .orderBy(desc(ledgerEntry.place))
    .limit(limit)

/** Those of a span of time, earliest first. */
export const entriesBetween = (
  db: Executor,
  sellerNo: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  entries(
    db,
    and(
      eq(ledgerEntry.sellerNo, sellerNo),
      isNotNull(ledgerEntry.place),
      gte(ledgerEntry.at, from),
      lt(ledgerEntry.at, to),
    )!,
  )
    .orderBy(asc(ledgerEntry.at), asc(ledgerEntry.place))
    .limit(limit)

/** Commission and its VAT. */
export type Charge = { commission: Fils; vat: Fils }

/** What was charged to each seller in a month of the UAE, and what of earlier charges was given back in it. */
export async function chargedIn(
  db: Executor,
  month: string,
): Promise<{ sellerNo: number; charged: Charge; givenBack: Charge }[]> {
  const { from, to } = spanOfUaeMonth(month)
  const sum = (kind: EntryKind, sign: SQL) =>
    sql<Fils>`coalesce(sum(abs(${ledgerEntry.amountFils})) filter (
      where ${ledgerEntry.kind} = ${kind} and sign(${ledgerEntry.amountFils}) = ${sign}), 0)::float8`
  const charge = (sign: SQL) => ({
    commission: sum('commission', sign),
    vat: sum('commission_vat', sign),
  })
  return db
    .select({
      sellerNo: sql<number>`${ledgerEntry.sellerNo}`,
      charged: charge(sql`-1`),
      givenBack: charge(sql`1`),
    })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.account, 'seller'),
        inArray(ledgerEntry.kind, ['commission', 'commission_vat']),
        gte(ledgerEntry.at, from),
        lt(ledgerEntry.at, to),
      ),
    )
    .groupBy(ledgerEntry.sellerNo)
    .orderBy(ledgerEntry.sellerNo)
}
