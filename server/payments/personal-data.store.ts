import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Executor } from '../platform/db.ts'
import { inBatches, inChunks, isoDate } from '../platform/personal-data.ts'
import { personName } from '../accounts/person-name.tables.ts'
import { order, orderNumberOf, sellerOrder, sellerOrderNumber } from '../orders/order.tables.ts'
import {
  buyerTransfer,
  buyerTransferReversal,
  transferRefund,
} from './buyer-transfers/buyer-transfer.tables.ts'
import { cardPayment, cardRefund } from './card.tables.ts'
import { credit, creditOrder, creditPayment } from './credit/credit.tables.ts'
import { taxDocument } from './document.tables.ts'
import { ledgerEntry } from './ledger.tables.ts'
import { payout, payoutNumberOf } from './payouts/payout.tables.ts'

/** Invoices to or from a user. */
export const documentsOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${taxDocument.no} as key, ${taxDocument.kind}, ${taxDocument.data} ->> 'number' number,
        ${isoDate(taxDocument.issuedAt)} date, ${taxDocument.data} #>> '{issuer,name}' issuer,
        ${taxDocument.data} #>> '{recipient,name}' recipient, ${taxDocument.totalFils} / 100.0::float8 total
      from ${taxDocument} where ${userNo} in (${taxDocument.issuerNo}, ${taxDocument.recipientNo})
        and ${taxDocument.no} > ${after} order by ${taxDocument.no}`,
  )

/** Payouts to a seller. */
export const payoutsOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${payout.no} as key, ${payoutNumberOf(payout.no)} number, ${payout.amountFils} / 100.0::float8 amount,
        ${payout.state}, ${payout.iban}, ${payout.beneficiary}, ${payout.reference}, ${payout.reason},
        ${isoDate(payout.preparedAt)} prepared, ${isoDate(payout.endedAt)} ended
      from ${payout} where ${payout.sellerNo} = ${userNo} and ${payout.no} > ${after} order by ${payout.no}`,
  )

export const ledgerOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${ledgerEntry.no} as key, ${ledgerEntry.kind}, ${ledgerEntry.amountFils} / 100.0::float8 amount,
        ${isoDate(ledgerEntry.at)} date
      from ${ledgerEntry} where ${ledgerEntry.sellerNo} = ${userNo} and ${ledgerEntry.place} is not null and ${ledgerEntry.no} > ${after}
      order by ${ledgerEntry.no}`,
  )

/** What a user transferred for orders, with what goes or went back. */
export const transfersOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${order.no} as key, ${orderNumberOf(order.no)} number, (
          select coalesce(json_agg(json_build_object('amount', ${buyerTransfer.amountFils} / 100.0::float8,
            'reference', ${buyerTransfer.reference}, 'date', ${isoDate(buyerTransfer.recordedAt)},
            'reversed', ${isoDate(buyerTransferReversal.at)}) order by ${buyerTransfer.no}), '[]')
          from ${buyerTransfer} left join ${buyerTransferReversal}
            on ${buyerTransferReversal.transferNo} = ${buyerTransfer.no}
          where ${buyerTransfer.orderNo} = ${order.no}) received, (
          select coalesce(json_agg(json_build_object('amount', ${transferRefund.amountFils} / 100.0::float8,
            'state', ${transferRefund.state}, 'reason', ${transferRefund.reason}, 'iban', ${transferRefund.iban},
            'name', ${transferRefund.beneficiary}, 'reference', ${transferRefund.reference},
            'date', ${isoDate(transferRefund.dueAt)}) order by ${transferRefund.no}), '[]')
          from ${transferRefund} where ${transferRefund.orderNo} = ${order.no}) refunds
      from ${order} where ${order.buyerNo} = ${userNo} and ${order.paymentMethod} = 'bank_transfer'
        and ${order.no} > ${after} order by ${order.no}`,
  )

/** What a user paid by card, or meant to, with what went back. */
export const cardPaymentsOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${cardPayment.no} as key, ${orderNumberOf(order.no)} number,
        ${cardPayment.state}, ${cardPayment.amountFils} / 100.0::float8 amount,
        ${isoDate(cardPayment.createdAt)} date, (
          select coalesce(json_agg(json_build_object('amount', ${cardRefund.amountFils} / 100.0::float8,
            'state', ${cardRefund.state}, 'reason', ${cardRefund.reason},
            'date', ${isoDate(cardRefund.requestedAt)}) order by ${cardRefund.no}), '[]')
          from ${cardRefund} where ${cardRefund.paymentNo} = ${cardPayment.no}) refunds
      from ${cardPayment} join ${order} on ${order.no} = ${cardPayment.orderNo}
      where ${order.buyerNo} = ${userNo} and ${cardPayment.no} > ${after} order by ${cardPayment.no}`,
  )

const paymentsOfCredit = sql`(
  select coalesce(json_agg(json_build_object('kind', ${creditPayment.kind},
    'amount', ${creditPayment.amountFils} / 100.0::float8, 'received', ${creditPayment.receivedOn}::text,
    'note', ${creditPayment.note}, 'date', ${isoDate(creditPayment.at)}) order by ${creditPayment.no}), '[]')
  from ${creditPayment} where ${creditPayment.creditNo} = ${credit.no})`

const ordersOfCredit = sql`(
  select coalesce(json_agg(json_build_object(
    'number', ${sellerOrderNumber(sellerOrder.orderNo, sellerOrder.place)}, 'days', ${creditOrder.days},
    'due', ${creditOrder.dueOn}::text, 'open', ${creditOrder.openFils} / 100.0::float8)
    order by ${creditOrder.sellerOrderNo}), '[]')
  from ${creditOrder} join ${sellerOrder} on ${sellerOrder.no} = ${creditOrder.sellerOrderNo}
  where ${creditOrder.creditNo} = ${credit.no})`

/** Credit that a user grants or has, with what was ordered on it and paid. */
export const creditOf = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    0,
    (after) => sql`
      select ${credit.no} as key, coalesce(${personName(sql`${credit.sellerNo}`)}, '') company,
        coalesce(${personName(sql`${credit.buyerNo}`)}, '') garage, ${credit.state},
        ${credit.limitFils} / 100.0::float8 "limit", ${credit.days}, ${isoDate(credit.grantedAt)} since,
        ${paymentsOfCredit} payments, ${ordersOfCredit} orders
      from ${credit} where ${userNo} in (${credit.sellerNo}, ${credit.buyerNo}) and ${credit.no} > ${after}
      order by ${credit.no}`,
  )

/** What a seller wrote about payments is the seller's, and about the garage: it goes with the first who leaves. */
export const eraseCreditNotes = (db: NodePgDatabase, userNo: number): Promise<void> =>
  inBatches(
    db,
    creditPayment,
    sql`${creditPayment.note} <> '' and ${creditPayment.creditNo} in (select ${credit.no} from ${credit}
      where ${userNo} in (${credit.sellerNo}, ${credit.buyerNo}))`,
    sql`update ${creditPayment} set note = ''`,
  )
