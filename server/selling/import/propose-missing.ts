import { isVehicles } from '../../catalog/catalog.service.ts'
import type { Executor } from '../../platform/db.ts'
import { listedElsewhere, type ListedElsewhere } from './existing.store.ts'
import type { CellNote } from './reading/row-notes.ts'
import type { ReadListing } from './reading/listing-of-row.ts'

/** A row as it was read, with its notes. */
type ReadRow = { read: ReadListing; notes: CellNote[] }

/** Gives a row of a new part what it lacks, as proposals, and notes what they are. */
export type ProposeMissing = (row: ReadRow) => ReadRow

/** Proposes category and cars where rows say none and other sellers list the same part. */
export async function missingProposals(
  db: Executor,
  sellerNo: number,
  reads: ReadListing[],
): Promise<ProposeMissing> {
  const lacking = reads.filter(({ categoryNo, vehicles }) => !categoryNo || !vehicles)
  const keys = lacking.map(({ skuKey }) => skuKey)
  const elsewhere = Map.groupBy(await listedElsewhere(db, sellerNo, keys), ({ skuKey }) => skuKey)
  return (row) => {
    const listed = elsewhere.get(row.read.skuKey)?.find((each) => isSamePart(each, row.read))
    return listed ? withProposals(row, listed) : row
  }
}

/** Makers may give one number to different parts, so neither brand nor kind may contradict. */
const isSamePart = (listed: ListedElsewhere, { brand, partTypeNo }: ReadListing): boolean =>
  (brand === undefined || brand.toLowerCase() === listed.brand.toLowerCase()) &&
  (partTypeNo === undefined || listed.partTypeNo === null || partTypeNo === listed.partTypeNo)

function withProposals(
  { read, notes }: ReadRow,
  { categoryNo, subCategoryNo, partTypeNo, vehicles }: ListedElsewhere,
): ReadRow {
  const place = read.categoryNo === undefined && {
    categoryNo,
    ...(subCategoryNo !== null && { subCategoryNo }),
    ...(partTypeNo !== null && { partTypeNo }),
  }
  const cars = read.vehicles === undefined &&
    isVehicles(vehicles) &&
    vehicles.length > 0 && { vehicles }
  const proposed = Object.keys({ ...place, ...cars }) as (keyof ReadListing)[]
  return {
    read: { ...read, ...place, ...cars, inferred: [...(read.inferred ?? []), ...proposed] },
    notes: [
      ...notes.filter(({ code }) => !(cars && code === 'no_fitment')),
      ...(place
        ? [{ field: 'category', value: String(categoryNo), code: 'category_guessed' } as const]
        : []),
      ...(cars ? [{ field: null, value: null, code: 'cars_guessed' } as const] : []),
    ],
  }
}
