import { integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { seller } from '../accounts/seller.tables.ts'

export const termKind = pgEnum('term_kind', ['brand', 'word', 'fitment'])

/**
 * The brands of a seller's listings, in lower case, the words of their names that the vocabulary doesn't
 * have, and the hashes of their fitments: what each seller adds to the index. Added with the listing; those that no listing has any
 * more are removed when they are counted anew.
 */
export const sellerTerm = pgTable(
  'seller_term',
  {
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    kind: termKind().notNull(),
    term: text().notNull(),
    /** How much of the quota it takes: the vehicles of a fitment, otherwise 1. */
    weight: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.sellerNo, table.kind, table.term] })],
)
