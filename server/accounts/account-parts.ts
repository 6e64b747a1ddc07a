import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { Places } from '../platform/places/places.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { Signer } from '../platform/signing-key.ts'
import type { QuotasService } from './quotas.service.ts'

/** What happens to the parts of a company that leaves, or stays after all. */
export type Stock = {
  withdraw(db: Executor, seller: { no: number; id: string }): Promise<Change>
  restore(db: Executor, seller: { no: number; id: string }): Promise<Change>
}

/** What the services of accounts are made of. */
export type AccountParts = {
  db: NodePgDatabase
  hasher: PasswordHasher
  limits: RateLimits
  signer: Signer
  quotas: QuotasService
  store: FileStore
  phoneCheck: PhoneCheck
  places: Places
  stock: Stock
  /** Has this process follow what was written, before a reply says that it is. */
  onChange: (change: Change) => Promise<void>
  /** What the other features know of people, in the order in which it is erased. */
  personalData: PersonalData[]
  /** Countries to whose numbers codes are sent, as ISO 3166 codes. */
  smsCountries: string[]
  smsPerDay: number
  /** How hard the easiest challenge is. */
  challengeBits: number
}

/** What shows a company: its page, its parts, and the lists of sellers. */
export const changeOfSeller = (id: string): Change => ({
  tags: ['sellers', 'listings', `seller:${id}`],
  listings: [],
})
