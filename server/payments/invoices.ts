import type { DocumentKind } from '#contract/money-kinds.ts'
import { orderNumber } from '#contract/order-status.ts'
import { vatIncluded, type Fils } from '../platform/money.ts'
import { uaeDay } from '../platform/uae-day.ts'
import type { DocumentData, DocumentLine, Party } from './document-data.ts'

const prefixes: Record<DocumentKind, string> = {
  tax_invoice: 'TI',
  invoice: 'IN',
  commission_invoice: 'CI',
}

/** As `TI-000042`. */
export const documentNumber = (kind: DocumentKind, sequence: number): string =>
  `${prefixes[kind]}-${String(sequence).padStart(6, '0')}`

type Named = Party & { legalName: string | null }

// A garage of before the check may have entered anything.
const registered = /^1\d{14}$/

/** A party under its legal name, with a tax number of the right form or none. */
export const partyAs = ({ legalName, name, nameAr, address, emirate, trn }: Named): Party => ({
  ...{ name: legalName ?? name, nameAr, address, emirate },
  trn: trn !== null && registered.test(trn) ? trn : null,
})

/** Stands for a party whose account is gone. */
export const nobody: Party = { name: '—', nameAr: null, address: '', emirate: null, trn: null }

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

/** The invoice of a delivered seller order: what stands of its lines, and the delivery. */
export function orderInvoice(
  order: InvoicedOrder,
  { sequence, at }: { sequence: number; at: Date },
): DocumentData {
  const kind = kindOf(order.issuer)
  const included = (total: Fils) => (kind === 'invoice' ? (0 as Fils) : vatIncluded(total))
  const lineOf = (
    fields: Pick<DocumentLine, 'sku' | 'name' | 'nameAr' | 'quantity' | 'unitFils'>,
  ) => {
    const totalFils = (fields.quantity * fields.unitFils) as Fils
    const vatFils = included(totalFils)
    return { ...fields, netFils: (totalFils - vatFils) as Fils, vatFils, totalFils }
  }
  const lines = order.lines.map(({ sku, partName, partNameAr, quantity, priceFils }) =>
    lineOf({ sku, name: partName, nameAr: partNameAr, quantity, unitFils: priceFils }),
  )
  if (order.feeFils > 0)
    lines.push(
      lineOf({
        sku: null,
        name: 'Delivery',
        nameAr: 'التوصيل',
        quantity: 1,
        unitFils: order.feeFils,
      }),
    )
  return documentOf(lines, {
    ...{ kind, number: documentNumber(kind, sequence), issuedAt: at.toISOString() },
    ...{ suppliedOn: uaeDay(at), subject: orderNumber(order.orderNo, order.place) },
    issuer: partyAs(order.issuer),
    recipient: order.recipient ? partyAs(order.recipient) : nobody,
  })
}

/** The marketplace's invoice to a seller for the commission of a month, `2026-11`. */
export function commissionInvoice(
  {
    month,
    issuer,
    recipient,
    ...charged
  }: { month: string; issuer: Party; recipient: Named; commission: Fils; vat: Fils },
  { sequence, at }: { sequence: number; at: Date },
): DocumentData {
  const totalFils = (charged.commission + charged.vat) as Fils
  const line: DocumentLine = {
    ...{ sku: null, name: `Commission on sales of ${month}`, nameAr: `عمولة مبيعات ${month}` },
    ...{ quantity: 1, unitFils: totalFils },
    ...{ netFils: charged.commission, vatFils: charged.vat, totalFils },
  }
  return documentOf([line], {
    kind: 'commission_invoice',
    number: documentNumber('commission_invoice', sequence),
    issuedAt: at.toISOString(),
    suppliedOn: lastDayOf(month),
    subject: month,
    ...{ issuer, recipient: partyAs(recipient) },
  })
}

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
