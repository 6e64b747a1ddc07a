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

/** Accounts of the ledger. One of each seller, whose balance is what the marketplace owes; the rest are its own. */
export const ledgerAccounts = [
  ...(['seller', 'commission', 'commission_vat', 'bank'] as const),
  // What the provider of card payments holds for the marketplace, and what buyers paid for orders not yet delivered.
  ...(['provider', 'orders'] as const),
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What happened, so that something was posted; each has one function in `server/payments/postings.ts`. */
export const postingKinds = ['delivered', 'settled', 'captured', 'refunded', 'returned'] as const
export type PostingKind = (typeof postingKinds)[number]

/** What an entry is; a reversal has the kind that it reverses. Money that goes back to a card is a refund. */
export const entryKinds = ['commission', 'commission_vat', 'payout', 'sale', 'refund'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What can differ between our books and those of a provider of card payments. */
export const cardDifferences = ['state', 'amount', 'refunded', 'unknown'] as const
export type CardDifference = (typeof cardDifferences)[number]

/** Whose view of the money: what the caller paid for, or sold. */
export const paymentSides = ['purchases', 'sales'] as const
export type PaymentSide = (typeof paymentSides)[number]

export const statementFormats = ['csv', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]
export const documentFormats = ['pdf', 'xml'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** In hundredths of a per cent: 800 is 8 %. */
export const defaultCommission = 800
/** The VAT of the UAE, in per cent. */
export const vatPercent = 5
