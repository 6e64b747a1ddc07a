import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DocumentKind } from '#contract/money-kinds.ts'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { order, orderLine, sellerOrder } from '../orders/order.tables.ts'
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

export type DeliveredOrder = NonNullable<Awaited<ReturnType<typeof deliveredOrder>>>

/** What the books need of a seller order; undefined where its seller is gone. */
export async function deliveredOrder(db: Executor, sellerOrderNo: number) {
  const [row] = await db
    .select({
      no: sellerOrder.no,
      orderNo: sellerOrder.orderNo,
      place: sellerOrder.place,
      feeFils: sellerOrder.feeFils,
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
  month?: string
  data: DocumentData
}

export async function insertDocument(tx: Executor, { data, ...fields }: NewDocument) {
  const { kind, totalFils } = data
  const issuedAt = new Date(data.issuedAt)
  await tx.insert(taxDocument).values({ id: newId(), ...fields, kind, totalFils, issuedAt, data })
}

/** Whether the commission of this month was invoiced. */
export async function isInvoiced(db: Executor, sellerNo: number, month: string): Promise<boolean> {
  const where = and(eq(taxDocument.recipientNo, sellerNo), eq(taxDocument.month, month))
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

/** The commission invoices of a seller, latest first; there is one a month. */
export const commissionInvoices = (
  db: Executor,
  sellerNo: number,
  limit: number,
): Promise<LinkedDocument[]> =>
  db
    .select(linked)
    .from(taxDocument)
    .where(and(eq(taxDocument.recipientNo, sellerNo), eq(taxDocument.kind, 'commission_invoice')))
    .orderBy(desc(taxDocument.no))
    .limit(limit)
