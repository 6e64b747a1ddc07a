import { and, asc, desc, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { EntryKind, LedgerAccount, PostingKind } from '#contract/money-kinds.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { sellerOrder, sellerOrderNumber } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import type { Fils } from '../platform/money.ts'
import { spanOfUaeMonth } from '../platform/uae-day.ts'
import { ledgerEntry, ledgerPosting } from './ledger.tables.ts'

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
  /** The payment, refund or return, of which a seller order may have several. */
  causeNo?: number
  reference?: string
  /** Those on the account of the seller first; they sum to zero. */
  entries: NewEntry[]
}

export type SellerPosting = NewPosting & { sellerNo: number }

// Beside a seller's number, so that other locks of the database don't meet it.
const LEDGER_LOCK = 20_311

/**
 * Adds a posting; false where it was there already. The account of the seller is locked until the transaction ends,
 * as each of its entries carries the balance.
 */
export async function addPosting(
  tx: Executor,
  { kind, sellerNo, sellerOrderNo, causeNo, reference, entries }: NewPosting,
): Promise<boolean> {
  if (sellerNo !== undefined)
    await tx.execute(sql`select pg_advisory_xact_lock(${LEDGER_LOCK}, ${sellerNo})`)
  const [posting] = await tx
    .insert(ledgerPosting)
    .values({ kind, sellerOrderNo, causeNo, reference })
    .onConflictDoNothing()
    .returning({ no: ledgerPosting.no })
  if (!posting) return false
  let { balance, entries: place } =
    sellerNo === undefined ? noAccount : await accountOf(tx, sellerNo)
  await tx.insert(ledgerEntry).values(
    entries.map((entry) => {
      const common = { ...entry, postingNo: posting.no }
      if (entry.account !== 'seller' || sellerNo === undefined) return common
      balance = (balance + entry.amountFils) as Fils
      place += 1
      return { ...common, sellerNo, balanceFils: balance, place }
    }),
  )
  return true
}

const noAccount: Account = { balance: 0 as Fils, entries: 0 }

export type Account = { balance: Fils; entries: number }

/** What the marketplace owes a seller, negative where the seller owes, and how many entries make it. */
export async function accountOf(db: Executor, sellerNo: number): Promise<Account> {
  const [last] = await db
    .select({ balance: ledgerEntry.balanceFils, entries: ledgerEntry.place })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.sellerNo, sellerNo))
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
      /** Of the seller order, or the reference of a transfer. */
      number: sql<string>`coalesce(${ledgerPosting.reference}, ${sellerOrderNumber(sellerOrder.orderNo, sellerOrder.place)})`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.no, ledgerEntry.postingNo))
    .leftJoin(sellerOrder, eq(sellerOrder.no, ledgerPosting.sellerOrderNo))
    .where(where)

/** The entries of a seller up to a place, latest first. */
export const pageOfEntries = (
  db: Executor,
  sellerNo: number,
  { upTo, limit }: { upTo: number; limit: number },
) =>
  entries(db, and(eq(ledgerEntry.sellerNo, sellerNo), lte(ledgerEntry.place, upTo))!)
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
    and(eq(ledgerEntry.sellerNo, sellerNo), gte(ledgerEntry.at, from), lt(ledgerEntry.at, to))!,
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

/** The number of the seller with this e-mail address. */
export async function sellerOf(db: Executor, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ no: seller.no })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(eq(user.email, email))
  return row?.no
}
