import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CreditAge } from '#contract/credit-status.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import { prepaidMethods } from '#contract/order-status.ts'
import { garage } from '../../accounts/garage.tables.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { deadlineDay, order, sellerOrder } from '../../orders/order.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { credit, creditEvent, creditOrder } from './credit.tables.ts'

/** A sum over the open orders of a credit. */
const ofOpen = (what: SQL, which: SQL = sql`true`) => sql`(select ${what} from ${creditOrder}
  where ${creditOrder.creditNo} = ${credit.no} and ${creditOrder.openFils} > 0 and ${which})`
const openSum = sql`coalesce(sum(${creditOrder.openFils}), 0)::float8`
const isLate = sql`${creditOrder.dueOn} < ${deadlineDay}`
const overdue = ofOpen(openSum, isLate)

const buyer = alias(user, 'buyer')
const buyerCompany = alias(seller, 'buyer_company')

/** Credit with what is owed on it, and who both sides are. */
const shown = (db: Executor) =>
  db
    .select({
      ...{ no: credit.no, id: credit.id, state: credit.state, grantedAt: credit.grantedAt },
      ...{ limitFils: credit.limitFils, days: credit.days },
      ...{ sellerNo: credit.sellerNo, buyerNo: credit.buyerNo },
      ...{ sellerId: seller.id, companyName: seller.companyName },
      companyNameAr: seller.companyNameAr,
      name: sql<string>`coalesce(${buyer.name}, ${garage.ownerManagerName}, ${buyerCompany.companyName}, '')`,
      garage: sql<string>`coalesce(${garage.garageName}, ${buyerCompany.companyName}, '')`,
      phone: sql<string>`coalesce(${buyer.phone}, '')`,
      openFils: sql<Fils>`${ofOpen(openSum)}`,
      overdueFils: sql<Fils>`${overdue}`,
      nextDue: sql<string | null>`${ofOpen(sql`min(${creditOrder.dueOn})::text`)}`,
    })
    .from(credit)
    .leftJoin(seller, eq(seller.no, credit.sellerNo))
    .leftJoin(buyer, eq(buyer.no, credit.buyerNo))
    .leftJoin(garage, eq(garage.userNo, credit.buyerNo))
    .leftJoin(buyerCompany, eq(buyerCompany.no, credit.buyerNo))
    .$dynamic()

export type CreditRow = Awaited<ReturnType<typeof shown>>[number]

const isOf = (userNo: number, side: PaymentSide) =>
  eq(side === 'sales' ? credit.sellerNo : credit.buyerNo, userNo)

/** The credit of one side, overdue first. */
export const creditsOf = (
  db: Executor,
  userNo: number,
  side: PaymentSide,
  { offset, limit }: { offset: number; limit: number },
): Promise<CreditRow[]> =>
  shown(db)
    .where(isOf(userNo, side))
    .orderBy(sql`${overdue} desc`, sql`${ofOpen(openSum)} desc`, desc(credit.no))
    .offset(offset)
    .limit(limit)

/** Credit that this user grants, or was granted. */
export async function creditOf(
  db: Executor,
  userNo: number,
  id: string,
): Promise<CreditRow | undefined> {
  const [row] = await shown(db).where(
    and(eq(credit.id, id), sql`${userNo} in (${credit.sellerNo}, ${credit.buyerNo})`),
  )
  return row
}

export async function creditByNo(db: Executor, no: number): Promise<CreditRow> {
  const [row] = await shown(db).where(eq(credit.no, no))
  return row!
}

type Totals = Record<CreditAge | 'open' | 'overdue', Fils> & { count: number }

const ageFrom = (from: number, to?: number) =>
  sql`coalesce(sum(o.open_fils) filter (where ${deadlineDay} - o.due_on >= ${from}
    and ${to === undefined ? sql`true` : sql`${deadlineDay} - o.due_on <= ${to}`}), 0)::float8`

/** What is owed in all of one side's credit, and of what was delivered, since when. */
export async function totalsOf(db: Executor, userNo: number, side: PaymentSide): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select count(distinct ${credit.no})::int count, coalesce(sum(o.open_fils), 0)::float8 open,
      ${ageFrom(1)} overdue, ${ageFrom(-1_000_000, 0)} current,
      ${ageFrom(1, 30)} to_30, ${ageFrom(31, 60)} to_60, ${ageFrom(61)} older
    from ${credit} left join ${creditOrder} o on o.credit_no = ${credit.no} and o.open_fils > 0
    where ${isOf(userNo, side)}`)
  return rows[0]!
}

export type GarageRow = {
  id: string
  name: string
  garage: string
  phone: string
  orders: number
}

const MOST_GARAGES = 20

/** Of an order in advance that isn't paid: its seller doesn't know of it. */
const isNeverPaid = sql`${sellerOrder.paymentMethod} in ${prepaidMethods}
  and ${sellerOrder.paymentState} in ('due', 'voided')`

/** Garages that have ordered from a seller who grants them no credit, by part of a name or the digits of a phone. */
export async function garagesOf(
  db: Executor,
  sellerNo: number,
  { q, order: orderId }: { q: string; order?: string | undefined },
): Promise<GarageRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db.execute<GarageRow>(sql`
    select s.id, o.orders,
      coalesce(${user.name}, ${garage.ownerManagerName}, ${seller.companyName}, '') name,
      coalesce(${garage.garageName}, ${seller.companyName}, '') garage, ${user.phone}
    from (select ${order.buyerNo} buyer_no, max(${sellerOrder.no}) last, count(*)::int orders
      from ${sellerOrder} join ${order} on ${order.no} = ${sellerOrder.orderNo}
      where ${sellerOrder.sellerNo} = ${sellerNo} and ${order.buyerNo} is not null
        and not (${isNeverPaid})
        ${
          orderId === undefined
            ? sql``
            : sql`and ${order.buyerNo} = (select o.buyer_no from ${sellerOrder} s join ${order} o on o.no = s.order_no
                where s.id = ${orderId} and s.seller_no = ${sellerNo})`
        }
      group by ${order.buyerNo}) o
    join ${sellerOrder} s on s.no = o.last
    join ${user} on ${user.no} = o.buyer_no
    left join ${garage} on ${garage.userNo} = o.buyer_no
    left join ${seller} on ${seller.no} = o.buyer_no
    where not exists (select from ${credit} where ${credit.sellerNo} = ${sellerNo}
        and ${credit.buyerNo} = o.buyer_no and ${credit.state} <> 'ended')
      and (${q} = '' or ${user.name} ilike ${part} or ${garage.ownerManagerName} ilike ${part}
        or ${garage.garageName} ilike ${part} or ${seller.companyName} ilike ${part} or ${user.phone} like ${part})
    order by o.last desc limit ${MOST_GARAGES}`)
  return rows
}

/** Who placed an order that this seller may see; undefined where it is another's, or the account is gone. */
export async function buyerOf(
  db: Executor,
  sellerNo: number,
  sellerOrderId: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ no: sql<number>`${order.buyerNo}` })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(
      and(
        eq(sellerOrder.id, sellerOrderId),
        eq(sellerOrder.sellerNo, sellerNo),
        sql`${order.buyerNo} is not null and not (${isNeverPaid})`,
      ),
    )
  return row?.no
}

export type CreditTerms = typeof credit.$inferSelect

/** Grants credit; undefined where this garage has, or had, some already. */
export async function insertCredit(
  db: Executor,
  fields: Pick<CreditTerms, 'id' | 'limitFils' | 'days'> & { sellerNo: number; buyerNo: number },
): Promise<CreditTerms | undefined> {
  const [row] = await db.insert(credit).values(fields).onConflictDoNothing().returning()
  return row
}

/** The credit of a seller, by its id or its garage, locked until the transaction ends. */
export async function lockCredit(
  db: Executor,
  sellerNo: number,
  which: { id: string } | { buyerNo: number },
): Promise<CreditTerms | undefined> {
  const [row] = await db
    .select()
    .from(credit)
    .where(
      and(
        eq(credit.sellerNo, sellerNo),
        'id' in which ? eq(credit.id, which.id) : eq(credit.buyerNo, which.buyerNo),
      ),
    )
    .for('no key update')
  return row
}

/** Credit of which this user is a side and that hasn't ended, locked until the transaction ends. */
export const lockUnended = (db: Executor, userNo: number): Promise<CreditTerms[]> =>
  db
    .select()
    .from(credit)
    .where(sql`${userNo} in (${credit.sellerNo}, ${credit.buyerNo}) and ${credit.state} <> 'ended'`)
    .orderBy(asc(credit.no))
    .for('no key update')

export async function changeCredit(
  db: Executor,
  no: number,
  fields: Pick<CreditTerms, 'state' | 'limitFils' | 'days'>,
): Promise<void> {
  await db.update(credit).set(fields).where(eq(credit.no, no))
}

export async function addEvent(
  db: Executor,
  fields: typeof creditEvent.$inferInsert,
): Promise<void> {
  await db.insert(creditEvent).values(fields)
}

const MOST_EVENTS = 50

/** How credit was changed, latest first. */
export const eventsOf = (db: Executor, creditNo: number) =>
  db
    .select()
    .from(creditEvent)
    .where(eq(creditEvent.creditNo, creditNo))
    .orderBy(desc(creditEvent.no))
    .limit(MOST_EVENTS)
