import type { Executor } from '../platform/db.ts'
import { licenceReminder } from './application.tables.ts'

type Reminder = typeof licenceReminder.$inferInsert

/** Records reminders; returns those that weren't recorded before. */
export async function add(tx: Executor, reminders: Reminder[]): Promise<Reminder[]> {
  if (reminders.length === 0) return []
  return tx.insert(licenceReminder).values(reminders).onConflictDoNothing().returning()
}
