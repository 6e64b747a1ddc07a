import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Fils } from '#contract/money.ts'
import { cardPaymentStates } from '#contract/order-status.ts'
import { isOneOf, lengthChecks } from './checks.ts'

/** The book of the demonstration's own provider of card payments, which moves no money. */
export const demoCheckout = pgTable(
  'demo_checkout',
  {
    /** Its id and address, and the payment's. */
    id: uuid().primaryKey(),
    number: text().notNull(),
    returnUrl: text('return_url').notNull(),
    amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
    refundedFils: bigint('refunded_fils', { mode: 'number' })
      .$type<Fils>()
      .notNull()
      .default(sql`0`),
    state: text({ enum: cardPaymentStates }).notNull().default('open'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  () => [
    check('demo_checkout_state', isOneOf('state', cardPaymentStates)),
    check('demo_checkout_refunded', sql`refunded_fils between 0 and amount_fils`),
    ...lengthChecks('demo_checkout', { number: 20, return_url: 300 }),
  ],
)

/** A refund that the demonstration's provider has made, so that the same one is made once. */
export const demoRefund = pgTable('demo_refund', {
  id: uuid().primaryKey(),
  checkoutId: uuid('checkout_id')
    .notNull()
    .references(() => demoCheckout.id),
  amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
})
