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
import { listingIdsIn, withFavourites } from './with-favourites.ts'
import { notifyPriceDrops, type Notifications } from './price-drops.ts'

const MOST = 2_000
const changesOfAccount: Rule = { name: 'favourite', points: 120, seconds: 60 }

type Deps = {
  db: NodePgDatabase
  catalog: Pick<CatalogService, 'listings'>
  limits: RateLimits
  notifications: Notifications
  /** Applies the change to this process's caches before the reply is sent. */
  onChange: (change: Change) => Promise<void>
}

export type FavouritesService = ReturnType<typeof favouritesService>

/** Users' favourite listings: the entry point of this feature. */
export function favouritesService(deps: Deps) {
  const { db, catalog, limits, onChange } = deps

  /** Adds or removes a favourite, or toggles it when `wanted` is undefined. */
  const setWithin = async (
    tx: Executor,
    userNo: number,
    listingNo: number,
    wanted: boolean | undefined,
  ): Promise<{ isFavourite: boolean; changed: boolean } | Refusal> => {
    await store.lockUser(tx, userNo)
    const before = await store.isFavourite(tx, userNo, listingNo)
    const isFavourite = wanted ?? !before
    if (isFavourite === before) return { isFavourite, changed: false }
    if (!isFavourite) await store.remove(tx, userNo, listingNo)
    else if ((await store.countOfUser(tx, userNo)) >= MOST) return refuse('favourite.too_many')
    else if (!(await store.add(tx, userNo, listingNo))) return refuse('listing.not_found')
    return { isFavourite, changed: true }
  }

  return {
    /** Any favourite can be removed; only active listings can be added. */
    async set(
      { listing_id, favourite }: ParsedInputOf<'setFavourite'>,
      caller: Caller,
    ): Promise<ReplyOf<'setFavourite'> | Refusal> {
      const limited = await limits.take(changesOfAccount, caller.id)
      if (limited) return limited
      const listing = await store.findListing(db, listing_id)
      if (!listing) return refuse('listing.not_found')
      const change: Change = { tags: [`sku:${listing.skuKey}`], listings: [] }
      const outcome = await db.transaction(async (tx) => {
        const result = await setWithin(tx, caller.no, listing.no, favourite)
        if (!(result instanceof Refusal) && result.changed) await announce(tx, change)
        return result
      })
      if (outcome instanceof Refusal) return outcome
      if (outcome.changed) await onChange(change)
      return {
        favourite_users: outcome.isFavourite ? [caller.id] : [],
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
          return [{ ...listing, favourite_users: [caller.id], favourite: presentFavourite(row) }]
        }),
        ...{ total, page, pages: Math.ceil(total / limit), counts: ofAll },
      }
    },

    /** Which of these listings are the caller's favourites. */
    async among(ids: string[], caller: Caller): Promise<ReplyOf<'getFavouriteMarks'>> {
      return { listing_ids: await store.favouritesAmong(db, caller.no, ids) }
    },

    /** A shared reply with the caller's id added to the listings that are the caller's favourites. */
    async withFavourites(caller: Caller, reply: unknown): Promise<unknown> {
      const ids = await store.favouritesAmong(db, caller.no, [...listingIdsIn(reply)])
      return ids.length > 0 ? withFavourites(reply, new Set(ids), caller.id) : reply
    },

    tasks: {
      async 'tell-price-drops'() {
        await store.forgetTakenOff(db)
        await notifyPriceDrops(deps)
      },
    } satisfies Record<string, Task>,
    schedules: [{ task: 'tell-price-drops', at: '*/5 * * * *' }] satisfies Schedule[],
  }
}

const presentFavourite = (row: store.FavouriteRow): KeptListing['favourite'] => ({
  since: row.since.toISOString(),
  price: toDirhams(row.priceFils),
  priceDropped: row.dropped,
  soldOut: row.soldOut,
  gone: row.gone,
})
