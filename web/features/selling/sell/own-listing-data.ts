import { callQuery } from '#web/shell/members/data-cache.ts'

/** A listing of the signed-in seller. */
export const ownListingData = (id: string) => callQuery('getMyListingItem', { id })
