import { pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const subscriptionStatus = pgEnum('subscription_status', ['pending', 'confirmed', 'ended'])

/** Addresses that asked for the newsletter; nothing is sent before the address is confirmed. */
export const newsletterSubscription = pgTable('newsletter_subscription', {
  email: text().primaryKey(),
  language: text().notNull(),
  status: subscriptionStatus().notNull().default('pending'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
