import { eq, sql } from 'drizzle-orm'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { testApp } from './app.ts'
import type { AtEnd } from './database.ts'
import { publishListing, type ListingWords } from './factories.ts'
import { join } from './people.ts'

/** On which database that is there already, and with which settings. */
export type On = { url?: string; env?: Record<string, string> }

/** An application with people who can join, and parts that they may want. */
export async function peopleAndParts(atEnd: AtEnd, { url, env = {} }: On = {}) {
  const app = await testApp(url ? { url } : 'empty', { atEnd, env })
  const { db } = app.database
  return {
    app,
    db,

    async person(role: 'BUYER' | 'SELLER' = 'BUYER') {
      const person = await join(app, role)
      const [row] = await db.select({ no: user.no }).from(user).where(eq(user.id, person.user._id))
      return { ...person, id: person.user._id, no: row!.no }
    },

    async part(words: ListingWords = {}) {
      const { sku, sellerNo } = await publishListing(app, words)
      const [row] = await db
        .select({ no: listing.no, id: listing.id })
        .from(listing)
        .where(sql`${listing.sku} = ${sku} and ${listing.sellerNo} = ${sellerNo}`)
      return { ...row!, sku, sellerNo }
    },

    /** Registers a seller for VAT, or ends it. */
    register: (seller: { no: number }, trn: string | null = '100123456700003') =>
      app.database.pool.query('update seller set vat_registration_no = $2 where no = $1', [
        seller.no,
        trn,
      ]),

    /** Changes a part as its seller would. */
    async change(
      no: number,
      fields: Partial<{ price: number; quantity: number; status: 'active' | 'paused' | 'removed' }>,
    ) {
      const { price, ...rest } = fields
      await db
        .update(listing)
        .set({ ...rest, ...(price !== undefined && { priceFils: sql`${price * 100}::int` }) })
        .where(eq(listing.no, no))
    },
  }
}

/** An id that nothing has. */
export const noId = '00000000-0000-4000-8000-000000000000'
