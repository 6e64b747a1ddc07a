import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Executor } from '../platform/db.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { Places } from '../platform/places/places.ts'
import type { RateLimits } from '../platform/rate-limits.ts'

/** What happens to the parts of a company that leaves, or stays after all. */
export type Stock = {
  withdraw(db: Executor, seller: { no: number; id: string }): Promise<void>
  restore(db: Executor, seller: { no: number; id: string }): Promise<void>
}

/** What the services of accounts are made of. */
export type AccountParts = {
  db: NodePgDatabase
  hasher: PasswordHasher
  limits: RateLimits
  store: FileStore
  phoneCheck: PhoneCheck
  places: Places
  stock: Stock
  /** Countries to whose numbers codes are sent, as ISO 3166 codes. */
  smsCountries: string[]
  smsPerDay: number
}
