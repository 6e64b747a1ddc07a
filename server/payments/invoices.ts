import { isTaxNumber } from '#contract/company-numbers.ts'
import type { DocumentKind } from '#contract/money-kinds.ts'
import { vatIncluded, type Fils } from '#contract/money.ts'
import { orderNumber } from '#contract/order-status.ts'
import { uaeDay } from '../platform/uae-day.ts'
import type { DocumentData, DocumentLine, Party } from './document-data.ts'

const prefixes: Record<DocumentKind, string> = {
  tax_invoice: 'TI',
  invoice: 'IN',
  tax_credit_note: 'TC',
  credit_note: 'CN',
  commission_invoice: 'CI',
  commission_credit_note: 'CC',
}

/** As `TI-000042`. */
const documentNumber = (kind: DocumentKind, sequence: number): string =>
  `${prefixes[kind]}-${String(sequence).padStart(6, '0')}`

type Named = Party & { legalName: string | null }

/** A party under its legal name, with a tax number of the right form or none: some were entered before the check. */
export const partyAs = ({ legalName, name, nameAr, address, emirate, trn }: Named): Party => ({
  ...{ name: legalName ?? name, nameAr, address, emirate },
  trn: trn !== null && isTaxNumber(trn) ? trn : null,
})

/** Stands for a party whose account is gone. */
export const unknownParty: Party = {
  name: '—',
  nameAr: null,
  address: '',
  emirate: null,
  trn: null,
}

type Line = {
  sku: string
  partName: string
  partNameAr: string | null
  quantity: number
  priceFils: Fils
}

export type InvoicedOrder = {
  orderNo: number
  place: number
  feeFils: Fils
  issuer: Named
  recipient: Named | undefined
  lines: Line[]
}

/** The kind of invoice that a seller issues: one with tax takes a registration. */
export const kindOf = (issuer: Named): 'tax_invoice' | 'invoice' =>
  partyAs(issuer).trn === null ? 'invoice' : 'tax_invoice'

type Included = (total: Fils) => Fils

/** The VAT that an amount includes; none in an invoice without tax. */
const includedIn =
  (kind: DocumentKind): Included =>
  (total) =>
    kind === 'invoice' ? (0 as Fils) : vatIncluded(total)

function lineOf(
  fields: Pick<DocumentLine, 'sku' | 'name' | 'nameAr' | 'quantity' | 'unitFils'>,
  included: Included,
): DocumentLine {
  const totalFils = (fields.quantity * fields.unitFils) as Fils
  const vatFils = included(totalFils)
  return { ...fields, netFils: (totalFils - vatFils) as Fils, vatFils, totalFils }
}

const deliveryLine = (unitFils: Fils, included: Included): DocumentLine =>
  lineOf({ sku: null, name: 'Delivery', nameAr: 'التوصيل', quantity: 1, unitFils }, included)

/** The invoice of a delivered seller order: what stands of its lines, and the delivery. */
export function orderInvoice(
  order: InvoicedOrder,
  { sequence, at }: { sequence: number; at: Date },
): DocumentData {
  const kind = kindOf(order.issuer)
  const included = includedIn(kind)
  const lines = order.lines.map(({ sku, partName, partNameAr, quantity, priceFils }) =>
    lineOf({ sku, name: partName, nameAr: partNameAr, quantity, unitFils: priceFils }, included),
  )
  if (order.feeFils > 0) lines.push(deliveryLine(order.feeFils, included))
  return documentOf(lines, {
    ...{ kind, number: documentNumber(kind, sequence), issuedAt: at.toISOString() },
    ...{ suppliedOn: uaeDay(at), subject: orderNumber(order.orderNo, order.place) },
    issuer: partyAs(order.issuer),
    recipient: order.recipient ? partyAs(order.recipient) : unknownParty,
  })
}

type ReturnedLine = Line & {
  /** How many stood before this refund. */
  before: number
}

/**
 * The credit note for what was given back, to the parties of the invoice as that has them. The VAT of a line is the
 * difference between what stood before and after, so that all credit notes together take back just what was invoiced.
 */
export function creditNote(
  invoice: DocumentData,
  { lines, feeFils }: { lines: ReturnedLine[]; feeFils: Fils },
  { sequence, at }: { sequence: number; at: Date },
): DocumentData {
  const kind = creditNoteKindOf(invoice)
  const included = includedIn(invoice.kind)
  const credited = lines.map((line) => {
    const of = (quantity: number) => included((quantity * line.priceFils) as Fils)
    const totalFils = (line.quantity * line.priceFils) as Fils
    const vatFils = (of(line.before) - of(line.before - line.quantity)) as Fils
    return {
      ...{ sku: line.sku, name: line.partName, nameAr: line.partNameAr },
      ...{ quantity: line.quantity, unitFils: line.priceFils },
      ...{ netFils: (totalFils - vatFils) as Fils, vatFils, totalFils },
    }
  })
  const fee = feeFils > 0 ? [deliveryLine(feeFils, included)] : []
  const { issuer, recipient, subject } = invoice
  return documentOf([...credited, ...fee], {
    ...{ kind, number: documentNumber(kind, sequence), issuedAt: at.toISOString() },
    ...{ suppliedOn: uaeDay(at), subject, issuer, recipient },
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
  })
}

/** The kind of credit note that takes back an invoice of a seller. */
export const creditNoteKindOf = ({
  kind,
}: Pick<DocumentData, 'kind'>): 'tax_credit_note' | 'credit_note' =>
  kind === 'tax_invoice' ? 'tax_credit_note' : 'credit_note'

/** The marketplace's invoice to a seller for the commission of a month, `2026-11`; or its credit note for what of it was given back. */
export function commissionInvoice(
  {
    kind = 'commission_invoice',
    month,
    issuer,
    recipient,
    ...charged
  }: {
    kind?: 'commission_invoice' | 'commission_credit_note'
    month: string
    issuer: Party
    recipient: Named
    commission: Fils
    vat: Fils
  },
  { sequence, at }: { sequence: number; at: Date },
): DocumentData {
  const totalFils = (charged.commission + charged.vat) as Fils
  const line: DocumentLine = {
    ...{ sku: null, ...commissionNames(kind, month) },
    ...{ quantity: 1, unitFils: totalFils },
    ...{ netFils: charged.commission, vatFils: charged.vat, totalFils },
  }
  return documentOf([line], {
    kind,
    number: documentNumber(kind, sequence),
    issuedAt: at.toISOString(),
    suppliedOn: lastDayOf(month),
    subject: month,
    ...{ issuer, recipient: partyAs(recipient) },
  })
}

const commissionNames = (kind: DocumentKind, month: string) =>
  kind === 'commission_invoice'
    ? { name: `Commission on sales of ${month}`, nameAr: `عمولة مبيعات ${month}` }
    : { name: `Commission on returns of ${month}`, nameAr: `عمولة مرتجعات ${month}` }

function lastDayOf(month: string): string {
  const [year, count] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, count, 0)).toISOString().slice(0, 10)
}

const documentOf = (
  lines: DocumentLine[],
  head: Omit<DocumentData, 'lines' | 'netFils' | 'vatFils' | 'totalFils'>,
): DocumentData => {
  const sum = (of: 'netFils' | 'vatFils' | 'totalFils') =>
    lines.reduce((total, line) => total + line[of], 0) as Fils
  return {
    ...head,
    lines,
    netFils: sum('netFils'),
    vatFils: sum('vatFils'),
    totalFils: sum('totalFils'),
  }
}
