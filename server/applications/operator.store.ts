import { eq } from 'drizzle-orm'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'

/** The address and number of an operator. */
export async function operatorBy(
  db: Executor,
  no: number,
): Promise<{ email: string; phone: string }> {
  const { email, phone } = user
  const [row] = await db.select({ email, phone }).from(user).where(eq(user.no, no))
  return row!
}
