import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { personName } from '../../accounts/person-name.tables.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { listing } from '../../catalog/listing.tables.ts'
import { contactTicket } from '../../content/contact.tables.ts'
import { order, sellerOrder } from '../../orders/order.tables.ts'
import { buyerTransfer } from '../../payments/buyer-transfers/buyer-transfer.tables.ts'
import { cardPayment, cardRefund } from '../../payments/card.tables.ts'
import { documentNumber, taxDocument } from '../../payments/document.tables.ts'
import { ledgerEntry, ledgerPosting } from '../../payments/ledger.tables.ts'
import { payout } from '../../payments/payouts/payout.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { onPage, type Span } from '../../platform/candidates.ts'
import type { Terms } from './read-terms.ts'

/** Orders by their number or id, or those of a seller order. */
export const findOrders = (db: Executor, { id, orderNo, place }: Terms, span: Span) =>
  db
    .select({
      ...{ id: order.id, no: order.no, placedAt: order.placedAt },
      buyer: personName(sql`${order.buyerNo}`),
    })
    .from(order)
    // Only a statement with a join says which table a column is of, and the name needs that.
    .leftJoin(user, eq(user.no, order.buyerNo))
    .where(
      onPage(
        order.no,
        [
          ...(id
            ? [
                sql`select no from ${order} where id = ${id}`,
                sql`select order_no from ${sellerOrder} where id = ${id}`,
              ]
            : []),
          ...(orderNo !== undefined && place === undefined
            ? [sql`select no from ${order} where no = ${orderNo}`]
            : []),
          ...(orderNo !== undefined && place !== undefined
            ? [
                sql`select order_no from ${sellerOrder} where order_no = ${orderNo} and place = ${place}`,
              ]
            : []),
        ],
        span,
      ),
    )
    .orderBy(desc(order.no))

/** Listings by their part number or id, the latest first. */
export const findListings = (db: Executor, { id, key }: Terms, span: Span) =>
  db
    .select({
      ...{ id: listing.id, name: listing.partName, sku: listing.sku, skuKey: listing.skuKey },
      ...{ status: listing.status, createdAt: listing.createdAt },
      ...{ sellerId: seller.id, company: seller.companyName },
    })
    .from(listing)
    .innerJoin(seller, eq(seller.no, listing.sellerNo))
    .where(
      onPage(
        listing.no,
        [
          ...(id ? [sql`select no from ${listing} where id = ${id}`] : []),
          ...(key ? [sql`select no from ${listing} where sku_key = ${key}`] : []),
        ],
        span,
      ),
    )
    .orderBy(desc(listing.no))

/** Invoices and credit notes by their number or id, the latest first. */
export const findDocuments = (db: Executor, { id, number }: Terms, span: Span) =>
  db
    .select({
      ...{ id: taxDocument.id, number: documentNumber, issuedAt: taxDocument.issuedAt },
      ...{ issuer: personName(sql`${taxDocument.issuerNo}`), orderId: order.id },
      recipient: seller.id,
    })
    .from(taxDocument)
    .leftJoin(sellerOrder, eq(sellerOrder.no, taxDocument.sellerOrderNo))
    .leftJoin(order, eq(order.no, sellerOrder.orderNo))
    .leftJoin(seller, eq(seller.no, taxDocument.recipientNo))
    .where(
      onPage(
        taxDocument.no,
        [
          sql`select no from ${taxDocument} where ${documentNumber} = ${number}`,
          ...(id ? [sql`select no from ${taxDocument} where id = ${id}`] : []),
        ],
        span,
      ),
    )
    .orderBy(desc(taxDocument.no))

/** Payments by card, by the reference of the provider or our id. */
export const findCardPayments = (db: Executor, { text, id }: Terms, span: Span) =>
  db
    .select({
      ...{ id: cardPayment.id, reference: cardPayment.providerId, no: order.no },
      ...{ provider: cardPayment.provider, createdAt: cardPayment.createdAt, orderId: order.id },
    })
    .from(cardPayment)
    .innerJoin(order, eq(order.no, cardPayment.orderNo))
    .where(
      onPage(
        cardPayment.no,
        [
          sql`select no from ${cardPayment} where provider_id = ${text}`,
          sql`select no from ${cardPayment} where capture_id = ${text}`,
          sql`select payment_no from ${cardRefund} where provider_id = ${text}`,
          ...(id ? [sql`select no from ${cardPayment} where id = ${id}`] : []),
        ],
        span,
      ),
    )
    .orderBy(desc(cardPayment.no))

/** Payouts by their number or id, or the bank's reference. */
export const findPayouts = (db: Executor, { text, id, payoutNo }: Terms, span: Span) =>
  db
    .select({
      ...{ id: payout.id, no: payout.no, reference: payout.reference },
      ...{ beneficiary: payout.beneficiary, preparedAt: payout.preparedAt },
    })
    .from(payout)
    .where(
      onPage(
        payout.no,
        [
          sql`select no from ${payout} where reference = ${text}`,
          ...(id ? [sql`select no from ${payout} where id = ${id}`] : []),
          ...(payoutNo === undefined ? [] : [sql`select no from ${payout} where no = ${payoutNo}`]),
        ],
        span,
      ),
    )
    .orderBy(desc(payout.no))

/** What sellers transferred, by the bank's reference; the latest first, as an earlier one may have been taken back. */
export const findTransfers = (db: Executor, { text }: Terms, { offset, limit }: Span) =>
  db
    .select({
      ...{ no: ledgerPosting.no, reference: ledgerPosting.reference, at: ledgerPosting.at },
      ...{ sellerId: seller.id, company: seller.companyName },
    })
    .from(ledgerPosting)
    .innerJoin(
      ledgerEntry,
      and(eq(ledgerEntry.postingNo, ledgerPosting.no), eq(ledgerEntry.account, 'seller')),
    )
    .innerJoin(seller, eq(seller.no, ledgerEntry.sellerNo))
    .where(eq(ledgerPosting.reference, text.toUpperCase()))
    .orderBy(desc(ledgerPosting.no))
    .offset(offset)
    .limit(limit)

/** What buyers transferred for orders, by the bank's reference, of which there is one. */
export const findBuyerTransfers = (db: Executor, { text }: Terms, { offset, limit }: Span) =>
  db
    .select({
      ...{ no: buyerTransfer.no, reference: buyerTransfer.reference, at: buyerTransfer.recordedAt },
      ...{ orderNo: order.no, orderId: order.id, buyer: personName(sql`${order.buyerNo}`) },
    })
    .from(buyerTransfer)
    .innerJoin(order, eq(order.no, buyerTransfer.orderNo))
    .where(eq(buyerTransfer.reference, text.toUpperCase()))
    .orderBy(desc(buyerTransfer.no))
    .offset(offset)
    .limit(limit)

/** Contact tickets by their number or address, the latest first. */
export function findTickets(db: Executor, { number, email }: Terms, { offset, limit }: Span) {
  const where: SQL = email ? eq(contactTicket.email, email) : eq(contactTicket.ticket, number)
  return db
    .select({
      ...{ ticket: contactTicket.ticket, name: contactTicket.name, email: contactTicket.email },
      createdAt: contactTicket.createdAt,
    })
    .from(contactTicket)
    .where(where)
    .orderBy(desc(contactTicket.createdAt), desc(contactTicket.ticket))
    .offset(offset)
    .limit(limit)
}
