import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { RefundReason, RefundState } from '#contract/order-status.ts'
import { order } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import {
  cardDifference,
  cardPayment,
  cardPaymentPart,
  cardRefund,
  webhookReceipt,
} from './card.tables.ts'

export type CardPaymentRow = typeof cardPayment.$inferSelect
export type CardRefundRow = typeof cardRefund.$inferSelect
export type Part = { sellerOrderNo: number; amountFils: Fils }

/** The latest open attempts of an order that have so many seconds left. */
export const openPayments = (
  db: Executor,
  { orderNo, provider, secondsLeft }: { orderNo: number; provider: string; secondsLeft: number },
): Promise<CardPaymentRow[]> =>
  db
    .select()
    .from(cardPayment)
    .where(
      and(
        eq(cardPayment.orderNo, orderNo),
        eq(cardPayment.provider, provider),
        eq(cardPayment.state, 'open'),
        sql`${cardPayment.expiresAt} > now() + make_interval(secs => ${secondsLeft})`,
      ),
    )
    .orderBy(sql`${cardPayment.no} desc`)
    .limit(1)

export async function insertPayment(
  tx: Executor,
  fields: typeof cardPayment.$inferInsert,
  parts: Part[],
): Promise<CardPaymentRow> {
  const [row] = await tx.insert(cardPayment).values(fields).returning()
  await tx.insert(cardPaymentPart).values(parts.map((part) => ({ ...part, paymentNo: row!.no })))
  return row!
}

export async function changePayment(
  db: Executor,
  no: number,
  fields: Partial<
    Pick<CardPaymentRow, 'state' | 'providerId' | 'captureId' | 'url' | 'capturedAt'>
  >,
): Promise<void> {
  await db.update(cardPayment).set(fields).where(eq(cardPayment.no, no))
}

/** An open attempt that failed; one that is captured meanwhile stays so. */
export async function giveUpPayment(db: Executor, no: number): Promise<void> {
  await db
    .update(cardPayment)
    .set({ state: 'failed' })
    .where(and(eq(cardPayment.no, no), eq(cardPayment.state, 'open')))
}

/** A payment of this provider, locked until the transaction ends. */
export async function lockPayment(
  tx: Executor,
  provider: string,
  id: string,
): Promise<CardPaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(cardPayment)
    .where(and(eq(cardPayment.id, id), eq(cardPayment.provider, provider)))
    .for('no key update')
  return row
}

export const partsOf = (db: Executor, paymentNo: number): Promise<Part[]> =>
  db
    .select({
      sellerOrderNo: cardPaymentPart.sellerOrderNo,
      amountFils: cardPaymentPart.amountFils,
    })
    .from(cardPaymentPart)
    .where(eq(cardPaymentPart.paymentNo, paymentNo))
    .orderBy(asc(cardPaymentPart.sellerOrderNo))

/** What is left of the captured payments of a seller order after its refunds, earliest payment first. */
export async function refundable(
  db: Executor,
  sellerOrderNo: number,
): Promise<{ paymentNo: number; left: Fils }[]> {
  const { rows } = await db.execute<{ payment_no: string; left: Fils }>(sql`
    select ${cardPaymentPart.paymentNo}, (${cardPaymentPart.amountFils} - (
      select coalesce(sum(${cardRefund.amountFils}), 0) from ${cardRefund}
      where ${cardRefund.paymentNo} = ${cardPaymentPart.paymentNo}
        and ${cardRefund.sellerOrderNo} = ${sellerOrderNo}))::float8 "left"
    from ${cardPaymentPart}
    join ${cardPayment} on ${cardPayment.no} = ${cardPaymentPart.paymentNo}
    where ${cardPaymentPart.sellerOrderNo} = ${sellerOrderNo} and ${cardPayment.state} = 'captured'
    order by 1`)
  return rows.map(({ payment_no, left }) => ({ paymentNo: Number(payment_no), left }))
}

export async function insertRefund(
  tx: Executor,
  fields: { paymentNo: number; sellerOrderNo: number; amountFils: Fils; reason: RefundReason },
): Promise<CardRefundRow> {
  const [row] = await tx
    .insert(cardRefund)
    .values({ id: newId(), ...fields })
    .returning()
  return row!
}

/** A refund with the payment that it is taken from. */
export async function findRefund(
  db: Executor,
  id: string,
  { lock = false } = {},
): Promise<{ refund: CardRefundRow; payment: CardPaymentRow } | undefined> {
  const query = db
    .select({ refund: cardRefund, payment: cardPayment })
    .from(cardRefund)
    .innerJoin(cardPayment, eq(cardPayment.no, cardRefund.paymentNo))
    .where(eq(cardRefund.id, id))
  const [found] = lock ? await query.for('no key update', { of: cardRefund }) : await query
  return found
}

export async function changeRefund(
  db: Executor,
  no: number,
  fields: { state: RefundState; providerId?: string; doneAt?: Date },
): Promise<void> {
  await db.update(cardRefund).set(fields).where(eq(cardRefund.no, no))
}

/** Refunds that were asked for and are not made, however long ago. */
export async function waitingRefunds(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: cardRefund.id })
    .from(cardRefund)
    .where(eq(cardRefund.state, 'requested'))
    .orderBy(asc(cardRefund.requestedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Adds what a provider reported; undefined where it was reported before. */
export async function addReceipt(
  tx: Executor,
  fields: { provider: string; eventId: string; body: Buffer },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(webhookReceipt)
    .values(fields)
    .onConflictDoNothing()
    .returning({ no: webhookReceipt.no })
  return row?.no
}

export async function recordHandled(
  tx: Executor,
  no: number,
  orderNo: number | undefined,
): Promise<void> {
  await tx
    .update(webhookReceipt)
    .set({ handledAt: sql`now()`, orderNo: orderNo ?? null })
    .where(eq(webhookReceipt.no, no))
}

/**
 * Removes the bodies of what was reported so many days ago, and of what was reported after the account of the buyer was
 * gone; that it was reported stays.
 */
export async function removeBodies(db: Executor, days: number): Promise<void> {
  await db
    .update(webhookReceipt)
    .set({ body: null })
    .where(
      and(
        isNotNull(webhookReceipt.body),
        sql`(${webhookReceipt.receivedAt} < now() - make_interval(days => ${days})
          or exists (select from ${order}
            where ${order.no} = ${webhookReceipt.orderNo} and ${order.buyerNo} is null))`,
      ),
    )
}

const failedOf = (paymentNo: SQL | number) => sql<Fils>`(
  select coalesce(sum(${cardRefund.amountFils}), 0) from ${cardRefund}
  where ${cardRefund.paymentNo} = ${paymentNo} and ${cardRefund.state} = 'failed')::float8`

/** What the provider refused to give back of a payment. */
export async function refusedOf(db: Executor, paymentNo: number): Promise<Fils> {
  const { rows } = await db.execute<{ fils: Fils }>(sql`select ${failedOf(paymentNo)} fils`)
  return rows[0]!.fils
}

export type ComparedRow = Awaited<ReturnType<typeof comparable>>[number]

/**
 * The payments of the last days that the provider knows, those with later refunds and those that differed, from a number
 * on.
 */
export const comparable = (
  db: Executor,
  {
    provider,
    days,
    refundDays,
    after,
    limit,
  }: Record<'days' | 'refundDays' | 'after' | 'limit', number> & { provider: string },
) =>
  db
    .select({
      payment: cardPayment,
      refunded: sql<Fils>`(select coalesce(sum(${cardRefund.amountFils}), 0) from ${cardRefund}
        where ${cardRefund.paymentNo} = ${cardPayment.no} and ${cardRefund.state} = 'done')::float8`,
      failed: failedOf(sql`${cardPayment.no}`),
      asked: sql<Fils>`(select coalesce(sum(${cardRefund.amountFils}), 0) from ${cardRefund}
        where ${cardRefund.paymentNo} = ${cardPayment.no} and ${cardRefund.state} = 'requested')::float8`,
    })
    .from(cardPayment)
    // Only a statement with a join says which table a column is of, and the sums need that.
    .innerJoin(order, eq(order.no, cardPayment.orderNo))
    .where(
      and(
        eq(cardPayment.provider, provider),
        isNotNull(cardPayment.providerId),
        sql`(${cardPayment.createdAt} > now() - make_interval(days => ${days})
          or exists (select from ${cardRefund} where ${cardRefund.paymentNo} = ${cardPayment.no}
            and (${cardRefund.requestedAt} > now() - make_interval(days => ${refundDays})
              or ${cardRefund.state} = 'failed'))
          or exists (select from ${cardDifference} where ${cardDifference.paymentNo} = ${cardPayment.no}
            and ${cardDifference.endedAt} is null))`,
        sql`${cardPayment.no} > ${after}`,
      ),
    )
    .orderBy(asc(cardPayment.no))
    .limit(limit)

/** Removes what providers wrote about the orders of a buyer, for the erasure of an account. */
export async function eraseBodiesOf(db: Executor, buyerNo: number): Promise<void> {
  await db.execute(sql`
    update ${webhookReceipt} set body = null
    where ${webhookReceipt.body} is not null and ${webhookReceipt.orderNo} in (
      select ${order.no} from ${order} where ${order.buyerNo} = ${buyerNo})`)
}
