import { check, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { languages } from '#contract/language.ts'
import { longestEmail } from '#contract/limits.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

export const subscriptionStatus = pgEnum('subscription_status', ['pending', 'confirmed', 'ended'])

/** Subscriptions to the newsletter; only confirmed addresses get letters. */
export const newsletterSubscription = pgTable(
  'newsletter_subscription',
  {
    email: text().primaryKey(),
    language: text({ enum: languages }).notNull(),
    status: subscriptionStatus().notNull().default('pending'),
    /** Part of the links that confirm and unsubscribe; not guessable. */
    token: text().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the status changed; while it is pending, when it was last requested. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [
    ...lengthChecks('newsletter_subscription', { email: longestEmail }),
    check('newsletter_subscription_language', isOneOf('language', languages)),
  ],
)

/** Articles that were or are being sent; `sentTo` counts the recipients. */
export const newsletterLetter = pgTable('newsletter_letter', {
  articleId: text('article_id').primaryKey(),
  sentTo: integer('sent_to').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
