import type { Executor } from '../platform/db.ts'
import { similarNumbers } from './number.store.ts'
import { editDistance } from './understanding/language/edit-distance.ts'

/** Numbers on offer that differ from a key by a typing error or two, the closest first; each with a listing. */
export async function nearNumbers(
  db: Executor,
  key: string,
): Promise<{ no: number; skuKey: string }[]> {
  const limit = key.length < 8 ? 1 : 2
  return (await similarNumbers(db, key))
    .map((similar) => ({ ...similar, distance: editDistance(key, similar.skuKey, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.no - b.no)
}
