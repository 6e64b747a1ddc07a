import { vatPercent, type DocumentKind } from '#contract/money-kinds.ts'
import { emirateNames } from '../platform/places/emirate-names.ts'
import type { DocumentData, DocumentLine, Party } from './document-data.ts'
import { amountText, dayText, monthText, type Bilingual, type Fact } from './document-texts.ts'

const rate = `${vatPercent}%`

const titles: Record<DocumentKind, Bilingual> = {
  tax_invoice: ['Tax Invoice', 'فاتورة ضريبية'],
  invoice: ['Invoice', 'فاتورة'],
  commission_invoice: ['Tax Invoice', 'فاتورة ضريبية'],
}
const onBehalf: Bilingual = [
  'Issued by Ghiyar on behalf of the seller',
  'أصدرتها منصة غيار نيابة عن البائع',
]
const notRegistered: Bilingual = [
  'The seller is not registered for VAT',
  'البائع غير مسجل في ضريبة القيمة المضافة',
]

/** What `invoice.typ` shows. Without VAT, `vat` is null, and so are its column and its sum. */
export function invoiceData(data: DocumentData) {
  const { kind, number, issuer, recipient } = data
  const isTaxed = kind !== 'invoice'
  const [en, ar] = titles[kind]
  return {
    ...{ number, title: { en, ar }, author: issuer.name },
    subtitle: kind === 'commission_invoice' ? (['Commission', 'عمولة'] satisfies Bilingual) : null,
    issuer: partyData(issuer),
    recipient: partyData(recipient),
    facts: factsOf(data),
    rate: isTaxed ? rate : null,
    lines: data.lines.map(lineData),
    sums: sumsOf(data, isTaxed),
    notes: notesOf(kind),
  }
}

function partyData({ name, nameAr, address, emirate, trn }: Party) {
  const [en, ar] = emirate ? [emirateNames[emirate].en[0], emirateNames[emirate].ar[0]] : []
  return { name, nameAr, address, emirate: en ? `${en} · ${ar}` : null, trn }
}

function factsOf({ kind, number, issuedAt, suppliedOn, subject }: DocumentData): Fact[] {
  return [
    ['Invoice number', number, 'رقم الفاتورة'],
    ['Date of issue', dayText(issuedAt), 'تاريخ الإصدار'],
    ['Date of supply', dayText(suppliedOn), 'تاريخ التوريد'],
    kind === 'commission_invoice'
      ? ['Month', monthText(subject), 'الشهر']
      : ['Order', subject, 'الطلب'],
  ]
}

const lineData = ({ sku, name, nameAr, quantity, ...amounts }: DocumentLine) => ({
  ...{ sku, name, nameAr, quantity },
  unit: amountText(amounts.unitFils),
  net: amountText(amounts.netFils),
  vat: amountText(amounts.vatFils),
  total: amountText(amounts.totalFils),
})

function sumsOf({ netFils, vatFils, totalFils }: DocumentData, isTaxed: boolean): Fact[] {
  const total: Fact = ['Total AED', amountText(totalFils), 'الإجمالي بالدرهم']
  if (!isTaxed) return [total]
  return [
    ['Total without VAT', amountText(netFils), 'الإجمالي بدون الضريبة'],
    [`VAT ${rate}`, amountText(vatFils), `ضريبة القيمة المضافة ${rate}`],
    total,
  ]
}

function notesOf(kind: DocumentKind): Bilingual[] {
  if (kind === 'commission_invoice') return []
  return kind === 'invoice' ? [notRegistered, onBehalf] : [onBehalf]
}
