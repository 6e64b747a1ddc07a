import { integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const subscriptionStatus = pgEnum('subscription_status', ['pending', 'confirmed', 'ended'])

/** Addresses that asked for the newsletter; no letter goes out before the address is confirmed. */
export const newsletterSubscription = pgTable('newsletter_subscription', {
  email: text().primaryKey(),
  language: text().notNull(),
  status: subscriptionStatus().notNull().default('pending'),
  /** In the links of mails, to confirm and to leave; it can't be guessed. */
  token: text().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Since when the status is what it is; while it is pending, when it was asked for last. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Articles that were sent, or are being sent; `sentTo` counts. */
export const newsletterLetter = pgTable('newsletter_letter', {
  articleId: text('article_id').primaryKey(),
  sentTo: integer('sent_to').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
