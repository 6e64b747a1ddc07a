import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import {
  contentLengths,
  contentSteps,
  type ContentAspect,
  type ContentKind,
} from '#contract/content-kinds.ts'
import { user } from '../../accounts/user.tables.ts'
import { isOneOf, lengthChecks } from '../../platform/checks.ts'

/**
 * What operators made of an item. The one that is in force is the latest by `effectiveAt` that has been reached; without any, the
 * file of the release is. Rows are only added, and withdrawn before they are in force: the migration has a trigger. Kinds
 * aren't checked: a version before may run beside this one.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    kind: text().$type<ContentKind>().notNull(),
    item: text().notNull(),
    step: text({ enum: contentSteps }).notNull(),
    content: jsonb(),
    /** What differs from the version that was edited. */
    aspects: jsonb().$type<ContentAspect[]>().notNull(),
    effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('content_version_item').on(table.kind, table.item, table.effectiveAt, table.no),
    index('content_version_effective_at').on(table.effectiveAt),
    index('content_version_author').on(table.authorNo),
    check('content_version_step', isOneOf('step', contentSteps)),
    check('content_version_content', sql`(content is not null) = (step = 'saved')`),
    check('content_version_content_size', sql`pg_column_size(content) < 1000000`),
    check('content_version_aspects', sql`jsonb_typeof(aspects) = 'array'`),
    ...lengthChecks('content_version', {
      ...{ kind: 40, item: contentLengths.id, reason: contentLengths.reason },
    }),
  ],
)
