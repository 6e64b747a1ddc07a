import { toFils, type Fils } from '#contract/money.ts'
import type { DocumentData, DocumentLine, Party } from '../payments/document-data.ts'
import { lineTotal, sumOf } from '../orders/amounts.ts'

const seller: Party = {
  name: 'Al Noor Spare Parts Trading L.L.C',
  nameAr: 'النور لتجارة قطع الغيار ذ.م.م',
  address: 'Shop 12, Industrial Area 3',
  emirate: 'Dubai',
  trn: '100123456700003',
}
const garage: Party = {
  name: 'Al Waha Garage',
  nameAr: null,
  address: 'شارع 12، المنطقة الصناعية',
  emirate: 'Sharjah',
  trn: '100765432100003',
}

type LineWords = Partial<Omit<DocumentLine, 'unitFils'>> & { price?: number; taxed?: boolean }

/** A line as issuing makes it, of a price in dirhams that includes VAT. */
export function invoiceLineOf({
  price = 10,
  taxed = true,
  ...words
}: LineWords = {}): DocumentLine {
  const unitFils = toFils(price)
  const quantity = words.quantity ?? 1
  const totalFils = lineTotal({ priceFils: unitFils, quantity })
  const vatFils = (taxed ? Math.round((totalFils * 5) / 105) : 0) as Fils
  const netFils = (totalFils - vatFils) as Fils
  return {
    ...{ sku: '04465-60280', name: 'Front brake pad set', nameAr: null, quantity },
    ...{ unitFils, netFils, vatFils, totalFils },
    ...words,
  }
}

/** An invoice of a seller of Dubai for a garage of Sharjah, or what `words` make of it. */
export function invoiceOf(lines: DocumentLine[], words: Partial<DocumentData> = {}): DocumentData {
  return {
    ...{ kind: 'tax_invoice', number: 'S1042-000123', subject: 'R100234-1' },
    ...{ issuedAt: '2026-11-26T21:30:00.000Z', suppliedOn: '2026-11-26' },
    ...{ issuer: seller, recipient: garage, lines },
    netFils: sumOf(lines.map(({ netFils }) => netFils)),
    vatFils: sumOf(lines.map(({ vatFils }) => vatFils)),
    totalFils: sumOf(lines.map(({ totalFils }) => totalFils)),
    ...words,
  }
}

/** Of a seller who isn't registered for VAT. */
export const untaxedInvoiceOf = (lines: LineWords[], words: Partial<DocumentData> = {}) =>
  invoiceOf(
    lines.map((line) => invoiceLineOf({ ...line, taxed: false })),
    { kind: 'invoice', issuer: { ...seller, trn: null }, ...words },
  )

/** The marketplace's own, for a seller and a month. */
export const commissionInvoiceOf = (price: number): DocumentData =>
  invoiceOf(
    [invoiceLineOf({ sku: null, name: 'Commission on 14 orders', nameAr: 'عمولة', price })],
    {
      ...{ kind: 'commission_invoice', number: 'GH-000017' },
      ...{ subject: '2026-11', suppliedOn: '2026-11-30', recipient: seller },
      issuer: {
        ...{ name: 'Ghiyar FZ-LLC', nameAr: 'غيار م.م.ح', emirate: null },
        ...{ address: 'Internet City, Dubai', trn: '100999999900003' },
      },
    },
  )
