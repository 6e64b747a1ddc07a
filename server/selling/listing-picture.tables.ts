import { boolean, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from '../accounts/user.tables.ts'

/**
 * A picture in the media store that sellers gave; the pictures of a demonstration have no row. Several
 * listings of one seller may show it. While `unusedAt` is set, no listing is known to.
 */
export const listingPicture = pgTable(
  'listing_picture',
  {
    id: uuid().primaryKey(),
    ownerNo: integer('owner_no').references(() => user.no, { onDelete: 'set null' }),
    /** Whether all widths and formats are there. */
    complete: boolean().notNull().default(false),
    /** The size of all of its files together. */
    bytes: integer().notNull().default(0),
    unusedAt: timestamp('unused_at', { withTimezone: true }).defaultNow(),
  },
  (table) => [
    index('listing_picture_owner').on(table.ownerNo),
    index('listing_picture_unused').on(table.unusedAt),
  ],
)
