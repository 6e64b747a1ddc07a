import type { EntryKind } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import { amountText, dayText, monthText, type Bilingual } from './document-texts.ts'

/** What moved money: an entry of the ledger, or what a buyer paid in any way and got back. */
export type StatementKind = 'payment' | 'card' | 'transfer' | 'reversal' | 'credit' | EntryKind

/** A month of an account, as it is to be shown. */
export type StatementData = {
  name: string
  /** Null, or missing, for those who aren't registered for VAT. */
  trn?: string | null
  /** In the UAE: `2026-11`. */
  month: string
  /** A date is ISO 8601, of a day or a moment; amounts are signed. */
  rows: { date: string; kind: StatementKind; number: string; amountFils: Fils }[]
}

const kinds: Record<StatementKind, Bilingual> = {
  payment: ['Cash on delivery', 'الدفع عند الاستلام'],
  card: ['Paid by card', 'الدفع بالبطاقة'],
  transfer: ['Bank transfer', 'تحويل بنكي'],
  reversal: ['Bank transfer, recorded by mistake', 'تحويل بنكي سُجّل خطأً'],
  credit: ['Paid to a seller on credit', 'سداد لبائع عن حساب آجل'],
  refund: ['Refund', 'استرداد'],
  sale: ['Sale paid in advance', 'بيع مدفوع مقدماً'],
  commission: ['Commission', 'العمولة'],
  commission_vat: ['VAT on commission', 'ضريبة القيمة المضافة على العمولة'],
  payout: ['Transfer', 'تحويل'],
}

/** What `statement.typ` shows. */
export function statementData({ name, trn = null, month, rows }: StatementData) {
  const sum = rows.reduce((total, { amountFils }) => total + amountFils, 0) as Fils
  return {
    ...{ name, trn, month: monthText(month) },
    rows: rows.map(({ date, kind, number, amountFils }) => ({
      ...{ date: dayText(date), kind: kinds[kind], number, amount: amountText(amountFils) },
    })),
    sum: amountText(sum),
  }
}
