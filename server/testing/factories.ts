import { randomInt } from 'node:crypto'
import type { Emirate } from '#contract/emirates.ts'
import { toFils } from '#contract/money.ts'
import { skuKey } from '#contract/part-number.ts'
import { user } from '../accounts/user.tables.ts'
import type { App } from '../app.ts'
import type { NewListing } from '../catalog/new-listings.ts'
import { loadReference } from '../catalog/reference.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { seller } from '../accounts/seller.tables.ts'

type SellerFields = { companyName: string; emirate: Emirate; email: string; phone: string }

/** A company that sells, with the user behind it. */
export async function makeSeller(db: Executor, fields: Partial<SellerFields> = {}) {
  const number = String(randomInt(10_000_000)).padStart(7, '0')
  const id = newId()
  const { companyName = `Test Parts ${number}`, emirate = 'Dubai' } = fields
  const { email = `seller-${number}@example.com`, phone = `+97150${number}` } = fields
  const [row] = await db
    .insert(user)
    .values({ id, role: 'SELLER', email, phone, passwordHash: 'none' })
    .returning({ no: user.no })
  const no = row!.no
  const place = { companyAddress: 'Warehouse 1, Al Quoz', tradeLicenseNo: number }
  await db.insert(seller).values({ no, id, companyName, emirate, status: 'approved', ...place })
  return { no, id, companyName }
}

/** What a test says of a listing, in the words of the trade; the rest is made up. */
export type ListingWords = Partial<
  Omit<NewListing, 'categoryNo' | 'subCategoryNo' | 'priceFils' | 'vehicles'>
> & {
  category?: string
  subCategory?: string
  price?: number
  fits?: { model: string; from?: number; to?: number }[]
}

/** A listing ready to be written, of a new seller unless one is named. */
export async function newListing(db: Executor, words: ListingWords = {}): Promise<NewListing> {
  const reference = await loadReference(db)
  const { category = 'Brake Parts', subCategory, price = 100, fits = [], ...fields } = words
  return {
    sellerNo: fields.sellerNo ?? (await makeSeller(db)).no,
    sku: `TST-${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    partName: 'Front brake pads',
    partNameAr: null,
    brand: 'Testbrand',
    categoryNo: reference.findCategory(category)!.no,
    subCategoryNo: subCategory ? reference.findSubCategory(subCategory)!.no : null,
    partTypeNo: null,
    vehicles: fits.map(({ model, ...years }) => ({
      model: reference.findModel(model)!.no,
      ...years,
    })),
    priceFils: toFils(price),
    quantity: 5,
    images: [],
    shortDescription: 'Made for a test',
    description: '<p>Made for a test</p>',
    createdAt: new Date(),
    ...fields,
  }
}

/** Puts a listing on offer the way the application does; returns what finds it again. */
export async function publishListing(
  app: Pick<App, 'stock'> & { database: { db: Executor } },
  words: ListingWords = {},
): Promise<{ sku: string; skuKey: string; sellerNo: number }> {
  const listing = await newListing(app.database.db, words)
  await app.stock.publish([listing])
  return { sku: listing.sku, skuKey: skuKey(listing.sku), sellerNo: listing.sellerNo }
}
