import type { Caller } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { favouritesAmong } from './favourite.store.ts'
import { listingIdsIn, withFavourites } from './with-favourites.ts'

export type FavouritesService = ReturnType<typeof favouritesService>

/** What the application asks of favourites; `favourites.routes.ts` binds the calls. */
export const favouritesService = ({ db }: { db: Executor }) => ({
  /** A shared reply with the caller's id added to the listings that are the caller's favourites. */
  async withFavourites(caller: Caller, reply: unknown): Promise<unknown> {
    const ids = await favouritesAmong(db, caller.no, [...listingIdsIn(reply)])
    return ids.length > 0 ? withFavourites(reply, new Set(ids), caller.id) : reply
  },
})
