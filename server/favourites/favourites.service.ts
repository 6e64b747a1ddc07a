import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { KeptListing } from '#contract/favourites.ts'
import type { Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import { announce, type Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { toDirhams } from '../platform/money.ts'
import { offsetOf } from '../platform/paging.ts'
import type { RateLimits, Rule } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import * as store from './favourite.store.ts'
import { listingIdsIn, markListings } from './mark-listings.ts'
import { tellPriceDrops, type Notifications } from './price-drops.ts'

const MOST = 2_000
const changesOfAccount: Rule = { name: 'favourite', points: 120, seconds: 60 }

type Parts = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings'>
  limits: RateLimits
  notifications: Notifications
  /** Has this process follow what was written, before anybody is told that it is. */
  onChange: (change: Change) => Promise<void>
}

export type FavouritesService = ReturnType<typeof favouritesService>

/** The parts that people keep: the door of this feature. */
export function favouritesService(parts: Parts) {
  const { db, catalog, limits, onChange } = parts

  /** Whether the listing is kept or not afterwards, and whether that is new. */
  const turn = async (
    tx: Executor,
    userNo: number,
    listingNo: number,
    wish: boolean | undefined,
  ): Promise<{ kept: boolean; changed: boolean } | Refusal> => {
    await store.hold(tx, userNo)
    const before = await store.isKept(tx, userNo, listingNo)
    const kept = wish ?? !before
    if (kept === before) return { kept, changed: false }
    if (!kept) await store.remove(tx, userNo, listingNo)
    else if ((await store.countOfUser(tx, userNo)) >= MOST) return refuse('favourite.too_many')
    else if (!(await store.add(tx, userNo, listingNo))) return refuse('listing.not_found')
    return { kept, changed: true }
  }

  return {
    /** Whatever is kept can be given up; only what is on offer can be kept. */
    async set(
      { listing_id, favourite }: ParsedInputOf<'setFavourite'>,
      caller: Caller,
    ): Promise<ReplyOf<'setFavourite'> | Refusal> {
      const limited = await limits.take(changesOfAccount, caller.id)
      if (limited) return limited
      const listing = await store.findListing(db, listing_id)
      if (!listing) return refuse('listing.not_found')
      const change: Change = { tags: [`sku:${listing.skuKey}`], listings: [] }
      const turned = await db.transaction(async (tx) => {
        const result = await turn(tx, caller.no, listing.no, favourite)
        if (!(result instanceof Refusal) && result.changed) await announce(tx, change)
        return result
      })
      if (turned instanceof Refusal) return turned
      if (turned.changed) await onChange(change)
      return {
        favourite_users: turned.kept ? [caller.id] : [],
        favourite_count: await store.countOfListing(db, listing.no),
      }
    },

    async page(
      { q = '', only, sort, page, limit }: ParsedInputOf<'getMyFavorites'>,
      caller: Caller,
      language: Language,
    ): Promise<ReplyOf<'getMyFavorites'>> {
      const sought = q === '' ? undefined : { key: skuKey(q), words: q }
      const { rows, counts } = await store.pageOf(
        db,
        caller.no,
        { only, sought },
        { order: sort, ...offsetOf({ page, limit }) },
      )
      const nos = rows.map(({ no }) => no)
      const listings = await catalog.listings(nos, language)
      const { total, ...ofAll } = counts
      return {
        listings: rows.flatMap((row): KeptListing[] => {
          const listing = listings.get(row.no)
          if (!listing) return []
          return [{ ...listing, favourite_users: [caller.id], favourite: presentMarks(row) }]
        }),
        ...{ total, page, pages: Math.ceil(total / limit), counts: ofAll },
      }
    },

    /** Which of these parts the caller keeps. */
    async marks(ids: string[], caller: Caller): Promise<ReplyOf<'getFavouriteMarks'>> {
      return { listing_ids: await store.keptAmong(db, caller.no, ids) }
    },

    /** A reply that is the same for everybody, with the caller named on the parts that he keeps. */
    async mark(caller: Caller, reply: unknown): Promise<unknown> {
      const kept = await store.keptAmong(db, caller.no, [...listingIdsIn(reply)])
      return kept.length > 0 ? markListings(reply, new Set(kept), caller.id) : reply
    },

    tasks: {
      async 'tell-price-drops'() {
        await store.forgetTakenOff(db)
        await tellPriceDrops(parts)
      },
    } satisfies Record<string, Task>,
    schedules: [{ task: 'tell-price-drops', at: '*/5 * * * *' }] satisfies Schedule[],
  }
}

const presentMarks = (row: store.FavouriteRow): KeptListing['favourite'] => ({
  since: row.since.toISOString(),
  price: toDirhams(row.priceFils),
  priceDropped: row.dropped,
  soldOut: row.soldOut,
  gone: row.gone,
})
