import { and, eq, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { CardPaymentState } from '#contract/order-status.ts'
import type { Executor } from '../db.ts'
import { demoCheckout, demoRefund } from '../demo-card.tables.ts'

export type DemoCheckoutRow = typeof demoCheckout.$inferSelect

export async function addCheckout(
  db: Executor,
  row: typeof demoCheckout.$inferInsert,
): Promise<void> {
  await db.insert(demoCheckout).values(row).onConflictDoNothing()
}

export async function findCheckout(db: Executor, id: string): Promise<DemoCheckoutRow | undefined> {
  const [row] = await db.select().from(demoCheckout).where(eq(demoCheckout.id, id))
  return row
}

/** Ends an open checkout that has time left, once; undefined where it isn't open. */
export async function endCheckout(
  db: Executor,
  id: string,
  state: CardPaymentState,
): Promise<DemoCheckoutRow | undefined> {
  const [row] = await db
    .update(demoCheckout)
    .set({ state })
    .where(
      and(
        eq(demoCheckout.id, id),
        eq(demoCheckout.state, 'open'),
        sql`${demoCheckout.expiresAt} > now()`,
      ),
    )
    .returning()
  return row
}

/** Takes a refund from a captured checkout, once for each id; false where it has less left. */
export async function addRefund(
  db: Executor,
  { id, checkoutId, amountFils }: { id: string; checkoutId: string; amountFils: Fils },
): Promise<boolean> {
  const row = { id, checkoutId, amountFils }
  const added = await db.insert(demoRefund).values(row).onConflictDoNothing().returning()
  if (added.length === 0) return true
  const taken = await db
    .update(demoCheckout)
    .set({ refundedFils: sql`${demoCheckout.refundedFils} + ${amountFils}` })
    .where(
      and(
        eq(demoCheckout.id, checkoutId),
        eq(demoCheckout.state, 'captured'),
        sql`${demoCheckout.amountFils} - ${demoCheckout.refundedFils} >= ${amountFils}`,
      ),
    )
    .returning()
  return taken.length > 0
}
