import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DeliverySettings } from '#contract/delivery.ts'
import type { Executor } from '../platform/db.ts'
import { deliveryAddress, deliverySetting } from './delivery.tables.ts'

/** What these sellers have set; those without a row are left out. */
export async function settingsOf(
  db: Executor,
  sellerNos: number[],
): Promise<Map<number, DeliverySettings>> {
  if (sellerNos.length === 0) return new Map()
  const rows = await db
    .select()
    .from(deliverySetting)
    .where(inArray(deliverySetting.sellerNo, sellerNos))
  return new Map(rows.map(({ sellerNo, settings }) => [sellerNo, settings]))
}

export async function saveSettings(
  db: Executor,
  sellerNo: number,
  settings: DeliverySettings,
): Promise<void> {
  await db
    .insert(deliverySetting)
    .values({ sellerNo, settings })
    .onConflictDoUpdate({ target: deliverySetting.sellerNo, set: { settings } })
}

export type AddressRow = typeof deliveryAddress.$inferSelect

export const addresses = (db: Executor, userNo: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(deliveryAddress)
    .where(eq(deliveryAddress.userNo, userNo))
    .orderBy(desc(deliveryAddress.usedAt), desc(deliveryAddress.id))

const own = (userNo: number, id: string) =>
  and(eq(deliveryAddress.userNo, userNo), eq(deliveryAddress.id, id))

export async function findAddress(
  db: Executor,
  userNo: number,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(deliveryAddress).where(own(userNo, id))
  return row
}

export async function countAddresses(db: Executor, userNo: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(deliveryAddress)
    .where(eq(deliveryAddress.userNo, userNo))
  return row!.total
}

export async function addAddress(
  db: Executor,
  fields: Omit<AddressRow, 'usedAt'>,
): Promise<AddressRow> {
  const [row] = await db.insert(deliveryAddress).values(fields).returning()
  return row!
}

export async function changeAddress(
  db: Executor,
  { id, userNo, ...fields }: Omit<AddressRow, 'usedAt'>,
): Promise<AddressRow | undefined> {
  const [row] = await db.update(deliveryAddress).set(fields).where(own(userNo, id)).returning()
  return row
}

export async function removeAddress(db: Executor, userNo: number, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(deliveryAddress).where(own(userNo, id))
  return (rowCount ?? 0) > 0
}

export async function touchAddress(db: Executor, id: string): Promise<void> {
  await db
    .update(deliveryAddress)
    .set({ usedAt: sql`now()` })
    .where(eq(deliveryAddress.id, id))
}
