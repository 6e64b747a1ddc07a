import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AccountStep } from '#contract/account-status.ts'
import type { Challenges } from '../platform/challenges.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { Licence, Log } from '../platform/feature.ts'
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { Places } from '../platform/places/places.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import type { Signer } from '../platform/signing-key.ts'
import type { FilesService } from './files.service.ts'

type Seller = { no: number; id: string }

/** What the functions of accounts are given. */
export type AccountDeps = {
  db: NodePgDatabase
  hasher: PasswordHasher
  limits: RateLimits
  signer: Signer
  challenges: Challenges
  files: FilesService
  phoneCheck: PhoneCheck
  places: Places
  /** A demonstration, whose mails everybody can read. */
  demo: boolean
  /** Where visitors reach us, for links in messages. */
  origin: string
  log: Log
  /** Has a new company apply to sell. */
  onSellerJoined: (tx: Executor, seller: Seller) => Promise<void>
  /** Has an operator look at the trade licence that a company changed; gives what it was before. */
  onLicenceChanged: (tx: Executor, seller: Seller, before: Licence) => Promise<void>
  /** Withdraws what a company offers, because it asked to leave; returns what changed. */
  onSellerLeaving: (tx: Executor, seller: Seller) => Promise<Change[]>
  /** Puts it back on offer, because the company stays. */
  onSellerStaying: (tx: Executor, seller: Seller) => Promise<Change[]>
  /** What other features do in the transaction in which a garage is suspended or let back; returns what changed. */
  onAccountStepped: (
    tx: Executor,
    user: { no: number; id: string },
    step: AccountStep,
  ) => Promise<Change | undefined>
  /** Withdraws what an intruder may have set up who knew the old password. */
  onPasswordReset: (tx: Executor, user: { no: number }) => Promise<void>
  /** Applies a change to the memory of this process, before the reply is sent. */
  onChange: (change: Change) => Promise<void>
  /** The personal data of each feature, in the order in which it is erased. */
  personalData: () => PersonalData[]
  /** Countries to whose numbers codes are sent, as ISO 3166 codes. */
  smsCountries: string[]
  smsPerDay: number
}

/** What shows a company: its page, its listings, and the lists of sellers. */
export const changeOfSeller = (id: string): Change => ({
  tags: ['sellers', 'listings', `seller:${id}`],
  listings: [],
})
