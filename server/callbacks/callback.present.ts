import type { OwnCallback } from '#contract/callbacks.ts'
import type { CallbackRow } from './callback.store.ts'

export const presentCallback = (row: CallbackRow): OwnCallback => ({
  _id: row.id,
  status: row.status,
  name: row.name,
  phone: row.phone,
  note: row.note,
  preferred: row.preferred,
  date: row.createdAt.toISOString(),
})
