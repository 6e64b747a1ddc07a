import { desc, eq, sql, type SQL } from 'drizzle-orm'
import { garage, garageWords } from '../../accounts/garage.tables.ts'
import { companyWords, licenceKey, seller } from '../../accounts/seller.tables.ts'
import { nameWords, user } from '../../accounts/user.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { named, onPage, type Span } from '../../platform/candidates.ts'
import type { Terms } from './read-terms.ts'

const licenceOf = ({ text }: Terms) =>
  sql`${licenceKey} = nullif(replace(fold_text(${text}), ' ', ''), '')`

/** The numbers of accounts of some roles with this id, address, phone or name, each part read from an index. */
const accounts = ({ text, id, email, phone }: Terms, ofRole: SQL): SQL[] => {
  const of = sql`select no from ${user} where ${ofRole}`
  return [
    ...(id ? [sql`${of} and id = ${id}`] : []),
    ...(email ? [sql`${of} and email = ${email}`] : []),
    ...(phone ? [sql`${of} and phone = ${phone}`] : []),
    ...named(text, (words) => sql`${of} and ${nameWords} @@ ${words}`),
  ]
}

const garages = (terms: Terms): SQL[] => [
  sql`select user_no from ${garage} where ${licenceOf(terms)}`,
  ...(terms.taxNumber
    ? [sql`select user_no from ${garage} where vat_registration_no = ${terms.taxNumber}`]
    : []),
  ...named(
    terms.text,
    (query) => sql`select user_no from ${garage} where ${garageWords} @@ ${query}`,
  ),
]

const companies = (terms: Terms): SQL[] => [
  sql`select no from ${seller} where ${licenceOf(terms)}`,
  ...(terms.taxNumber
    ? [sql`select no from ${seller} where vat_registration_no = ${terms.taxNumber}`]
    : []),
  ...(terms.iban ? [sql`select no from ${seller} where iban = ${terms.iban}`] : []),
  ...(terms.idStart ? [sql`select no from ${seller} where ${idsFrom(terms.idStart)}`] : []),
  ...named(terms.text, (query) => sql`select no from ${seller} where ${companyWords} @@ ${query}`),
]

const idsFrom = (start: string) =>
  sql`id between ${`${start}-0000-0000-0000-000000000000`}::uuid and ${`${start}-ffff-ffff-ffff-ffffffffffff`}::uuid`

/** Garages, the latest first. */
export const findPeople = (db: Executor, terms: Terms, span: Span) =>
  db
    .select({
      ...{ id: user.id, name: user.name, garage: garage.garageName, email: user.email },
      ...{ createdAt: user.createdAt, suspendedAt: user.suspendedAt },
    })
    .from(user)
    .leftJoin(garage, eq(garage.userNo, user.no))
    .where(onPage(user.no, [...accounts(terms, sql`role = 'BUYER'`), ...garages(terms)], span))
    .orderBy(desc(user.no))

/** Companies, the latest first; found by their contact person, too. */
export const findCompanies = (db: Executor, terms: Terms, span: Span) =>
  db
    .select({
      ...{ id: seller.id, name: seller.companyName, email: user.email },
      ...{ contact: user.name, status: seller.status, createdAt: user.createdAt },
    })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(onPage(seller.no, [...accounts(terms, sql`role = 'SELLER'`), ...companies(terms)], span))
    .orderBy(desc(seller.no))
