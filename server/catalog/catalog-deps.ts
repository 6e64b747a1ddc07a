import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SellersService } from '../sellers/sellers.service.ts'
import type { NothingFound } from './failed-searches.ts'
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
  /** Called for a search by words, with what it was for where it found nothing. */
  onSearched: (nothingFound?: NothingFound) => void
}

/** What a search reads, with the listing index of this moment: a later one may replace it. */
export const partsOnOffer = ({
  db,
  listings,
  understanding,
  reference,
}: CatalogDeps): PartsOnOffer & { understanding: Understanding } => ({
  db,
  index: listings.index,
  understanding,
  reference,
})
