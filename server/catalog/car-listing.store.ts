import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { isShownSeller, seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { carListing } from './car-listing.tables.ts'

const shownCars = (db: Executor) =>
  db
    .select({
      id: carListing.id,
      referenceCode: carListing.referenceCode,
      photo: carListing.photo,
      make: carListing.make,
      model: carListing.model,
      year: carListing.year,
      version: carListing.version,
      mileage: carListing.mileage,
      unit: carListing.unit,
      priceFils: carListing.priceFils,
      transmission: carListing.transmission,
      createdAt: carListing.createdAt,
      sellerId: seller.id,
    })
    .from(carListing)
    .innerJoin(seller, eq(seller.no, carListing.sellerNo))
    .innerJoin(user, eq(user.no, seller.no))
    .$dynamic()

export type CarRow = Awaited<ReturnType<typeof shownCars>>[number]

const newest = [desc(carListing.createdAt), desc(carListing.no)]

export async function byCode(db: Executor, referenceCode: string): Promise<CarRow | undefined> {
  const found = and(eq(carListing.referenceCode, referenceCode), isShownSeller)
  return (await shownCars(db).where(found).limit(1))[0]
}

/** Other cars: of the same make first, then the newest. */
export const besides = (db: Executor, car: CarRow, limit: number): Promise<CarRow[]> =>
  shownCars(db)
    .where(and(ne(carListing.id, car.id), isShownSeller))
    .orderBy(desc(sql`lower(${carListing.make}) = lower(${car.make})`), ...newest)
    .limit(limit)

type Page = { offset: number; limit: number }

export const ofSeller = (db: Executor, sellerId: string, page: Page) =>
  counted(db, and(eq(seller.id, sellerId), isShownSeller), page)

export const all = (db: Executor, page: Page) => counted(db, isShownSeller, page)

async function counted(
  db: Executor,
  where: SQL | undefined,
  { offset, limit }: Page,
): Promise<{ rows: CarRow[]; total: number }> {
  const [rows, [found]] = await Promise.all([
    shownCars(db)
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(carListing)
      .innerJoin(seller, eq(seller.no, carListing.sellerNo))
      .innerJoin(user, eq(user.no, seller.no))
      .where(where),
  ])
  return { rows, total: found!.total }
}
