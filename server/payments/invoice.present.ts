import { isCreditNote, isTaxed, vatPercent, type DocumentKind } from '#contract/money-kinds.ts'
import { emirateNames } from '../platform/places/emirate-names.ts'
import type { DocumentData, DocumentLine, Party } from './document-data.ts'
import { amountText, dayText, monthText, type Bilingual, type Fact } from './document-texts.ts'

const rate = `${vatPercent}%`

const titles: Record<DocumentKind, Bilingual> = {
  tax_invoice: ['Tax Invoice', 'فاتورة ضريبية'],
  invoice: ['Invoice', 'فاتورة'],
  tax_credit_note: ['Tax Credit Note', 'إشعار دائن ضريبي'],
  credit_note: ['Credit Note', 'إشعار دائن'],
  commission_invoice: ['Tax Invoice', 'فاتورة ضريبية'],
  commission_credit_note: ['Tax Credit Note', 'إشعار دائن ضريبي'],
}
const isOfCommission = (kind: DocumentKind) =>
  kind === 'commission_invoice' || kind === 'commission_credit_note'

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
  const hasTax = isTaxed(kind)
  const [en, ar] = titles[kind]
  return {
    ...{ number, title: { en, ar }, author: issuer.name },
    subtitle: isOfCommission(kind) ? (['Commission', 'عمولة'] satisfies Bilingual) : null,
    issuer: partyData(issuer),
    recipient: partyData(recipient),
    facts: factsOf(data),
    rate: hasTax ? rate : null,
    lines: data.lines.map(lineData),
    sums: sumsOf(data, hasTax),
    notes: notesOf(kind),
  }
}

function partyData({ name, nameAr, address, emirate, trn }: Party) {
  const [en, ar] = emirate ? [emirateNames[emirate].en[0], emirateNames[emirate].ar[0]] : []
  return { name, nameAr, address, emirate: en ? `${en} · ${ar}` : null, trn }
}

function factsOf(data: DocumentData): Fact[] {
  const { kind, number, issuedAt, suppliedOn, subject, corrects } = data
  return [
    isCreditNote(kind)
      ? ['Credit note number', number, 'رقم الإشعار']
      : ['Invoice number', number, 'رقم الفاتورة'],
    ['Date of issue', dayText(issuedAt), 'تاريخ الإصدار'],
    isCreditNote(kind)
      ? ['Date of refund', dayText(suppliedOn), 'تاريخ الاسترداد']
      : ['Date of supply', dayText(suppliedOn), 'تاريخ التوريد'],
    isOfCommission(kind) ? ['Month', monthText(subject), 'الشهر'] : ['Order', subject, 'الطلب'],
    ...(corrects
      ? ([
          ['Original invoice', corrects.number, 'الفاتورة الأصلية'],
          ['Its date of issue', dayText(corrects.issuedAt), 'تاريخ إصدارها'],
        ] satisfies Fact[])
      : []),
  ]
}

const lineData = ({ sku, name, nameAr, quantity, ...amounts }: DocumentLine) => ({
  ...{ sku, name, nameAr, quantity },
  unit: amountText(amounts.unitFils),
  net: amountText(amounts.netFils),
  vat: amountText(amounts.vatFils),
  total: amountText(amounts.totalFils),
})

function sumsOf({ netFils, vatFils, totalFils }: DocumentData, hasTax: boolean): Fact[] {
  const total: Fact = ['Total AED', amountText(totalFils), 'الإجمالي بالدرهم']
  if (!hasTax) return [total]
  return [
    ['Total without VAT', amountText(netFils), 'الإجمالي بدون الضريبة'],
    [`VAT ${rate}`, amountText(vatFils), `ضريبة القيمة المضافة ${rate}`],
    total,
  ]
}

function notesOf(kind: DocumentKind): Bilingual[] {
  if (isOfCommission(kind)) return []
  return isTaxed(kind) ? [onBehalf] : [notRegistered, onBehalf]
}
