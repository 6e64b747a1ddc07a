import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { longestCountedSearch, longestQuery, longestTerm, mostMeanings } from '#contract/limits.ts'
import { termStates, vocabularyLanguages } from '#contract/vocabulary-choices.ts'
import { user } from '../../accounts/user.tables.ts'
import { isOneOf, lengthChecks } from '../../platform/checks.ts'

/** What operators taught the search beside the files of the vocabulary. */
export const vocabularyTerm = pgTable(
  'vocabulary_term',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    text: text().notNull(),
    /** Its words as the search compares them, so that nothing is taught twice. */
    spelling: text().notNull(),
    language: text({ enum: vocabularyLanguages }).notNull(),
    /** Keys as in the headings of the files. */
    meanings: text().array().notNull(),
    /** A search that has it. */
    example: text().notNull(),
    state: text({ enum: termStates }).notNull().default('active'),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    reviewerNo: integer('reviewer_no').references(() => user.no, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** When it was withdrawn, or found in the files. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (term) => [
    uniqueIndex('vocabulary_term_spelling')
      .on(term.spelling)
      .where(sql`state = 'active'`),
    index('vocabulary_term_state').on(term.state, term.no),
    index('vocabulary_term_author').on(term.authorNo),
    index('vocabulary_term_reviewer').on(term.reviewerNo),
    check('vocabulary_term_language', isOneOf('language', vocabularyLanguages)),
    check('vocabulary_term_state', isOneOf('state', termStates)),
    check(
      'vocabulary_term_meanings',
      sql.raw(`cardinality(meanings) between 1 and ${mostMeanings}`),
    ),
    ...lengthChecks('vocabulary_term', { text: longestTerm, example: longestQuery }),
  ],
)

/** Searches that found nothing and need nothing more: a term was taught for them, or they are ignored. */
export const settledSearch = pgTable(
  'settled_search',
  {
    text: text().primaryKey(),
    /** Null where it is ignored. */
    termNo: integer('term_no').references(() => vocabularyTerm.no, { onDelete: 'cascade' }),
  },
  (settled) => [
    index('settled_search_term').on(settled.termNo),
    ...lengthChecks('settled_search', { text: longestCountedSearch }),
  ],
)
