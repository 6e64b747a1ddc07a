import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '#contract/money-kinds.ts'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { order, orderLine, sellerOrder } from '../orders/order.tables.ts'
import { returnLine, returnRequest } from '../orders/returns/return.tables.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import type { DocumentData, Party } from './document-data.ts'
import { documentCounter, taxDocument } from './document.tables.ts'

// Beside a number of an issuer, so that other locks of the database don't meet it.
const ISSUER_LOCK = 20_312

type PartyRow = Party & { legalName: string | null }

const partyOfSeller = {
  name: seller.companyName,
  nameAr: seller.companyNameAr,
  legalName: seller.legalName,
  address: seller.companyAddress,
  emirate: seller.emirate,
  trn: seller.vatRegistrationNo,
}

/** What invoices name a company or garage by; undefined where the account is gone. */
export async function partyOf(db: Executor, userNo: number): Promise<PartyRow | undefined> {
  const [company] = await db.select(partyOfSeller).from(seller).where(eq(seller.no, userNo))
  if (company) return company
  const [workshop] = await db
    .select({
      name: garage.garageName,
      nameAr: sql<null>`null`,
      legalName: sql<null>`null`,
      address: garage.garageAddress,
      emirate: garage.emirate,
      trn: garage.vatRegistrationNo,
    })
    .from(garage)
    .where(eq(garage.userNo, userNo))
  return workshop
}

/** What the books need of a seller order; undefined where its seller is gone. */
export async function deliveredOrder(db: Executor, sellerOrderNo: number) {
  const [row] = await db
    .select({
      no: sellerOrder.no,
      orderNo: sellerOrder.orderNo,
      place: sellerOrder.place,
      feeFils: sellerOrder.feeFils,
      paymentMethod: sellerOrder.paymentMethod,
      buyerNo: order.buyerNo,
      sellerNo: seller.no,
      issuer: partyOfSeller,
    })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .innerJoin(seller, eq(seller.no, sellerOrder.sellerNo))
    .where(eq(sellerOrder.no, sellerOrderNo))
  if (!row) return undefined
  const lines = await db
    .select({
      sku: orderLine.sku,
      partName: orderLine.partName,
      partNameAr: orderLine.partNameAr,
      quantity: orderLine.quantity,
      priceFils: orderLine.priceFils,
      commission: orderLine.commission,
    })
    .from(orderLine)
    .where(and(eq(orderLine.sellerOrderNo, sellerOrderNo), sql`quantity > 0`))
    .orderBy(orderLine.no)
  return { ...row, lines }
}

/** A return that is refunded: whose, what comes back of which line, and the invoice; undefined where there is none. */
export async function refundedReturn(db: Executor, returnNo: number) {
  const [row] = await db
    .select({
      no: returnRequest.no,
      feeFils: returnRequest.feeFils,
      sellerOrderNo: returnRequest.sellerOrderNo,
      sellerNo: taxDocument.issuerNo,
      buyerNo: taxDocument.recipientNo,
      invoice: taxDocument.data,
      paymentMethod: sellerOrder.paymentMethod,
    })
    .from(returnRequest)
    .innerJoin(sellerOrder, eq(sellerOrder.no, returnRequest.sellerOrderNo))
    .innerJoin(
      taxDocument,
      and(eq(taxDocument.sellerOrderNo, returnRequest.sellerOrderNo), isNull(taxDocument.returnNo)),
    )
    .where(eq(returnRequest.no, returnNo))
  if (!row) return undefined
  // A statement without a join doesn't say by itself of which table a column is.
  const pieces = (of: SQL) => sql<number>`coalesce((
    select sum(b.quantity) from ${returnLine} b join ${returnRequest} r on r.no = b.return_no
    where b.line_no = ${orderLine}.no and ${of}), 0)::int`
  const lines = await db
    .select({
      sku: orderLine.sku,
      partName: orderLine.partName,
      partNameAr: orderLine.partNameAr,
      priceFils: orderLine.priceFils,
      commission: orderLine.commission,
      quantity: pieces(sql`r.no = ${returnNo}`),
      before: sql<number>`${orderLine.quantity} - ${pieces(sql`r.state = 'refunded' and r.no <> ${returnNo}`)}`,
    })
    .from(orderLine)
    .where(eq(orderLine.sellerOrderNo, row.sellerOrderNo))
    .orderBy(orderLine.no)
  return { ...row, lines }
}

/**
 * The next number of an issuer, without gaps: the counter stays locked until the transaction ends, and goes back
 * with it.
 */
export async function nextSequence(
  tx: Executor,
  issuerNo: number,
  kind: DocumentKind,
): Promise<number> {
  const [row] = await tx
    .insert(documentCounter)
    .values({ issuerNo, kind, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounter.issuerNo, documentCounter.kind],
      set: { last: sql`${documentCounter.last} + 1` },
    })
    .returning({ last: documentCounter.last })
  return row!.last
}

/** Lets one transaction at a time issue documents of the marketplace, so that it can look first. */
export const lockIssuer = (tx: Executor, issuerNo: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ISSUER_LOCK}, ${issuerNo})`)

export type NewDocument = {
  issuerNo: number
  recipientNo: number | null
  sequence: number
  sellerOrderNo?: number
  returnNo?: number
  month?: string
  data: DocumentData
}

export async function insertDocument(tx: Executor, { data, ...fields }: NewDocument) {
  const { kind, totalFils } = data
  const issuedAt = new Date(data.issuedAt)
  await tx.insert(taxDocument).values({ id: newId(), ...fields, kind, totalFils, issuedAt, data })
}

/** Whether the commission of this month was invoiced, or credited. */
export async function isInvoiced(
  db: Executor,
  sellerNo: number,
  { month, kind }: { month: string; kind: DocumentKind },
): Promise<boolean> {
  const where = and(
    eq(taxDocument.recipientNo, sellerNo),
    eq(taxDocument.month, month),
    eq(taxDocument.kind, kind),
  )
  const [found] = await db.select({ no: taxDocument.no }).from(taxDocument).where(where).limit(1)
  return found !== undefined
}

const linked = {
  id: taxDocument.id,
  kind: taxDocument.kind,
  number: sql<string>`${taxDocument.data} ->> 'number'`,
  sellerOrderNo: taxDocument.sellerOrderNo,
  issuedAt: taxDocument.issuedAt,
  totalFils: taxDocument.totalFils,
}

export type LinkedDocument = Awaited<ReturnType<typeof documentsOfOrders>>[number]

export const documentsOfOrders = (db: Executor, sellerOrderNos: number[]) =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db.select(linked).from(taxDocument).where(inArray(taxDocument.sellerOrderNo, sellerOrderNos))

/** The commission invoices of a seller and their credit notes, latest first; there is one of each a month. */
export const commissionInvoices = (
  db: Executor,
  sellerNo: number,
  limit: number,
): Promise<LinkedDocument[]> =>
  db
    .select(linked)
    .from(taxDocument)
    .where(and(eq(taxDocument.recipientNo, sellerNo), isNotNull(taxDocument.month)))
    .orderBy(desc(taxDocument.no))
    .limit(limit)
