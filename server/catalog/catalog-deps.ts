import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#contract/language.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import type { PartsOnOffer } from './find-parts.ts'
import type { FollowedListings } from './follow-listings.ts'
import type { OpenSellers } from './open-sellers.ts'
import type { Reference } from './reference.ts'
import type { Understanding } from './understanding/understanding.ts'

/** What the functions of the catalogue are given. */
export type CatalogDeps = {
  db: NodePgDatabase
  reference: Reference
  understanding: Understanding
  listings: FollowedListings
  sellers: SellersService
  openSellers: OpenSellers
  /** Called for a text that finds nothing, with its words that mean nothing to us. */
  onNothingFound: (text: string, language: Language, unknown: string[]) => void
}

/** What a search reads, with the listing index of this moment: a later one may replace it. */
export const partsOnOffer = ({
  db,
  listings,
  understanding,
  reference,
}: CatalogDeps): PartsOnOffer => ({ db, index: listings.index, understanding, reference })
