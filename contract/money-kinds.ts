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
export const creditNoteKinds = [
  'tax_credit_note',
  'credit_note',
  'commission_credit_note',
] as const satisfies DocumentKind[]
export const isCreditNote = (kind: DocumentKind): boolean =>
  (creditNoteKinds as readonly DocumentKind[]).includes(kind)

export type DocumentKind = (typeof documentKinds)[number]

/** Accounts of the ledger. One of each seller, whose balance is what the marketplace owes; the rest are its own. */
export const ledgerAccounts = ['seller', 'commission', 'commission_vat', 'bank'] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What happened, so that something was posted; each has one function in `server/payments/postings.ts`. */
export const postingKinds = ['delivered', 'refunded', 'settled'] as const
export type PostingKind = (typeof postingKinds)[number]

/** What an entry on the account of a seller is; a reversal has the kind that it reverses. */
export const entryKinds = ['commission', 'commission_vat', 'payout'] as const
export type EntryKind = (typeof entryKinds)[number]

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
