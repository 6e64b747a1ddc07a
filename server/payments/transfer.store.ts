import { and, between, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { personName } from '../accounts/person-name.tables.ts'
import { companyWords, seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { boundedCount } from '../platform/bounded-count.ts'
import { named, onPage } from '../platform/candidates.ts'
import type { Executor } from '../platform/db.ts'
import { ledgerEntry, ledgerPosting } from './ledger.tables.ts'

const MOST_FOUND = 10
// Of a name that more companies share, those that come first by name may not be among these.
const MOST_SORTED = 1_000
const reference = /^GH([0-9A-F]{8})$/i
const mobile = /^(?:\+|00)?971|^0(?=5)/

export type SellerRow = Awaited<ReturnType<typeof sellersMatching>>[number]

const select = (db: Executor, where: SQL) =>
  db
    .select({
      ...{ no: seller.no, id: seller.id, companyName: seller.companyName },
      ...{ email: user.email, phone: user.phone },
    })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(where)
    .orderBy(seller.companyName, seller.no)
    .limit(MOST_FOUND)

const idsFrom = (start: string) =>
  between(seller.id, `${start}-0000-0000-0000-000000000000`, `${start}-ffff-ffff-ffff-ffffffffffff`)

/**
 * A few sellers by the beginnings of words of a name, or by their whole e-mail address, phone number, or reference for
 * transfers; where there is none, by any part of a name, which reads all of them.
 */
export async function sellersMatching(db: Executor, typed: string) {
  if (typed.includes('@')) return select(db, eq(user.email, typed.toLowerCase()))
  const digits = typed.replaceAll(/[\s()-]/g, '')
  const start = reference.exec(digits)?.[1]?.toLowerCase()
  const phone = mobile.test(digits) ? digits.replace(mobile, '+971') : undefined
  const queries = [
    ...(start === undefined ? [] : [sql`select no from ${seller} where ${idsFrom(start)}`]),
    ...(phone === undefined ? [] : [sql`select no from ${user} where phone = ${phone}`]),
    ...named(typed, (words) => sql`select no from ${seller} where ${companyWords} @@ ${words}`),
  ]
  const found = await select(db, onPage(seller.no, queries, { offset: 0, limit: MOST_SORTED }))
  return found.length > 0 ? found : select(db, hasInName(typed))
}

function hasInName(typed: string): SQL {
  const part = `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { companyName, companyNameAr, legalName } = seller
  return or(...[companyName, companyNameAr, legalName].map((name) => ilike(name, part)))!
}

export async function sellerById(db: Executor, id: string): Promise<SellerRow | undefined> {
  const [row] = await select(db, eq(seller.id, id))
  return row
}

const isSettled = eq(ledgerPosting.kind, 'settled')

/** Transfers from sellers, latest first. */
export async function transfers(
  db: Executor,
  { offset, limit }: { offset: number; limit: number },
) {
  const [rows, total] = await Promise.all([
    db
      .select({
        ...{ no: ledgerPosting.no, at: ledgerPosting.at, reference: ledgerPosting.reference },
        amountFils: ledgerEntry.amountFils,
        seller: sql<string | null>`${personName(sql`${ledgerEntry.sellerNo}`)}`,
      })
      .from(ledgerPosting)
      .innerJoin(
        ledgerEntry,
        and(eq(ledgerEntry.postingNo, ledgerPosting.no), eq(ledgerEntry.account, 'seller')),
      )
      .where(isSettled)
      .orderBy(desc(ledgerPosting.no))
      .offset(offset)
      .limit(limit),
    boundedCount(db, ledgerPosting, isSettled),
  ])
  return { rows, total }
}
