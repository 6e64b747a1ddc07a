import type { DocumentKind } from '#contract/money-kinds.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Fils } from '#contract/money.ts'

/** A party of an invoice as it was when the invoice was issued. */
export type Party = {
  name: string
  nameAr: string | null
  address: string
  /** Null for the marketplace itself, whose address has it. */
  emirate: Emirate | null
  /** Tax registration number; null for those who aren't registered. */
  trn: string | null
}

/** Amounts are positive, of credit notes too, and include VAT, but `netFils`; of an invoice without tax both are the same. */
export type DocumentLine = {
  /** The part number; null for delivery and commission. */
  sku: string | null
  name: string
  nameAr: string | null
  quantity: number
  unitFils: Fils
  netFils: Fils
  vatFils: Fils
  totalFils: Fils
}

/** All that an invoice or credit note says, kept with it: it never changes, whatever becomes of those it names. */
export type DocumentData = {
  kind: DocumentKind
  number: string
  /** ISO 8601, UTC. */
  issuedAt: string
  /** The day of supply in the UAE, `2026-11-26`; of commission the last of its month. */
  suppliedOn: string
  /** The seller order, or the month of the commission. */
  subject: string
  /** Of a credit note: the invoice that it corrects. */
  corrects?: { number: string; issuedAt: string }
  issuer: Party
  recipient: Party
  lines: DocumentLine[]
  netFils: Fils
  vatFils: Fils
  totalFils: Fils
}
