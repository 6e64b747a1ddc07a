import { eq, sql } from 'drizzle-orm'
import { listing } from '../catalog/listing.tables.ts'
import { eraseRows, inChunks, isoDate, type PersonalData } from '../platform/personal-data.ts'
import { favourite, favouriteTakenOff } from './favourite.tables.ts'

/** A user's favourites. Removed ones are deleted within minutes, and not exported. */
export const favouritesData: PersonalData = {
  export: (db, { no }) => ({
    favourites: inChunks(
      db,
      0,
      (after) => sql`
        select ${listing.no} as key, sku, part_name "partName", ${isoDate(favourite.createdAt)} since
        from ${favourite} join ${listing} on ${listing.no} = ${favourite.listingNo}
        where ${favourite.userNo} = ${no} and ${favourite.listingNo} > ${after}
        order by ${favourite.listingNo}`,
    ),
  }),
  async erase(db, { no }) {
    await eraseRows(db, favourite, eq(favourite.userNo, no))
    await eraseRows(db, favouriteTakenOff, eq(favouriteTakenOff.userNo, no))
  },
}
