import type { SearchUnderstood } from '#contract/search.ts'
import type { Wanted } from './listing-index/wanted.ts'
import type { Reference } from './reference.ts'
import { siblingTypes } from './reference/sibling-types.ts'

/** What a broader query asks for, and in what its results differ from what was wanted. */
export type Broader = {
  wanted: Wanted
  differs: Extract<SearchUnderstood['near'], 'kind' | 'model'>
}

const ASIDE = 0.5

/**
 * Queries to try, in this order, when one finds nothing: for related kinds of part, and for other models of
 * the make. Another year or side needs none: the ranking has those last.
 */
export function broaderQueries(wanted: Wanted, reference: Reference): Broader[] {
  const { types, vehicles } = wanted
  // A VIN leaves no doubt about the car.
  if (!types || wanted.isExact) return []
  const related = relatedTypes(types, reference)
  const makes = vehicles.filter(({ model, make }) => model !== undefined && make > 0)
  const ofMakes = [...new Set(makes.map(({ make }) => make))].map((make) => ({
    make,
    weight: ASIDE,
  }))
  // Its words have been looked for.
  const byKind = { ...wanted, spoken: [] }
  return [
    ...(related.size > 0
      ? [{ wanted: { ...byKind, types: related }, differs: 'kind' as const }]
      : []),
    ...(ofMakes.length > 0
      ? [{ wanted: { ...byKind, vehicles: ofMakes }, differs: 'model' as const }]
      : []),
  ]
}

/** The siblings of the likeliest types, without those that were asked for. */
function relatedTypes(
  types: ReadonlyMap<number, number>,
  reference: Reference,
): Map<number, number> {
  const most = Math.max(...types.values())
  const keys = new Set(
    [...types].flatMap(([no, likelihood]) =>
      likelihood === most ? (reference.partType(no)?.key ?? []) : [],
    ),
  )
  const related = new Set(siblingTypes.filter((group) => group.some((key) => keys.has(key))).flat())
  return new Map(
    reference.partTypes
      .filter(({ no, key }) => related.has(key) && !types.has(no))
      .map(({ no }) => [no, ASIDE]),
  )
}
