import { partTypes } from '#server/catalog/reference/part-types.ts'
import { makes } from '#server/catalog/reference/vehicles.ts'
import type { Golden } from './golden.types.ts'

const types = new Set(partTypes.map((type) => type.key))
const makeKeys = new Set(makes.map((make) => make.key))
const models = new Set(
  makes.flatMap((make) => make.models.map((model) => `${make.key}/${model.key}`)),
)

/** A slip in a key would only look like a search that finds nothing: it throws instead. */
export function checkNames(golden: Golden[], ownIds: ReadonlySet<string>): void {
  const seen = new Set<string>()
  for (const { query, right } of golden) {
    if (seen.has(query)) throw new Error(`"${query}" is asked twice`)
    seen.add(query)
    for (const line of right) {
      const unknown = [
        ...(line.types ?? []).filter((type) => !types.has(type)),
        ...(line.models ?? []).filter((model) => !models.has(model)),
        ...(line.listing === undefined || ownIds.has(line.listing) ? [] : [line.listing]),
        ...(line.make === undefined || makeKeys.has(line.make) ? [] : [line.make]),
      ]
      if (unknown.length > 0) throw new Error(`"${query}" names ${unknown.join(', ')}`)
    }
  }
}
