import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { toFils } from '#contract/money.ts'
import { insertPeople } from '#demo/people.ts'
import { subCategoryKey } from '#server/catalog/reference.store.ts'
import { loadReference, type Reference } from '#server/catalog/reference.ts'
import { stockService, type NewListing } from '#server/catalog/stock.service.ts'
import { Understanding } from '#server/catalog/understanding/understanding.ts'
import { readVocabulary } from '#server/catalog/understanding/vocabulary.ts'
import type { Car, WrittenListing } from './listing.types.ts'

/** Puts the listings on offer as the form does, without a part type: that is for the server to infer. */
export async function publishWritten(
  db: NodePgDatabase,
  listings: WrittenListing[],
): Promise<void> {
  const { sellerNos } = await insertPeople(db, 'no password', undefined)
  const styles = [...new Set(listings.map(({ style }) => style))]
  const reference = await loadReference(db)
  const names = new Understanding(reference, readVocabulary())
  const stock = stockService({ db, names, onChange: () => Promise.resolve() })
  await stock.publish(
    listings.map((listing) =>
      newListingOf(listing, sellerNos[styles.indexOf(listing.style)]!, reference),
    ),
  )
}

function newListingOf(
  { entered }: WrittenListing,
  sellerNo: number,
  reference: Reference,
): NewListing {
  const { category, subCategory } = entered
  return {
    sellerNo,
    sku: entered.partSKU,
    partName: entered.partName,
    partNameAr: entered.partNameAr ?? null,
    brand: entered.partBrand,
    categoryNo: reference.findCategory(category)!.no,
    subCategoryNo: subCategory
      ? reference.findSubCategory(subCategoryKey(category, subCategory))!.no
      : null,
    partTypeNo: null,
    vehicles: entered.fits.map((car) => fittedVehicle(car, reference)),
    universal: entered.universal,
    priceFils: toFils(entered.price),
    quantity: entered.quantity,
    images: [],
    shortDescription: entered.shortDescription,
    description: entered.description,
    createdAt: new Date('2026-11-01T00:00:00Z'),
  }
}

function fittedVehicle({ key, from, to }: Car, reference: Reference) {
  const { no } = reference.findModel(key)!
  return { model: no, ...(from && { from }), ...(to && { to }) }
}
