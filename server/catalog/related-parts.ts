import type { CatalogDeps } from './catalog-deps.ts'
import { isVehicles } from './fitted-vehicles.ts'
import { everything } from './listing-filter.ts'
import type { Wanted } from './listing-index/wanted.ts'
import { byNos, type ListingRow } from './listing.store.ts'

const MOST = 8
// Of so many there are some of several kinds.
const LOOKED_AT = 96
// A universal joint fits hundreds of models; these few already find its like.
const MOST_VEHICLES = 10

/**
 * What else a buyer of a part looks at, each number once: the same kind of part from other brands for the same
 * vehicles (`similar`), and other kinds of its category for the first of them, a kind each (`related`). A part
 * that names no vehicles has those of any.
 */
export async function relatedParts(
  { db, reference, listings }: Pick<CatalogDeps, 'db' | 'reference' | 'listings'>,
  row: ListingRow,
): Promise<{ similar: ListingRow[]; related: ListingRow[] }> {
  const fitted = reference.fittedYears(isVehicles(row.vehicles) ? row.vehicles : [])
  const vehicles = fitted.slice(0, MOST_VEHICLES).map((vehicle) => ({ ...vehicle, weight: 1 }))
  const find = async (types: number[], vehicles: Wanted['vehicles'], limit: number) => {
    const wanted: Wanted = {
      types: new Map(types.map((type) => [type, 1])),
      vehicles,
      ...{ positions: 0, brands: [], tiers: [], words: [], spoken: [], isExact: true },
    }
    const page = { order: 'best' as const, offset: 0, limit, isGrouped: true }
    return byNos(db, listings.index.search(everything, page, wanted).nos)
  }
  const isOther = ({ skuKey }: ListingRow) => skuKey !== row.skuKey
  const kinds = reference.partTypes.filter(
    ({ no, categoryNo }) => categoryNo === row.categoryNo && no !== row.partTypeNo,
  )
  const [similar, besides] = await Promise.all([
    row.partTypeNo === null ? [] : find([row.partTypeNo], vehicles, MOST + 1),
    find(
      kinds.map(({ no }) => no),
      vehicles.slice(0, 1),
      LOOKED_AT,
    ),
  ])
  return {
    similar: similar.filter(isOther).slice(0, MOST),
    related: onePerKind(besides.filter(isOther)).slice(0, MOST),
  }
}

function onePerKind(rows: ListingRow[]): ListingRow[] {
  const seen = new Set<number | null>()
  return rows.filter(({ partTypeNo }) => seen.size < seen.add(partTypeNo).size)
}
