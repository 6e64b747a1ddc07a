// What the books and documents of the marketplace are made of. `docs/money.md` explains them.

/** Documents under tax law; each kind has a sequence of numbers without gaps for each issuer. */
export const documentKinds = [
  'tax_invoice',
  'invoice',
  'tax_credit_note',
  'credit_note',
  'commission_invoice',
  'commission_credit_note',
] as const

/** Those that take back what an invoice charged. */
const creditNoteKinds = [
  'tax_credit_note',
  'credit_note',
  'commission_credit_note',
] as const satisfies DocumentKind[]
export const isCreditNote = (kind: DocumentKind): boolean =>
  (creditNoteKinds as readonly DocumentKind[]).includes(kind)

export type DocumentKind = (typeof documentKinds)[number]

/** Whether a document has VAT; those of sellers who aren't registered have none. */
export const isTaxed = (kind: DocumentKind): boolean => kind !== 'invoice' && kind !== 'credit_note'

/** Two accounts of each seller, together what the marketplace owes: one of them is set aside for a payout. */
export const sellerAccounts = ['seller', 'in_payout'] as const

/** Accounts of the ledger: those of sellers, and the marketplace's own. */
export const ledgerAccounts = [
  ...sellerAccounts,
  ...(['commission', 'commission_vat', 'bank'] as const),
  // What the provider of card payments holds for the marketplace, and what buyers paid for orders not yet delivered.
  ...(['provider', 'orders'] as const),
  // What buyers transferred that no order has taken yet, or that goes back to them.
  'buyers',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What happened, so that something was posted; each has one function in `server/payments/postings.ts`. */
export const postingKinds = [
  ...(['delivered', 'settled', 'captured', 'refunded', 'returned'] as const),
  ...(['payout_prepared', 'payout_paid', 'payout_released'] as const),
  ...(['received', 'reversed', 'refund_due', 'refund_paid'] as const),
] as const
export type PostingKind = (typeof postingKinds)[number]

/** What an entry is; a reversal has the kind that it reverses. Money that goes back to a buyer is a refund. */
export const entryKinds = ['commission', 'commission_vat', 'payout', 'sale', 'refund'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What can differ between our books and those of a provider of card payments; `refund` is one that it refused. */
export const cardDifferences = [
  ...(['state', 'amount', 'currency', 'refunded', 'refund', 'unknown'] as const),
] as const
export type CardDifference = (typeof cardDifferences)[number]

/** What banks use in references; nothing that a spreadsheet would take for a formula. */
export const bankReferenceForm = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,59}$/

/** What a seller is asked to write on a transfer, from the id of the account: GH7D21F0A4. */
export const sellerReference = (id: string): string => `GH${id.slice(0, 8).toUpperCase()}`

/** Whose view of the money: what the caller paid for, or sold. */
export const paymentSides = ['purchases', 'sales'] as const
export type PaymentSide = (typeof paymentSides)[number]

export const statementFormats = ['csv', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]
export const documentFormats = ['pdf', 'xml'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** In hundredths of a per cent: 800 is 8 %. */
export const defaultCommission = 800
/** In per cent, what operators can set; more is a slip of the keyboard. */
export const commissionRange = { min: 0, max: 50 } as const
/** How far ahead a change may be scheduled. */
export const commissionDaysAhead = 366
export const commissionStates = ['in_force', 'scheduled', 'past', 'withdrawn'] as const
export type CommissionState = (typeof commissionStates)[number]
/** Which rate an order comes under, the most special first; `preset` is that of the software. */
export const commissionScopes = [
  ...(['seller_category', 'seller', 'category', 'all', 'preset'] as const),
] as const
export type CommissionScope = (typeof commissionScopes)[number]
/** The VAT of the UAE, in per cent. */
export const vatPercent = 5
