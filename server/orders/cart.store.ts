import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import type { Fils } from '#contract/money.ts'
import type { Substitution } from '#contract/order-status.ts'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { cart, cartLine } from './cart.tables.ts'

export type CartRow = typeof cart.$inferSelect

/** The default cart, created when it is first needed. */
async function defaultCart(db: Executor, userNo: number): Promise<CartRow> {
  const found = await named(db, userNo, '')
  if (found) return found
  await db.insert(cart).values({ id: newId(), userNo }).onConflictDoNothing()
  return (await named(db, userNo, ''))!
}

/** A cart of a user by its name, in any case. */
export async function named(
  db: Executor,
  userNo: number,
  name: string,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.userNo, userNo), sql`lower(${cart.name}) = lower(${name})`))
  return row
}

/** A cart of a user by its id; without one, the default cart. */
export async function find(
  db: Executor,
  userNo: number,
  id: string | undefined,
): Promise<CartRow | undefined> {
  if (id === undefined) return defaultCart(db, userNo)
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.userNo, userNo), eq(cart.id, id)))
  return row
}

/** Serialises the changes of a user's carts until the transaction ends. */
export async function lockBuyer(
  db: Executor,
  userNo: number,
): Promise<{ closing: boolean; suspended: boolean }> {
  const [row] = await db
    .select({
      closing: sql<boolean>`${user.closingAt} is not null`,
      suspended: sql<boolean>`${user.suspendedAt} is not null`,
    })
    .from(user)
    .where(eq(user.no, userNo))
    .for('no key update')
  return row!
}

export const all = (db: Executor, userNo: number) =>
  db
    .select({ cart, lines: count(cartLine.id) })
    .from(cart)
    .leftJoin(cartLine, eq(cartLine.cartId, cart.id))
    .where(eq(cart.userNo, userNo))
    .groupBy(cart.id)
    .orderBy(desc(sql`${cart.name} = ''`), desc(cart.changedAt), asc(cart.id))

export async function create(
  db: Executor,
  fields: Pick<CartRow, 'userNo' | 'name' | 'vehicle'>,
): Promise<CartRow> {
  const [row] = await db
    .insert(cart)
    .values({ id: newId(), ...fields })
    .returning()
  return row!
}

export async function change(
  db: Executor,
  id: string,
  fields: Partial<Pick<CartRow, 'name' | 'vehicle'>>,
): Promise<CartRow> {
  const [row] = await db
    .update(cart)
    .set({ ...fields, changedAt: sql`now()` })
    .where(eq(cart.id, id))
    .returning()
  return row!
}

/** Shares a cart; one that is shared keeps its key. Without `key` it is ended. */
export async function share(
  db: Executor,
  { userNo, id }: Pick<CartRow, 'userNo' | 'id'>,
  key: string | null,
): Promise<CartRow | undefined> {
  const [row] = await db
    .update(cart)
    .set({ shareKey: key && sql`coalesce(${cart.shareKey}, ${key})` })
    .where(and(eq(cart.userNo, userNo), eq(cart.id, id)))
    .returning()
  return row
}

/** A cart of any user that is shared. */
export async function findShared(db: Executor, id: string): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cart)
    .where(and(eq(cart.id, id), isNotNull(cart.shareKey)))
  return row
}

/** Removes a named cart; of the default one, its lines. */
export async function remove(db: Executor, { id }: Pick<CartRow, 'id'>): Promise<void> {
  await db.delete(cartLine).where(eq(cartLine.cartId, id))
  await db.delete(cart).where(and(eq(cart.id, id), ne(cart.name, '')))
}

/** A line with its listing and seller as they are now. */
export type LineRow = {
  id: string
  listingNo: number
  listingId: string
  sellerNo: number
  sellerId: string
  companyName: string
  companyNameAr: string | null
  emirate: Emirate
  trn: string | null
  sku: string
  partName: string
  partNameAr: string | null
  quantity: number
  /** Today's price, and the one that the buyer has seen. */
  priceFils: Fils
  seenFils: Fils
  available: number
  onOffer: boolean
  vehicle: string
  substitution: Substitution
}

const offerColumns = {
  listingNo: listing.no,
  listingId: listing.id,
  sellerNo: listing.sellerNo,
  sellerId: seller.id,
  companyName: seller.companyName,
  companyNameAr: seller.companyNameAr,
  emirate: seller.emirate,
  trn: seller.vatRegistrationNo,
  sku: listing.sku,
  partName: listing.partName,
  partNameAr: listing.partNameAr,
  priceFils: listing.priceFils,
  available: listing.available,
  // The listings of a company that was suspended follow in batches; nothing more is ordered of it meanwhile.
  onOffer: sql<boolean>`(${listing.status} = 'active' and ${seller.status} = 'approved')`,
}

const lineColumns = {
  ...offerColumns,
  id: cartLine.id,
  quantity: cartLine.quantity,
  seenFils: cartLine.priceFils,
  vehicle: cartLine.vehicle,
  substitution: cartLine.substitution,
}

/** The lines of a cart, those of one seller together, in the order in which they were put in. */
export const lines = (db: Executor, cartId: string): Promise<LineRow[]> =>
  db
    .select(lineColumns)
    .from(cartLine)
    .innerJoin(listing, eq(listing.no, cartLine.listingNo))
    .innerJoin(seller, eq(seller.no, listing.sellerNo))
    .where(eq(cartLine.cartId, cartId))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.id))

type VisitorLine = { listing_id: string; quantity: number; vehicle?: string | undefined }

/** Lines that aren't stored, in their order; each has the id of its listing. Unknown ones are left out. */
export async function linesOf(db: Executor, wanted: VisitorLine[]): Promise<LineRow[]> {
  const rows = await db
    .select(offerColumns)
    .from(listing)
    .innerJoin(seller, eq(seller.no, listing.sellerNo))
    .where(
      inArray(
        listing.id,
        wanted.map(({ listing_id }) => listing_id),
      ),
    )
  const offers = new Map(rows.map((row) => [row.listingId, row]))
  return wanted.flatMap(({ listing_id: id, quantity, vehicle = '' }) => {
    const offer = offers.get(id)
    offers.delete(id)
    if (!offer) return []
    return [{ ...offer, id, quantity, vehicle, seenFils: offer.priceFils, substitution: 'only' }]
  })
}

/** The numbers of the listings in a cart. */
export async function listingNos(db: Executor, cartId: string): Promise<number[]> {
  const rows = await db
    .select({ no: cartLine.listingNo })
    .from(cartLine)
    .where(eq(cartLine.cartId, cartId))
  return rows.map(({ no }) => no)
}

/** A listing that can be put into a cart; undefined when it isn't on offer. */
export async function offered(
  db: Executor,
  ids: string[],
): Promise<{ no: number; id: string; sellerNo: number; priceFils: Fils }[]> {
  return db
    .select({
      no: listing.no,
      id: listing.id,
      sellerNo: listing.sellerNo,
      priceFils: listing.priceFils,
    })
    .from(listing)
    .where(and(inArray(listing.id, ids), eq(listing.status, 'active')))
}

type NewLine = Pick<
  typeof cartLine.$inferInsert,
  'cartId' | 'listingNo' | 'quantity' | 'priceFils'
> &
  Partial<Pick<typeof cartLine.$inferInsert, 'vehicle' | 'substitution'>>

/** Puts lines in; of a listing that is in already, what is given replaces what was. */
export async function putLines(db: Executor, put: NewLine[]): Promise<void> {
  for (const line of put)
    await db
      .insert(cartLine)
      .values({ id: newId(), ...line })
      .onConflictDoUpdate({
        target: [cartLine.cartId, cartLine.listingNo],
        set: {
          quantity: line.quantity,
          priceFils: line.priceFils,
          ...(line.vehicle !== undefined && { vehicle: line.vehicle }),
          ...(line.substitution !== undefined && { substitution: line.substitution }),
        },
      })
}

export async function takeOut(db: Executor, cartId: string, listingNos: number[]): Promise<void> {
  if (listingNos.length === 0) return
  await db
    .delete(cartLine)
    .where(and(eq(cartLine.cartId, cartId), inArray(cartLine.listingNo, listingNos)))
}

/** Where a user is, as the garage or company says; undefined for other accounts. */
export async function emirateOf(db: Executor, userNo: number): Promise<Emirate | undefined> {
  const [row] = await db
    .select({ emirate: sql<Emirate | null>`coalesce(${garage.emirate}, ${seller.emirate})` })
    .from(user)
    .leftJoin(garage, eq(garage.userNo, user.no))
    .leftJoin(seller, eq(seller.no, user.no))
    .where(eq(user.no, userNo))
  return row?.emirate ?? undefined
}
