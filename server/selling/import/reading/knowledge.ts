import type { ImportKind } from '#contract/import-columns.ts'
import type { Reference, Understanding } from '#server/catalog/catalog.service.ts'

export type { Reference, Understanding }
export type FittedVehicle = Parameters<Reference['fittedYears']>[0][number]

/** What a row is read with. */
export type Knowledge = {
  reference: Reference
  understanding: Understanding
  kind: ImportKind
  /** Part numbers stand under our own heading: each is taken as it is written. */
  hasOwnNumbers?: boolean
}
