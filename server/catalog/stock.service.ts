import type { Executor } from '../platform/db.ts'
import { alignListings, alignLater } from './align-listings.ts'
import { hideListing, showListing } from './hide-listings.ts'
import type { NewListing } from './new-listings.ts'
import { lockListings } from './reservation.store.ts'
import { confirmListings } from './stock.store.ts'
import type { Understanding } from './understanding/understanding.ts'
import {
  addListings,
  fitmentOf,
  moveListings,
  partTypeOf,
  releasePieces,
  repriceListings,
  reservePieces,
  restockPieces,
  saveListings,
  setListingQuantity,
  takeReservedPieces,
  writeListings,
  type WriteDeps,
  type Written,
} from './write-listings.ts'

export { crossNumbersOf } from './cross-numbers.ts'
export type { NewListing } from './new-listings.ts'
export type { ListingChange, Written } from './write-listings.ts'

/** More take seconds; the job moves the rest. */
const ALIGNED_AT_ONCE = 2_000

export type StockService = ReturnType<typeof stockService>

/** How pieces of listings are reserved and moved, in the caller's transaction. */
const stockMoves = {
  /** Locks listings in one order; before anything else is read of them. */
  lock: lockListings,
  reserve: reservePieces,
  release: releasePieces,
  takeReserved: takeReservedPieces,
  restock: restockPieces,
}

/**
 * How other features write listings. `write` has this process follow as well, so that it shows what was
 * written before the reply is sent.
 */
export function stockService(deps: WriteDeps) {
  const { names } = deps
  const add = (tx: Executor, listings: NewListing[]) => addListings(deps, tx, listings)
  return {
    write: (work: (tx: Executor) => Promise<Written>) => writeListings(deps, work),
    add,
    change: saveListings,
    move: moveListings,
    reprice: repriceListings,
    setQuantity: setListingQuantity,

    ...stockMoves,
    /** In the operator's transaction, which `follow` follows. */
    hide: hideListing,
    show: showListing,
    /** In the transaction in which a company begins or ceases to be shown: has its listings follow. */
    alignLater,
    /** After it: has them follow now, as far as that doesn't take long. */
    align: (seller: { no: number }) => alignListings(deps, seller, { most: ALIGNED_AT_ONCE }),
    /** Has this process show a change that was committed. */
    follow: deps.onChange,

    /** Records that price and quantity of these were confirmed; pages say so within a minute. */
    confirm: confirmListings,

    /** Puts parts on offer. */
    async publish(listings: NewListing[]): Promise<void> {
      await writeListings(deps, (tx) => add(tx, listings))
    },

    fitmentOf,

    partTypeOf: (listing: Parameters<Understanding['possibleTypes']>[0]) =>
      partTypeOf(names, listing),

    /** The words of a name that the vocabulary doesn't have. */
    unknownWords: (name: string): string[] => names.unknownWords(name),
  }
}
