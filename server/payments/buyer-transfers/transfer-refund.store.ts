import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { accountReasons, type TransferRefundState } from '#contract/transfer-status.ts'
import { personName } from '../../accounts/person-name.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { order, orderNumberOf, sellerOrder } from '../../orders/order.tables.ts'
import { boundedCount, mostCounted } from '../../platform/bounded-count.ts'
import type { Executor } from '../../platform/db.ts'
import type { QueueFigures } from '../../platform/feature.ts'
import { newId } from '../../platform/id.ts'
import { transferRefund, transferRefundBatch, transferRefundLine } from './buyer-transfer.tables.ts'

export type RefundRow = typeof transferRefund.$inferSelect
export type NewRefund = Pick<
  RefundRow,
  'orderNo' | 'sellerOrderNo' | 'amountFils' | 'reason' | 'iban' | 'beneficiary'
>

export async function insertRefund(tx: Executor, fields: NewRefund): Promise<RefundRow> {
  const [row] = await tx
    .insert(transferRefund)
    .values({ id: newId(), ...fields })
    .returning()
  return row!
}

/** The refunds of an order, earliest first; locked where they are to be changed. */
export function refundsOf(
  db: Executor,
  orderNo: number,
  { lock = false } = {},
): Promise<RefundRow[]> {
  const query = db
    .select()
    .from(transferRefund)
    .where(eq(transferRefund.orderNo, orderNo))
    .orderBy(asc(transferRefund.no))
  return lock ? query.for('no key update') : query
}

/** Where the buyer of an order had a refund sent, unless the bank didn't find it. */
export async function accountOf(
  db: Executor,
  orderNo: number,
): Promise<Pick<RefundRow, 'iban' | 'beneficiary'>> {
  const rows = await refundsOf(db, orderNo)
  const known = rows.findLast(
    ({ iban, failure }) => iban !== null && !accountReasons.some((reason) => reason === failure),
  )
  return { iban: known?.iban ?? null, beneficiary: known?.beneficiary ?? null }
}

export async function lockRefund(tx: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(transferRefund)
    .where(eq(transferRefund.id, id))
    .for('no key update')
  return row
}

export async function changeRefunds(
  tx: Executor,
  nos: number[],
  fields: Partial<
    Pick<RefundRow, 'state' | 'iban' | 'beneficiary' | 'reference' | 'failure' | 'endedAt'>
  >,
): Promise<void> {
  if (nos.length === 0) return
  await tx.update(transferRefund).set(fields).where(inArray(transferRefund.no, nos))
}

/** Of the seller order that it is of, else of the order. */
export const orderNumber = sql<string>`${orderNumberOf(order.no)} || coalesce('-' || ${sellerOrder.place}, '')`

export type ShownRefund = Awaited<ReturnType<typeof shown>>[number]

/** Refunds with whom they go to. */
const shown = (db: Executor) =>
  db
    .select({
      refund: transferRefund,
      orderNumber,
      buyerName: personName(sql`${order.buyerNo}`),
      buyer: { email: user.email, phone: user.phone },
      batch: { id: transferRefundBatch.id, no: transferRefundBatch.no },
    })
    .from(transferRefund)
    .innerJoin(order, eq(order.no, transferRefund.orderNo))
    .leftJoin(
      transferRefundLine,
      and(
        eq(transferRefundLine.refundNo, transferRefund.no),
        sql`${transferRefundLine.outcome} is distinct from 'failed'`,
      ),
    )
    .leftJoin(transferRefundBatch, eq(transferRefundBatch.no, transferRefundLine.batchNo))
    .leftJoin(sellerOrder, eq(sellerOrder.no, transferRefund.sellerOrderNo))
    .leftJoin(user, eq(user.no, order.buyerNo))
    .$dynamic()

export const shownByNos = (db: Executor, nos: number[]): Promise<ShownRefund[]> =>
  shown(db).where(inArray(transferRefund.no, nos)).orderBy(asc(transferRefund.no))

export async function shownById(db: Executor, id: string): Promise<ShownRefund | undefined> {
  const [row] = await shown(db).where(eq(transferRefund.id, id))
  return row
}

/** Whether a refund is in a bank file that it has not failed in. */
export const isInFile = sql`exists (select from ${transferRefundLine} l
  where l.refund_no = ${transferRefund}.no and l.outcome is distinct from 'failed')`

/** Of which there is nothing to do any more. */
const isDone = (state: TransferRefundState) => state === 'paid' || state === 'withdrawn'

/**
 * Refunds in a state: what is to be done first, with an account and in no bank file first, and oldest first; what is done latest
 * first. Their numbers are read before whom they go to.
 */
export async function inState(
  db: Executor,
  state: TransferRefundState,
  { offset, limit }: { offset: number; limit: number },
) {
  const where = eq(transferRefund.state, state)
  const sorted = isDone(state)
    ? [desc(transferRefund.no)]
    : [
        // An index has this order; only approved ones, of which each has an account, are in bank files.
        state === 'approved' ? sql`${isInFile}` : sql`(${transferRefund.iban} is null)`,
        asc(transferRefund.no),
      ]
  const nos = await db
    .select({ no: transferRefund.no })
    .from(transferRefund)
    .where(where)
    .orderBy(...sorted)
    .offset(offset)
    .limit(limit)
  const [rows, total] = await Promise.all([
    shown(db)
      .where(
        inArray(
          transferRefund.no,
          nos.map(({ no }) => no),
        ),
      )
      .orderBy(...sorted),
    boundedCount(db, transferRefund, where),
  ])
  return { rows, total }
}

/** Refunds that an operator can do something about: the account is known, or nobody is there who could give it. */
export async function openFigures(db: Executor): Promise<QueueFigures> {
  // Of each state no more are counted than its list counts; those that wait for an account are passed over.
  const ofState = (state: TransferRefundState) => sql`(
    select due_at from ${transferRefund} join ${order} on ${order.no} = ${transferRefund.orderNo}
    left join ${user} on ${user.no} = ${order.buyerNo}
    where ${transferRefund.state} = ${state}
      and (${transferRefund.iban} is not null or ${user.no} is null or ${user.suspendedAt} is not null)
    order by ${transferRefund.no} limit ${mostCounted})`
  const states = (['open', 'approved', 'failed'] as const).map(ofState)
  const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int waiting, min(due_at) oldest
    from (${sql.join(states, sql` union all `)}) first_ones`)
  const { waiting, oldest } = rows[0]!
  return { waiting, oldest: oldest === null ? null : new Date(oldest) }
}
